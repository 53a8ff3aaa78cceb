/** The season that a business states for itself: "our season runs March through November", then "the 2025 season"; "our Christmas rush is 15 November to 24 December", then "sales for it in 2025". */
import { localDate, yearOf } from '../../../local-date.ts';
import type { Calendar, DatedPeriod, PeriodAtom, SaidSeason, SeasonDay } from './period-atom.ts';
import { capped } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text } from './period-reader.ts';
import { LAST_WORDS, MONTHS, THIS_WORDS } from './period-words.ts';
import type { Span } from '../words/phrase-table.ts';
import { dayNumberAt, yearNumber } from './read-calendar-name.ts';
import type { Token } from '../words/tokenize.ts';

const NOUN = /^(season|rush|harvest|peak)$/;
const VERB = /^(runs?|running|is|goes|lasts?|from|starts?|begins?|spans?|opens?|covers?|means?|=|:|\()$/;
/** Who says when they are open says when their season is, where the question then asks of one. */
const OPENS = /^(open|opens|opened|trade|trades|operate|operates)$/;
/** Between the ends: "to", "to the end of", "and close in". */
const JOINT = /^(,? ?(and )?(we |it )?(close|closes|closing|shut|shuts|end|ends|ending|finish|finishes)( down| up)?( (on|in|at|with|by))?|(to|until|till|til|through|thru|-)( the end of)?( the)?|and( the)?)$/;
const JOINT_MOST = 5;
const OWNER = /^(the|our|my|a)$/;
const BETWEEN = /^(from|the|in|on|between|roughly|about|always|only|normally|usually|for|us)$/;
/** Within so many tokens behind the noun the season begins. */
const BEGINS_WITHIN = 7;

/** Its first and last day, and the tokens that say so. */
export function readSaidSeason(tokens: readonly Token[]): (Span & { readonly season: SaidSeason }) | null {
  const noun = tokens.findIndex(({ text: word }, i) => NOUN.test(word) && VERB.test(tokens[behindUs(tokens, i + 1)]?.text ?? ''));
  const at = noun >= 0 ? noun : tokens.findIndex((_, i) => isOpen(tokens, i));
  if (at < 0) return null;
  let from = noun >= 0 ? behindUs(tokens, at + 1) + 1 : at + 1;
  while (from < at + BEGINS_WITHIN && BETWEEN.test(tokens[from]?.text ?? '')) from++;
  const first = dayOfYearAt(tokens, from);
  // "Revenue in the peak from June to August" asks of those months, where no season is meant by it later.
  const verb = noun >= 0 ? tokens[behindUs(tokens, at + 1)]?.text : null;
  if (!first) return null;
  for (let joint = first.to + 1; joint <= first.to + JOINT_MOST; joint++) {
    const last = JOINT.test(tokens.slice(first.to, joint).map(({ text: word }) => word).join(' ')) ? dayOfYearAt(tokens, joint) : null;
    if (last && verb === 'from' && !tokens.slice(last.to).some(({ text: word }) => NOUN.test(word) || POINTS.test(word))) return null;
    if (last && !/^20\d\d$/.test(tokens[last.to]?.text ?? '')) return { from: noun >= 0 && OWNER.test(tokens[at - 2]?.text ?? '') ? at - 1 : at, to: behindEachYear(tokens, last.to), season: { first: first.day, last: last.day } };
  }
  return null;
}

const isOpen = (tokens: readonly Token[], at: number): boolean => OPENS.test(tokens[at]?.text ?? '') && /^(we|i|our|it|shop|only)$/.test(tokens[at - 1]?.text ?? '') && tokens.slice(at).some(({ text: word }) => NOUN.test(word));

/** "… each year": no year is compared. */
const behindEachYear = (tokens: readonly Token[], to: number): number => (/^(each|every) year$/.test(tokens.slice(to, to + 2).map(({ text: word }) => word).join(' ')) ? to + 2 : to);

/** "The rush for us is", "the season here is". */
const behindUs = (tokens: readonly Token[], at: number): number => (tokens[at]?.text === 'for' && /^(us|me)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : tokens[at]?.text === 'here' ? at + 1 : at);

/** "March", "15 November", "the 1st of June", "Nov 15". */
function dayOfYearAt(tokens: readonly Token[], at: number): { day: SeasonDay; to: number } | null {
  const reader = { tokens, calendar: NO_CALENDAR, isFree: () => true };
  const day = dayNumberAt(reader, at);
  if (day !== null) {
    const monthAt = tokens[at + 1]?.text === 'of' ? at + 2 : at + 1;
    const month = MONTHS[tokens[monthAt]?.text ?? ''];
    return month === undefined ? null : { day: { month, day }, to: monthAt + 1 };
  }
  const month = MONTHS[tokens[at]?.text ?? ''];
  const after = month === undefined ? null : dayNumberAt(reader, at + 1);
  return month === undefined ? null : { day: { month, day: after }, to: after === null ? at + 1 : at + 2 };
}

const NO_CALENDAR = { asOf: localDate(2000, 1, 1) } as Calendar;

/** "the 2025 season", "season 2025", "last season", "this Christmas season", "it in 2025". */
export function readSeasonOf(reader: PeriodReader, start: number): PeriodAtom | null {
  const { calendar } = reader;
  if (!calendar.season) return null;
  return byYear(reader, start, calendar.season) ?? byWord(reader, start, calendar.season);
}

function byYear(reader: PeriodReader, start: number, season: SaidSeason): PeriodAtom | null {
  const before = yearNumber(reader, start);
  const noun = nounAt(reader, start + 1);
  if (before !== null && noun > 0) return atomOf(start, noun, seasonOf(before, season, reader.calendar));
  let at = POINTS.test(text(reader, start)) ? Math.max(start + 1, nounAt(reader, start + 1)) : nounAt(reader, start);
  if (at <= start) return null;
  if (/^(in|of|for|during)$/.test(text(reader, at))) at++;
  const year = yearNumber(reader, at) ?? relativeYear(reader, at);
  const to = yearNumber(reader, at) === null ? at + 2 : at + 1;
  return year === null ? null : atomOf(start, to, seasonOf(year, season, reader.calendar));
}

const POINTS = /^(it|that)$/;

/** "Last year", "this year". */
function relativeYear(reader: PeriodReader, at: number): number | null {
  const word = text(reader, at);
  if (text(reader, at + 1) !== 'year' || !LAST_WORDS.has(word) && !THIS_WORDS.has(word)) return null;
  return yearOf(reader.calendar.asOf) - (LAST_WORDS.has(word) ? 1 : 0);
}

/** "Last season", "this season". */
function byWord(reader: PeriodReader, start: number, season: SaidSeason): PeriodAtom | null {
  const { calendar } = reader;
  const word = text(reader, start);
  const noun = nounAt(reader, start + 1);
  if (noun < 0 || !LAST_WORDS.has(word) && !THIS_WORDS.has(word)) return null;
  const now = yearOf(calendar.asOf);
  const latest = wholeSeason(now, season).from <= calendar.asOf ? now : now - 1;
  const isOver = seasonOf(latest, season, calendar).to < calendar.asOf;
  return atomOf(start, noun, seasonOf(LAST_WORDS.has(word) && !isOver ? latest - 1 : latest, season, calendar));
}

/** Behind the noun, of which a word may say what season it is ("Christmas season"); -1 where there is none. */
function nounAt(reader: PeriodReader, at: number): number {
  if (NOUN.test(text(reader, at))) return at + 1;
  return /^[a-z]+$/.test(text(reader, at)) && NOUN.test(text(reader, at + 1)) && !VERB.test(text(reader, at + 2)) ? at + 2 : -1;
}

const atomOf = (from: number, to: number, period: DatedPeriod): PeriodAtom => fixed(from, to, { ...period, unit: 'range' });

/** By the year in which it begins. */
const seasonOf = (year: number, season: SaidSeason, calendar: Calendar): DatedPeriod => capped(wholeSeason(year, season), calendar);

function wholeSeason(year: number, { first, last }: SaidSeason): DatedPeriod {
  const ends = last.month < first.month ? year + 1 : year;
  return { from: localDate(year, first.month, first.day ?? 1), to: localDate(ends, last.month, last.day ?? 31), unit: 'range' };
}
