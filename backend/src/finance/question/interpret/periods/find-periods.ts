/** All stretches of time that a question names, in order, with ranges joined and missing years filled in from their neighbours. */
import { placeInYear } from '../../../holidays.ts';
import { addDays, daysBetween, yearOf } from '../../../local-date.ts';
import type { Calendar, DatedPeriod, PeriodAtom } from './period-atom.ts';
import { capped, datedPeriod } from './period-atom.ts';
import { LAST_WORDS, SEASONS, UNITS, UNTIL_WORDS } from './period-words.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import { againstYearBefore } from './against-year-before.ts';
import { labelOfRange, occasionsOf } from './label-of-range.ts';
import { isLeftOut } from './left-out-period.ts';
import { readBareCount } from './read-bare-count.ts';
import { isMeanOf } from './mean-of.ts';
import { withPrecedingUnits } from './preceding-units.ts';
import { readFiscalYear } from './read-fiscal-year.ts';
import { readPeriodAtom } from './read-period-atom.ts';
import { withoutRestated } from './restated-periods.ts';
import { toldRunUp } from './run-up.ts';
import { readSaidSeason } from './said-season.ts';
import type { Token } from '../words/tokenize.ts';

export interface PeriodMention extends Span {
  readonly period: DatedPeriod;
  /** The name had no year of its own nor of a neighbour ("and in May?"): a follow-up takes the year of the question before. */
  readonly isYearGuessed: boolean;
  /** The two ends of "from 2024 to 2025", which a question about growth compares. */
  readonly ends?: readonly [DatedPeriod, DatedPeriod];
}

export interface FoundPeriods {
  readonly mentions: readonly PeriodMention[];
  readonly calendar: Calendar;
  /** Tokens that state a fiscal year or a season. */
  readonly stated: readonly Span[];
}

export function findPeriods(tokens: readonly Token[], given: Calendar, isFree: (at: number) => boolean, isNamed: (token: Token) => boolean = () => false): FoundPeriods {
  const fiscal = readFiscalYear(tokens);
  const season = readSaidSeason(tokens);
  const calendar = { ...given, ...(fiscal ? { fiscalStart: fiscal.startMonth } : {}), ...(season ? { season: season.season } : {}) };
  const stated: Span[] = [fiscal, season].filter((span) => span !== null);
  const reader = { tokens, calendar, isFree: (at: number) => isFree(at) && !covers(stated, at) };
  const atoms: PeriodAtom[] = [];
  for (let at = 0; at < tokens.length;) {
    const atom = readPeriodAtom(reader, at);
    if (atom) atoms.push(atom);
    at = atom ? atom.to : at + 1;
  }
  const bare = atoms.length === 0 ? readBareCount(reader) : null;
  if (bare) atoms.push(bare);
  const mentions = withPrecedingUnits(joinRanges(tokens, againstYearBefore(fillYears(ofNamedYear(withoutRestated(atoms, tokens), tokens), tokens), tokens, calendar), calendar), tokens);
  const runUp = toldRunUp(mentions, tokens);
  const label = labelOfRange(mentions, tokens);
  if (label) return { mentions: mentions.filter((mention) => mention !== label), calendar, stated: [...stated, label] };
  stated.push(...occasionsOf(mentions, tokens, isNamed));
  return runUp ? { mentions: mentions.slice(1), calendar, stated: [...stated, runUp] } : { mentions, calendar, stated };
}

const YEAR_WITHIN = 2;

/** "January to June turnover this year", "Q3 bottom line this year": one or two words stand between a name and the year that it is of. */
function ofNamedYear(atoms: readonly PeriodAtom[], tokens: readonly Token[]): PeriodAtom[] {
  const used = new Set<PeriodAtom>();
  const dated = atoms.map((atom, i) => {
    if (atom.kind !== 'named' || atom.year !== null || atom.name.unit === 'day') return atom;
    const partner = atoms[i + 1];
    const isRangeStart = partner?.kind === 'named' && partner.year === null && partner.from === atom.to + 1 && UNTIL_WORDS.test(tokens[atom.to]?.text ?? '');
    const [end, year] = isRangeStart ? [partner, atoms[i + 2]] : [atom, partner];
    if (year?.kind !== 'fixed' || year.unit !== 'year' || !/^(this|last) year$/.test(tokens.slice(year.from, year.to).map(({ text }) => text).join(' '))) return atom;
    const between = tokens.slice(end.to, year.from);
    if (between.length === 0 || between.length > YEAR_WITHIN || !between.every(({ kind, text }) => kind === 'word' && !/^(vs|v|versus|against|to|than|and|with|compared|from|over|or|so|is|was|in|for|of|total|look|how|what|show)$/.test(text))) return atom;
    used.add(year);
    return { ...atom, year: yearOf(year.period.from) };
  });
  return dated.filter((atom) => !used.has(atom));
}

/** "March and June 2024": a name takes the year of the nearest later one that has its own, else of the nearest earlier one. */
function fillYears(atoms: readonly PeriodAtom[], tokens: readonly Token[]): PeriodAtom[] {
  const filled = atoms.map((atom, i) => {
    if (atom.kind !== 'named' || atom.year !== null) return atom;
    // "From 1 Jan till now against the same days of 2025": what runs until now began this year.
    if (openEndAfter(tokens, atom.to, '') > atom.to) return atom;
    if (atoms.slice(i + 1).some((other) => other.kind === 'named' && other.year !== null && JSON.stringify(other.name) === JSON.stringify(atom.name))) return atom;
    const later = atoms.slice(i + 1).find((other) => (other.kind === 'named' && other.year !== null && other.name.unit !== 'season') || other.kind === 'year');
    if (later?.kind === 'named' && later.year !== null) return { ...atom, year: wrapsBefore(atom, later, tokens) ? later.year - 1 : later.year };
    if (later?.kind === 'year' && !isMeanOf(tokens, later) && !hasStop(tokens, atom.to, later.from)) return { ...atom, year: later.year };
    const earlier = [...atoms.slice(0, i)].reverse().find((other) => (other.kind === 'named' && other.year !== null) || other.kind === 'year');
    if (earlier?.kind === 'named' && earlier.year !== null) return { ...atom, year: wrapsBefore(earlier, atom, tokens) ? earlier.year + 1 : earlier.year };
    return earlier?.kind === 'year' && !isMeanOf(tokens, earlier) && !hasStop(tokens, earlier.to, atom.from) ? { ...atom, year: earlier.year } : atom;
  });
  return earlierNamesakes(filled, tokens).filter((atom) => atom.kind !== 'year' || isCutFrom(atom, filled, tokens) || !lendsItsYear(atom, filled, tokens));
}

/** "2025 from October onwards": the year is the whole that is begun in the middle, and so it ends there. */
function isCutFrom(year: PeriodAtom & { kind: 'year' }, atoms: readonly PeriodAtom[], tokens: readonly Token[]): boolean {
  const next = atoms[atoms.indexOf(year) + 1];
  if (next?.kind !== 'named' || next.year !== year.year || /^20\d\d$/.test(tokens[next.to - 1]?.text ?? '')) return false;
  return /^,? ?(since|from|starting)( the (start|beginning) of)?$/.test(tokens.slice(year.to, next.from).map(({ text }) => text).join(' ')) && (tokens[next.from - 1]?.text !== 'from' || openEndAfter(tokens, next.to, 'from') > next.to);
}

/** "October against last October", "this summer and last summer", "summer 2026 and the summer before": the last one is that of the year before; "October, I mean the last October we had" only says it again. */
function earlierNamesakes(atoms: readonly PeriodAtom[], tokens: readonly Token[]): readonly PeriodAtom[] {
  if (SAYS_AGAIN.test(tokens.map(({ text }) => text).join(' '))) return atoms;
  return atoms.map((atom, at) => {
    const isBefore = tokens[atom.to]?.text === 'before' && !LAST_WORDS.has(tokens[atom.to + 1]?.text ?? '');
    if (atom.kind !== 'named' || atom.year === null || !isBefore && !LAST_WORDS.has(tokens[atom.from]?.text ?? '') || tokens.slice(atom.from, atom.to).some(({ text }) => /^(year|20)/.test(text))) return atom;
    const name = JSON.stringify(atom.name);
    const isNamedTwice = atoms.some((other, i) => i !== at && other.kind === 'named' && JSON.stringify(other.name) === name && (other.year === null || other.year === atom.year) && !LAST_WORDS.has(tokens[other.from]?.text ?? ''));
    return isNamedTwice ? { ...atom, year: atom.year - 1, to: isBefore ? atom.to + 1 : atom.to } : atom;
  });
}

const SAYS_AGAIN = /\b(i mean|i meant|meaning|namely|that is|i e) (the |our )?(last|most recent|latest)\b/;

/** The points of "i.e." stop nothing. */
const hasStop = (tokens: readonly Token[], from: number, to: number) => tokens.slice(from, to).some((token, i) => /^[.?!;]$/.test(token.text) && !(token.text === '.' && /^[a-z]$/.test(tokens[from + i - 1]?.text ?? '')));

/** A bare year beside a name only dates the name: "in March and June of the year 2024". */
function lendsItsYear(year: PeriodAtom & { kind: 'year' }, atoms: readonly PeriodAtom[], tokens: readonly Token[]): boolean {
  if (isRangeEdge(year, tokens) || isMeanOf(tokens, year) || isFiscalBeside(year, atoms, tokens) || atoms.some((atom) => atom.kind === 'named' && isLeftOut(atom, tokens))) return false;
  return atoms.some((atom) => atom.kind === 'named' && atom.year === year.year && !hasStop(tokens, Math.min(atom.to, year.to), Math.max(atom.from, year.from)));
}

/** "FY25 …, February 2025 to January 2026": the names have years of their own. */
const isFiscalBeside = (year: PeriodAtom, atoms: readonly PeriodAtom[], tokens: readonly Token[]): boolean => /^(fy|fiscal|financial)/.test(tokens[year.from]?.text ?? '') && atoms.length > 2 && atoms.every((atom) => atom === year || atom.kind === 'named' && tokens.slice(atom.from, atom.to).some(({ text, kind }) => kind === 'number' && /^'?(20)?\d\d$/.test(text)));

/** "the start of 2026 until the end of May": the year is an end of the range itself. */
function isRangeEdge({ from, to, third }: PeriodAtom, tokens: readonly Token[]): boolean {
  const words = tokens.slice(Math.max(0, from - 2), from).map((token) => token.text).join(' ');
  return third !== undefined || /^(start|beginning|end) of$/.test(words) && (UNTIL_WORDS.test(tokens[to]?.text ?? '') || tokens[to]?.text === 'and');
}

/** "November to February 2025" begins in 2024, but only where the two are the ends of a range. */
function wrapsBefore(first: PeriodAtom, second: PeriodAtom, tokens: readonly Token[]): boolean {
  const between = tokens.slice(first.to, second.from);
  if (between.length > WRAP_MOST) return false;
  if (!between.some((token) => UNTIL_WORDS.test(token.text) || token.text === 'and') || first.kind !== 'named' || second.kind !== 'named') return false;
  if (between.some((token) => /^(compared|comparing|comparison|versus|vs|against|than|relative)$/.test(token.text))) return false;
  if (between.some((token) => token.text === 'and') && tokens.slice(0, first.from).some((token) => /^(difference|gap|change|changed|compare|comparing|compared)$/.test(token.text))) return false;
  if (between.some((token) => token.text === 'and') && !tokens.slice(Math.max(0, first.from - 2), first.from).some((token) => token.text === 'between')) return false;
  return monthOfName(first) > monthOfName(second);
}

/** "Through to the end of": the ends of a range stand close together. */
const WRAP_MOST = 5;

function monthOfName({ name }: PeriodAtom & { kind: 'named' }): number {
  switch (name.unit) {
    case 'month': return name.number;
    case 'quarter': return name.number * 3;
    case 'half': return name.number * 6;
    case 'season': return name.months[0];
    case 'day': return name.month + name.day / 100;
    case 'holiday': return placeInYear(name.holiday);
  }
}

function joinRanges(tokens: readonly Token[], atoms: readonly PeriodAtom[], calendar: Calendar): PeriodMention[] {
  const mentions: PeriodMention[] = [];
  for (let i = 0; i < atoms.length; i++) {
    const atom = atoms[i] as PeriodAtom;
    const next = atoms[i + 1];
    const isYearGuessed = atom.kind === 'named' && atom.year === null;
    const opener = openerBefore(tokens, atom.from);
    if (next && isRange(tokens, atom, next, opener.word)) {
      mentions.push({ ...rangeOf(atom, next, calendar), from: opener.from, to: next.to, isYearGuessed: isYearGuessed && next.kind === 'named' && next.year === null, ends: [datedPeriod(atom, calendar), capped(datedPeriod(next, calendar), calendar)] });
      i++;
      continue;
    }
    const own = datedPeriod(atom, calendar);
    const openEnd = atom.kind === 'named' && atom.name.unit === 'day' && isSoFar(tokens, atom.to) ? atom.to + 2 : openEndAfter(tokens, atom.to, opener.word);
    const earlier = mentions.at(-1);
    const isJustBefore = opener.word === 'after' && earlier?.period.unit === own.unit && addDays(own.to, 1) === earlier.period.from;
    const bounded = isJustBefore ? null : bound(own, opener.word, openEnd > atom.to, calendar);
    if (earlier && isUntil(opener.word) && earlier.period.from <= own.to && earlier.period.to >= own.from && earlier.period.unit !== 'range') {
      mentions[mentions.length - 1] = { ...earlier, period: capped({ from: earlier.period.from, to: own.to, unit: 'range' }, calendar) };
      continue;
    }
    const whole = atoms[i - 1];
    if (earlier && bounded && whole?.kind === 'year' && isCutFrom(whole, atoms, tokens)) {
      mentions[mentions.length - 1] = { ...earlier, to: openEnd, period: capped({ from: own.from, to: earlier.period.to, unit: 'range' }, calendar) };
      continue;
    }
    mentions.push({ period: capped(bounded ?? own, calendar), from: bounded ? opener.from : atom.from, to: bounded ? openEnd : atom.to, isYearGuessed });
  }
  return saidOnce(mentions, tokens).map((mention) => ({ ...mention, from: withFrameWords(tokens, mention) }));
}

/** "holiday season Nov-Dec 2025": the same stretch named twice side by side is one. */
function saidOnce(mentions: readonly PeriodMention[], tokens: readonly Token[]): PeriodMention[] {
  const once: PeriodMention[] = [];
  for (const mention of mentions) {
    const before = once.at(-1);
    const isSame = before?.period.from === mention.period.from && before?.period.to === mention.period.to;
    const isInside = before !== undefined && mention.from === before.to && before.period.unit === 'range' && mention.period.from >= before.period.from && mention.period.to <= before.period.to;
    const isExact = before !== undefined && isSeasonThenMonths(before, mention, tokens);
    if (before && isExact) once[once.length - 1] = { ...mention, from: before.from };
    else if (before && isInside) once[once.length - 1] = { ...before, to: mention.to };
    else if (before && mention.from - before.to <= 1 && isSame) once[once.length - 1] = { ...mention, from: before.from };
    else once.push(mention);
  }
  return once;
}

/** "This autumn, August to October 2026": the months say which part of the year is meant. */
function isSeasonThenMonths(before: PeriodMention, mention: PeriodMention, tokens: readonly Token[]): boolean {
  const isSeason = tokens.slice(before.from, before.to).some(({ text }) => Object.hasOwn(SEASONS, text));
  return isSeason && mention.from === before.to + 1 && tokens[before.to]?.text === ',' && mention.period.unit === 'range' && mention.period.from <= before.period.to && mention.period.to >= before.period.from;
}

/** "for the month of June 2025" names no grouping by month. */
function withFrameWords(tokens: readonly Token[], { from, period }: PeriodMention): number {
  const word = tokens[from - 2]?.text ?? '';
  const isFramed = tokens[from - 1]?.text === 'of' && UNITS[word] === period.unit && !word.endsWith('s');
  return isFramed ? from - 2 : from;
}

function openerBefore(tokens: readonly Token[], at: number): { word: string; from: number } {
  let from = at - 1;
  while (from >= 0 && /^(the|in|of|on|start|beginning|end|early|late|,)$/.test(tokens[from]?.text ?? '') && at - from < 4) from--;
  const word = tokens[from]?.text ?? '';
  // "The month before, September": that "before" belongs to what stands before the comma.
  if (/^(before|after)$/.test(word) && tokens[from + 1]?.text === ',') return { word: '', from: at };
  // "Down on the month before in 2026": the month before is what it is held against.
  if (word === 'before' && /^(day|week|month|quarter|year|one|period)$/.test(tokens[from - 1]?.text ?? '') && tokens.slice(from + 1, at).some(({ text }) => /^(in|of|during|,)$/.test(text))) return { word: '', from: at };
  if (word === 'through' && /^(burn|burned|burnt|burning|go|goes|went|gone|going|run|ran|running|get|got|came|come|flow|flowed|passed|put|paid|sold)$/.test(tokens[from - 1]?.text ?? '')) return { word: '', from: at };
  if (word === 'through' && /^(halfway|midway|way|partway)$/.test(tokens[from - 1]?.text ?? '')) return { word: '', from: at };
  if (word === 'by' && tokens.slice(from, at).some((token) => token.text === 'end')) return { word: 'until', from };
  const clause = sinceClause(tokens, at);
  if (clause !== null) return { word: 'since', from: clause };
  const isOpener = /^(between|from|since|until|till|til|before|after|through|thru|starting|beginning|to|by)$/.test(word);
  if (word === 'to' && tokens[from - 1]?.text === 'up') return /^(add|adds|added|adding|sum|sums|summed|amount|total|totals|totaled|totalled|come|comes|came)$/.test(tokens[from - 2]?.text ?? '') ? { word: '', from: at } : { word: 'until', from: from - 1 };
  return isOpener && word !== 'to' ? { word, from } : { word: '', from: at };
}

const CLAUSE_MOST = 9;

/** "Since we signed the new lease in July 2025": where the clause begins; null without one. */
function sinceClause(tokens: readonly Token[], at: number): number | null {
  if (!/^(in|on|around)$/.test(tokens[at - 1]?.text ?? '')) return null;
  for (let from = at - 3; from >= Math.max(0, at - CLAUSE_MOST); from--) {
    if (tokens[from]?.text === 'since') return /^(we|i|they|he|she|it|the|our|my)$/.test(tokens[from + 1]?.text ?? '') ? from : null;
    if (tokens[from]?.kind !== 'word') return null;
  }
  return null;
}

function isRange(tokens: readonly Token[], first: PeriodAtom, second: PeriodAtom, opener: string): boolean {
  const between = tokens.slice(first.to, second.from).map((token) => token.text).filter((text) => !/^(the|in|of|and|up|end|,|\)|\()$/.test(text) || text === 'and');
  if (first.kind === 'fixed' && first.unit === 'all') return false;
  if (opener === 'between' && between.length === 1 && between[0] === 'and') return true;
  if (between.length !== 1 || !UNTIL_WORDS.test(between[0] ?? '')) return false;
  return opener === 'from' || between[0] !== 'to' || sameKind(first, second);
}

/** "July 2023 to June 2024" is a range; "this year to last year" is a comparison. */
function sameKind(first: PeriodAtom, second: PeriodAtom): boolean {
  return first.kind !== 'fixed' && second.kind !== 'fixed' || (first.kind === 'fixed' && first.unit === 'day');
}

function rangeOf(first: PeriodAtom, second: PeriodAtom, calendar: Calendar): { period: DatedPeriod } {
  const end = datedPeriod(second, calendar);
  let start = datedPeriod(first, calendar);
  if (start.from > end.to && first.kind === 'named' && first.year === null) start = datedPeriod(first, calendar, yearOf(start.from) - 1);
  const [low, high] = start.from <= end.from ? [start, end] : [end, start];
  return { period: capped({ from: low.from, to: high.to, unit: 'range' }, calendar) };
}

/** "from March on", "2024 until now", "January to date". */
function openEndAfter(tokens: readonly Token[], at: number, opener: string): number {
  const next = tokens[at]?.text ?? '';
  const after = tokens[at + 1]?.text ?? '';
  if (/^(onward|onwards|forward|forwards)$/.test(next) || next === 'on' && (opener === 'from' || tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'stop')) return at + 1;
  if (/^(until|till|to|through|up)$/.test(next) && /^(now|today|date|present)$/.test(after)) return at + 2;
  return at;
}

/** "January 1 so far": of a day, only what began on it can run until now. */
const isSoFar = (tokens: readonly Token[], at: number): boolean => tokens[at]?.text === 'so' && tokens[at + 1]?.text === 'far';

/** "This year by month through July": up to there. */
const isUntil = (opener: string): boolean => /^(until|till|til|through|thru)$/.test(opener);

/** The period that an opening word makes of the named one; null when the word changes nothing. */
function bound(own: DatedPeriod, opener: string, isOpenEnded: boolean, { asOf, dataFrom }: Calendar): DatedPeriod | null {
  if (opener === 'since' || opener === 'starting' || isOpenEnded || opener === 'from' && own.unit === 'day') return { from: own.from, to: asOf, unit: 'range' };
  if (opener === 'after') return { from: addDays(own.to, 1), to: asOf, unit: 'range' };
  if (opener === 'before') return { from: dataFrom, to: addDays(own.from, -1), unit: 'range' };
  if (/^(through|thru)$/.test(opener) && isStretch(own)) return null;
  if (/^(until|till|til|through|thru)$/.test(opener)) return { from: dataFrom, to: own.to, unit: 'range' };
  return null;
}

/** "Through 2025", "through the last 12 months" means all through it; "through October" up to there. */
const isStretch = ({ from, to, unit }: DatedPeriod): boolean => unit === 'year' || unit === 'range' && daysBetween(from, to) > QUARTER_DAYS;
const QUARTER_DAYS = 92;
