/** "During Ramadan", "in the autumn term", "2025/26", "in the busy season": what no calendar tells is asked for and never guessed. */
import type { Choice, Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { UNTOLD_TIMES } from '../lexicon/untold-times.ts';
import { MONTHS, SEASONS } from './period-words.ts';
import { PhraseTable, overlap, type Span } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';
import { untoldYears } from './untold-years.ts';

const PHRASES = new PhraseTable<true>();
for (const phrase of UNTOLD_TIMES) PHRASES.add(phrase, true);

/** A question back where a time is named whose days are nowhere said; null where there is none. */
export function untoldTime(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (reading.calendar.season !== undefined) return null;
  const years = reading.periods.some(({ ends }) => ends !== undefined) ? null : untoldYears(frame);
  if (years) return years;
  const span = [...PHRASES.matches(reading.tokens).filter((match) => isTime(match, reading)), ...seasons(reading), ...stretchesOfBusiness(reading), ...ends(reading), ...goesOn(reading)].find((one) => !isNamed(one, reading) && !isTold(one, reading));
  return span ? { kind: 'clarify', plan: null, message: `No calendar tells me which days “${said(span, reading)}” means. From when to when?`, choices: withDates(span, reading) } : null;
}

const said = ({ from, to }: Span, { tokens }: Reading): string => tokens.slice(from, to).map(({ raw }) => raw).join(' ');

/** "Ramadan, 18 February to 19 March 2026", "the summer holidays, July and August", "the half term in October 2025". */
const isTold = (span: Span, { periods, tokens }: Reading): boolean => periods.some(({ from, to, ends, period }) => ends !== undefined && from <= span.to && to > span.to && saysDates(tokens.slice(span.to, to)) || !overlap({ from, to }, span) && (ends !== undefined || period.unit === 'range' && !tokens.slice(from, to).some(({ text }) => Object.hasOwn(SEASONS, text)) || from >= span.to && from - span.to <= 2 && period.unit !== 'year'));

/** "Autumn term, September to December 2025" is read as one stretch, that of its dates; "autumn to spring term" has none. */
const saysDates = (words: Reading['tokens']): boolean => words.some(({ text }) => MONTHS[text] !== undefined) && !words.some(({ text }) => Object.hasOwn(SEASONS, text) || /^(term|holidays?|break)$/.test(text));

/** What the ledger itself calls so is no time: "School Holiday Club". */
const isNamed = (span: Span, { names }: Reading): boolean => names.some((name) => name.names.length > 0 && name.from <= span.from && name.to >= span.to);

const BOUGHT = /^(spen[dt]|spends|spending|pay|paid|pays|paying|budget|cost|costs)$/;
const THINGS = /^(gifts?|presents?|hampers?|part(y|ies)|decorations?|bonus(es)?|cards?|loans?|grants?|supplies|clubs?|camps?|fees?|lessons?|class(es)?|courses?|stock|deposits?)$/;

/** "Spent on Diwali", "the half-term club" is what was bought. */
const isTime = ({ from, to }: Span, { tokens }: Reading): boolean => !(/^(on|for)$/.test(tokens[from - 1]?.text ?? '') && tokens.slice(0, from).some(({ text }) => BOUGHT.test(text))) && !THINGS.test(tokens[to]?.text ?? '');

const LISTED = /^(which|what|of|a|any)$/;
const DATED = /^(holiday|holidays|christmas|xmas|spring|summer|autumn|fall|winter|that|same)$/;

/** "The busy season", "mowing season": whoever did not say when it is. */
function seasons({ tokens, periods }: Reading): Span[] {
  return tokens.flatMap(({ text }, at): Span[] => {
    const before = tokens[at - 1]?.text ?? '';
    const isOther = LISTED.test(before) || DATED.test(before) || /^(tickets?|pass|passes|cards?)$/.test(tokens[at + 1]?.text ?? '');
    const span = { from: at - 1, to: at + 1 };
    return text !== 'season' || at === 0 || isOther || /^(the|our|my)$/.test(before) || periods.some((period) => overlap(period, span)) ? [] : [span];
  });
}

const POINTS = /^(that|those|it|which|what|these|them|each|every|all|any|weekdays?|weekends?|days?|the|a|business|working|office|week|month|quarter|year|time|period|stretch|both)$/;
const EVENTS = /^(move|strike|refurb|refurbishment|renovations?|works|closure|shutdown|storms?|floods?|drought|heatwave|outage|transition|handover|launch|festival|illness|recession|crisis|slump|downturn|lockdown|pandemic|covid)$/;
const EVENT_WITHIN = 3;
const DONE = /^(moved|opened|hired|bought|switched|raised|changed|started|closed|signed|sold|expanded|relocated|launched|stopped|ended|merged|renovated)$/;
/** "Since we got the loan": when that was the question does not say. "Since we opened" is all of it. */
const BEGAN = /^(got|took|hired|bought|switched|raised|signed|launched|expanded|changed|moved|relocated)$/;
const CLAUSE_MOST = 9;
/** "Since we hired Sam, how much have we paid him": nothing was paid before. */
const ofThem = (tokens: Reading['tokens'], from: number): boolean => tokens.slice(from).some(({ text }) => /^(him|her|them|it|they|he|she)$/.test(text));
const clauseEnd = (tokens: Reading['tokens'], from: number): number => {
  const end = tokens.findIndex(({ kind }, at) => at >= from && kind === 'stop');
  return Math.min(end < 0 ? tokens.length : end, from + CLAUSE_MOST);
};

/** "During the move", "before the strike", "until we moved". */
function stretchesOfBusiness({ tokens, periods, names }: Reading): Span[] {
  const isOfOne = names.some((name) => name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty'));
  return tokens.flatMap(({ text }, at): Span[] => {
    if (!/^(during|throughout|before|after|since|until|till)$/.test(text)) return [];
    if (/^(until|till)$/.test(text) && /^(we|i)$/.test(tokens[at + 1]?.text ?? '') && DONE.test(tokens[at + 2]?.text ?? '') && !periods.some((period) => period.from > at && period.from < at + CLAUSE_MOST)) return [{ from: at + 1, to: at + 3 }];
    if (text === 'since' && /^(we|i)$/.test(tokens[at + 1]?.text ?? '') && BEGAN.test(tokens[at + 2]?.text ?? '') && !/^(up|on|in)$/.test(tokens[at + 3]?.text ?? '') && !periods.some((period) => period.from >= at && period.from < at + CLAUSE_MOST)) return isOfOne || ofThem(tokens, clauseEnd(tokens, at + 3)) ? [] : [{ from: at, to: clauseEnd(tokens, at + 3) }];
    const isPointed = /^(the|our|my|a)$/.test(tokens[at + 1]?.text ?? '');
    const from = isPointed ? at + 2 : at + 1;
    const event = tokens.findIndex((token, i) => i >= from && i < from + EVENT_WITHIN && EVENTS.test(token.text));
    const isPlain = event >= 0 && (isPointed || /^(during|throughout)$/.test(text)) && tokens.slice(from, event).every((token) => token.kind === 'word' && !POINTS.test(token.text));
    const span = { from, to: event + 1 };
    return isPlain && !periods.some((period) => overlap(period, span) || period.from - span.to >= 0 && period.from - span.to <= 1 && period.period.unit !== 'year') ? [span] : [];
  });
}

/** "Expenses at year end", without the year: of a flow no day is enough. */
function ends({ tokens, periods, operations }: Reading): Span[] {
  if (periods.length > 0 || operations.has('balance')) return [];
  return tokens.flatMap(({ text }, at): Span[] => {
    const before = tokens[at - 1]?.text ?? '';
    const opener = /^(the|our)$/.test(before) ? tokens[at - 2]?.text ?? '' : before;
    return /^(year|month|quarter)$/.test(text) && tokens[at + 1]?.text === 'end' && /^(at|around|near|over|towards|for)$/.test(opener) ? [{ from: at, to: at + 2 }] : [];
  });
}

/** "In March, April and so on": until when. */
function goesOn({ tokens }: Reading): Span[] {
  return tokens.flatMap(({ text }, at): Span[] => {
    const behind = tokens.slice(at + 1, at + 6).map((token) => token.text).join(' ');
    const tail = MONTHS[text] === undefined ? null : /^,? ?(and (so on|so forth|onwards and so on)|etc|etcetera)\b/.exec(behind);
    return tail ? [{ from: at, to: at + 1 + tail[0].trim().split(' ').length }] : [];
  });
}

/** The question as it would be asked with days in the time's place: to be filled in by who knows them. */
function withDates({ from, to }: Span, { tokens, calendar }: Reading): Choice[] {
  const start = /^(the|our)$/.test(tokens[from - 1]?.text ?? '') ? from - 1 : from;
  const opener = /^(in|on|over|during|throughout|at|around|for|of)$/.test(tokens[start - 1]?.text ?? '') ? start - 1 : start;
  const rest = tokens.slice(to).map(({ text }) => text);
  const year = rest.findIndex((word) => /^20\d\d$/.test(word));
  const words = [...tokens.slice(0, opener).map(({ text }) => text)];
  const end = rest.filter((_, i) => i !== year).join(' ').replace(/ ?[?.!]$/, '');
  const months = year >= 0 ? [`in ${rest[year] ?? ''}`] : ['last month', `in ${calendar.asOf.slice(0, 4)}`];
  return months.map((month) => `${words.join(' ')} ${month}${end === '' ? '' : ` ${end}`}`.replace(/ ([.,;:?!])/g, '$1').trim()).map((question) => ({ label: question, question }));
}
