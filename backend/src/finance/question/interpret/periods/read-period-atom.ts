/** Reads one stretch of time at a token: a small hand-written descent, one function per shape. */
import { addDays, yearOf } from '../../../local-date.ts';
import { week } from '../../../period.ts';
import type { PeriodAtom } from './period-atom.ts';
import { datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import type { CalendarUnit } from './period-words.ts';
import { LAST_WORDS, MONTHS, ORDINALS, THIS_WORDS, WHOLE_WORDS } from './period-words.ts';
import { countAt } from './read-count.ts';
import { readBeside } from './read-beside.ts';
import { readMonth, readQuarterOrHalf, readSeason, readWrittenDate, readYear, yearAfter } from './read-calendar-name.ts';
import { readDayRange } from './read-day-range.ts';
import { readBareLast, readBeforeThis, readSince, readThisPointLastYear } from './read-since.ts';
import { readFixedPhrase } from './read-fixed-phrase.ts';
import { readNamedDay } from './named-days.ts';
import { readMonthUpToDay, readNthWeekday, readWeekdayTheNth } from './read-part-of-month.ts';
import { readRest } from './read-rest.ts';
import { readSeasonOf } from './said-season.ts';
import { edgeOf, periodBefore, trailing, unitAt } from './relative-period.ts';
import { wordTable } from '../../../word-table.ts';

type Shape = (reader: PeriodReader, at: number) => PeriodAtom | null;

const SHAPES: readonly Shape[] = [
  readSince, readThisPointLastYear, readBeforeThis, readBareLast, readNthWeekday, readWeekdayTheNth, readMonthUpToDay, readSeasonOf, readBeforeLast, (reader, at) => readRest(reader, at, readPeriodAtom), readNamedDay, readFixedPhrase, readThird, (reader, at) => readBeside(reader, at, readPeriodAtom), readTrailing, readEdge, readEnding, readQuarterNamedByMonth, readHalfOfMonth, readWeekOfMonth, readWeekOf, readUnitsAgo, readQuarterOrHalf, readRunning, readRelativeUnit, readDayRange, readMonth, readSeason, readWrittenDate, readYear,
];

export function readPeriodAtom(reader: PeriodReader, at: number): PeriodAtom | null {
  for (const shape of SHAPES) {
    const atom = shape(reader, at);
    if (atom) return atom;
  }
  return null;
}

const THIRDS = wordTable<0 | 1 | 2>({ early: 0, mid: 1, middle: 1, late: 2 });

/** "early 2026", "mid-March", "late last year": a third of the named stretch. */
function readThird(reader: PeriodReader, start: number): PeriodAtom | null {
  const third = THIRDS[text(reader, start)];
  if (third === undefined) return null;
  const inside = insideOf(reader, start + 1) ?? readPeriodAtom(reader, start + 1);
  const isWide = inside !== null && (inside.kind === 'fixed' ? /^(month|quarter|half|year)$/.test(inside.unit) : inside.kind === 'year' || inside.name.unit !== 'day');
  return isWide ? { ...inside, from: start, third } : null;
}

/** "the month before last", "the summer before last", "the Easter before last", "the fortnight before last". */
function readBeforeLast(reader: PeriodReader, at: number): PeriodAtom | null {
  const fortnight = reader.tokens[at]?.value === 2 && text(reader, at + 1) === 'weeks' ? 2 : 0;
  if (fortnight > 0) return isBeforeLast(reader, at + 2) ? fixed(at, at + 4, periodBefore(trailing(2, 'week', reader.calendar), 1)) : null;
  const unit = unitOf(reader, at);
  if (unit && isBeforeLast(reader, at + 1)) return fixed(at, at + (unitOf(reader, at + 3) === unit ? 4 : 3), unitAt(unit, -2, reader.calendar));
  const name = readNamedDay(reader, at) ?? readQuarterOrHalf(reader, at) ?? readMonth(reader, at) ?? readSeason(reader, at);
  if (name?.kind !== 'named' || name.year !== null || !isBeforeLast(reader, name.to)) return null;
  const last = latestOver(name, reader);
  return { ...name, to: name.to + 2, year: last - 1 };
}

const isBeforeLast = (reader: PeriodReader, at: number): boolean => text(reader, at) === 'before' && LAST_WORDS.has(text(reader, at + 1));

/** The year of the latest one that is over. */
function latestOver(name: PeriodAtom & { readonly kind: 'named' }, reader: PeriodReader): number {
  const now = yearOf(reader.calendar.asOf);
  const latest = [now, now - 1, now - 2].find((year) => datedPeriod({ ...name, year }, reader.calendar).to < reader.calendar.asOf);
  return latest ?? now - 2;
}

/** "last 3 months", "the past couple of weeks", "trailing twelve full months", "6 months trailing". */
function readTrailing(reader: PeriodReader, start: number): PeriodAtom | null {
  const ahead = LAST_WORDS.has(text(reader, start)) ? null : countAt(reader, start);
  if (ahead) return readCountAhead(reader, start, ahead);
  let at = start;
  if (!LAST_WORDS.has(text(reader, at))) return null;
  at = skip(reader, at + 1, WHOLE_WORDS);
  if (text(reader, at) === 'fortnight') return fixed(start, at + 1, trailing(2, 'week', reader.calendar));
  const counted = countAt(reader, at);
  if (!counted) return halfYear(reader, start, at);
  at = skip(reader, counted.to, WHOLE_WORDS);
  const unit = unitOf(reader, at);
  if (!unit) return unitLeftUnsaid(reader, start, counted);
  const inside = insideOf(reader, at + 1);
  if (inside) return fixed(start, inside.to, edgeOf(datedPeriod(inside, reader.calendar), counted.count, unit, 'last'));
  return fixed(start, at + 1, trailing(counted.count, unit, reader.calendar));
}

/** "Fuel per month, last 6": the unit stands where it is said what each line is. */
function unitLeftUnsaid(reader: PeriodReader, start: number, { count, to }: { count: number; to: number }): PeriodAtom | null {
  const next = reader.tokens[to];
  if (next !== undefined && next.kind !== 'stop' && !/^(or|were|was|did|had|have|with|where|when|in|please|pls)$/.test(next.text) || count < 2) return null;
  const at = reader.tokens.findIndex((token, i) => /^(per|by|each|every|a)$/.test(token.text) && unitOf(reader, i + 1) !== undefined);
  const said = unitOf(reader, at + 1) ?? ({ daily: 'day', weekly: 'week', monthly: 'month', quarterly: 'quarter' } as const)[reader.tokens.find(({ text: word }) => /^(daily|weekly|monthly|quarterly)$/.test(word))?.text ?? ''] ?? pluralBefore(reader, start);
  return said ? fixed(start, to, trailing(count, said, reader.calendar)) : null;
}

/** "How many months out of the last 12". */
function pluralBefore(reader: PeriodReader, start: number): CalendarUnit | undefined {
  const at = reader.tokens.findLastIndex(({ text: word }, i) => i < start && /^(days|weeks|months|quarters|years)$/.test(word));
  return at < 0 ? undefined : unitOf(reader, at);
}

/** "The 12 last full months", "6 months trailing". */
function readCountAhead(reader: PeriodReader, start: number, { count, to }: { count: number; to: number }): PeriodAtom | null {
  const last = text(reader, to) === 'most' ? to + 1 : to;
  const isLast = LAST_WORDS.has(text(reader, last));
  const at = skip(reader, isLast ? last + 1 : to, WHOLE_WORDS);
  const unit = unitOf(reader, at);
  if (unit && !isLast && isAdjective(reader, to)) return fixed(start, at + 1, trailing(count, unit, reader.calendar));
  if (!unit || !isLast && text(reader, at + 1) !== 'trailing') return null;
  return fixed(start, isLast ? at + 1 : at + 2, trailing(count, unit, reader.calendar));
}

/** "14-day revenue", "90 day spend": the last so many, said before what is measured. */
const isAdjective = (reader: PeriodReader, at: number): boolean => /^(day|week|month)$/.test(text(reader, at)) && /^(revenue|sales|income|profit|spend|spending|expenses?|costs?|takings|turnover|cash|total|totals|window|period|margin|refunds?|collections|billings?|production|receipts|deposits)$/.test(text(reader, at + 1)) && !(text(reader, at + 1) === 'period' && /^(to|through|thru|until|end|ends|ended|ending|finishing|closing)$/.test(text(reader, at + 2)));

/** "the past half year" is six months. */
function halfYear(reader: PeriodReader, start: number, at: number): PeriodAtom | null {
  return text(reader, at) === 'half' && unitOf(reader, at + 1) === 'year' ? fixed(start, at + 2, trailing(6, 'month', reader.calendar)) : null;
}

function skip(reader: PeriodReader, at: number, words: ReadonlySet<string>): number {
  while (words.has(text(reader, at))) at++;
  return at;
}

/** "of 2024", "in March", "of last year" after an edge. */
function insideOf(reader: PeriodReader, at: number): PeriodAtom | null {
  if (!/^(of|in)$/.test(text(reader, at))) return null;
  const next = /^(the|a)$/.test(text(reader, at + 1)) ? at + 2 : at + 1;
  return readPeriodAtom(reader, next);
}

/** "first three months of 2024", "last week of March", "final quarter of last year" is left to quarters. */
function readEdge(reader: PeriodReader, start: number): PeriodAtom | null {
  const word = text(reader, start);
  const edge = word === 'first' || word === 'opening' ? 'first' : word === 'last' || word === 'final' || word === 'closing' ? 'last' : null;
  if (!edge) return null;
  const counted = countAt(reader, start + 1) ?? { count: 1, to: start + 1 };
  const unit = unitOf(reader, counted.to);
  if (!unit || (counted.count === 1 && (unit === 'quarter' || unit === 'half'))) return null;
  const inside = insideOf(reader, counted.to + 1);
  return inside ? fixed(start, inside.to, edgeOf(datedPeriod(inside, reader.calendar), counted.count, unit, edge)) : null;
}

/** "the three months ending September 2025", "the year ended June 2025", "week ending 18 October". */
function readEnding(reader: PeriodReader, start: number): PeriodAtom | null {
  const halves = text(reader, start) === 'half' && unitOf(reader, start + 1) === 'year';
  const counted = halves ? { count: 1, to: start + 1 } : countAt(reader, start) ?? { count: 1, to: start };
  const unit = halves ? 'half' : unitOf(reader, counted.to);
  const noun = counted.to + (text(reader, counted.to + 1) === 'period' ? 1 : 0);
  const that = text(reader, noun + 1) === 'that' || text(reader, noun + 1) === 'which' ? 1 : 0;
  const isEnding = /^(end|ends|ended|ending|finish|finishes|finished|finishing|close|closes|closed|closing)$/.test(text(reader, noun + 1 + that));
  const isYearTo = unit === 'year' && counted.to === start && text(reader, noun + 1) === 'to' && /^(the|a|our)$/.test(text(reader, start - 1)) && MONTHS[text(reader, noun + 2)] !== undefined;
  if (!unit || !isEnding && (!/^(to|through|thru|up)$/.test(text(reader, noun + 1)) || unit !== 'year' && counted.to === start && !saysEndOf(reader, unit, noun + 1))) return null;
  const at = noun + that + (/^(in|on|with|to|at)$/.test(text(reader, noun + that + 2)) ? 3 : 2);
  const end = isEnding || isYearTo || ((counted.to > start || saysEndOf(reader, unit, noun + 1)) && /^(to|through|thru)$/.test(text(reader, noun + 1))) ? readPeriodAtom(reader, skip(reader, isEnding ? at : noun + 2, END_OF)) : null;
  if (end?.kind === 'fixed' && end.unit === 'all') return null;
  return end ? fixed(start, end.to, edgeOf({ from: '', to: datedPeriod(end, reader.calendar).to }, counted.count, unit, 'last')) : null;
}

/** "The quarter to the end of September". */
const saysEndOf = (reader: PeriodReader, unit: CalendarUnit, at: number): boolean => unit === 'quarter' && [0, 1, 2].every((i) => text(reader, at + i) === ['to', 'the', 'end'][i]);

/** "The September quarter": the three months that end with it. */
function readQuarterNamedByMonth(reader: PeriodReader, start: number): PeriodAtom | null {
  const month = MONTHS[text(reader, start)];
  const dated = yearAfter(reader, start + 1);
  // "In March 2025 quarter by quarter".
  const isDated = dated.year !== null && unitOf(reader, dated.to) === 'quarter' && !/^(by|on|to|over|after)$/.test(text(reader, dated.to + 1));
  if (month === undefined || !isDated && unitOf(reader, start + 1) !== 'quarter') return null;
  const { year, to } = isDated ? { year: dated.year, to: dated.to + 1 } : yearAfter(reader, start + 2);
  const end = datedPeriod({ kind: 'named', from: start, to, name: { unit: 'month', number: month }, year }, reader.calendar);
  return fixed(start, to, { ...edgeOf(end, 1, 'quarter', 'last'), unit: month % 3 === 0 ? 'quarter' : 'range' });
}

const HALF_OF_MONTH = wordTable<'first' | 'last'>({ first: 'first', '1st': 'first', front: 'first', second: 'last', '2nd': 'last', back: 'last', latter: 'last', last: 'last' });
const MID_MONTH = 15;

/** "The first half of October 2026": its first fifteen days. */
function readHalfOfMonth(reader: PeriodReader, start: number): PeriodAtom | null {
  const edge = HALF_OF_MONTH[text(reader, start)];
  const inside = edge && text(reader, start + 1) === 'half' ? insideOf(reader, start + 2) : null;
  if (!inside) return null;
  const whole = datedPeriod(inside, reader.calendar);
  if (whole.unit !== 'month') return null;
  const middle = addDays(whole.from, MID_MONTH);
  return fixed(start, inside.to, edge === 'first' ? { from: whole.from, to: addDays(middle, -1), unit: 'range' } : { from: middle, to: whole.to, unit: 'range' });
}

/** "The second week of October": its days 8 to 14, as the first week is its days 1 to 7. */
function readWeekOfMonth(reader: PeriodReader, start: number): PeriodAtom | null {
  const count = ORDINALS[text(reader, start)] ?? 0;
  const inside = count >= 2 && text(reader, start + 1) === 'week' ? insideOf(reader, start + 2) : null;
  if (!inside) return null;
  const whole = datedPeriod(inside, reader.calendar);
  const from = addDays(whole.from, 7 * (count - 1));
  const to = addDays(from, 6);
  return whole.unit === 'month' && from <= whole.to ? fixed(start, inside.to, { from, to: to < whole.to ? to : whole.to, unit: 'range' }) : null;
}

/** "the week of March 3" holds that day, "w/c 12 October" begins with it, "w/e 18 October" ends with it. */
function readWeekOf(reader: PeriodReader, start: number): PeriodAtom | null {
  const opened = weekOpening(reader, start);
  if (!opened) return null;
  const day = readPeriodAtom(reader, skip(reader, opened.to, THE));
  if (day?.kind === 'named' && day.name.unit === 'holiday' && opened.edge === null) return { ...day, from: start, name: { ...day.name, about: 'week' } };
  if (!day || !(day.kind === 'named' && day.name.unit === 'day' || day.kind === 'fixed' && day.unit === 'day')) return null;
  const { from } = datedPeriod(day, reader.calendar);
  return fixed(start, day.to, opened.edge === null ? { ...week(from), unit: 'week' } : edgeOf({ from, to: from }, 1, 'week', opened.edge));
}

const THE: ReadonlySet<string> = new Set(['the']);
const END_OF: ReadonlySet<string> = new Set(['the', 'end', 'of']);

/** Which edge of the week the day is; null = any day of it. */
function weekOpening(reader: PeriodReader, start: number): { to: number; edge: 'first' | 'last' | null } | null {
  const [first, second, third] = [text(reader, start), text(reader, start + 1), text(reader, start + 2)];
  if (unitOf(reader, start) === 'week' && /^(of|beginning|starting|from|commencing)$/.test(second)) return { to: start + 2, edge: second === 'of' ? null : 'first' };
  if (first === 'w' && second === '/' && /^(c|b|e)$/.test(third)) return { to: start + 3, edge: third === 'e' ? 'last' : 'first' };
  return first === 'wc' ? { to: start + 1, edge: 'first' } : null;
}

/** "two months ago"; "a year ago" is a comparison and left to it. */
function readUnitsAgo(reader: PeriodReader, at: number): PeriodAtom | null {
  const counted = countAt(reader, at) ?? (/^(a|one)$/.test(text(reader, at)) ? { count: 1, to: at + 1 } : null);
  const unit = counted && unitOf(reader, counted.to);
  if (!counted || !unit || !/^(ago|back)$/.test(text(reader, counted.to + 1))) return null;
  if (text(reader, counted.to + 1) === 'back' && reachesBack(reader, counted.count, unit)) return fixed(at, counted.to + 2, trailing(counted.count, unit, reader.calendar));
  return unit === 'year' && counted.count === 1 ? null : fixed(at, counted.to + 2, unitAt(unit, -counted.count, reader.calendar));
}

const MONTH_OF_DAYS = 28;

/** "60 days back", "week by week, eight weeks back": all of the way, where so many single days or a line for each are meant. */
function reachesBack(reader: PeriodReader, count: number, unit: CalendarUnit): boolean {
  if (unit === 'day') return count >= MONTH_OF_DAYS;
  return count > 1 && (reader.tokens.some(({ text: word }, at) => /^(by|per|each|every)$/.test(word) && unitOf(reader, at + 1) === unit) || reader.tokens.some(({ text: word }) => word === `${unit}ly`));
}

/** "Profit for the year", at the end of what is said: the running one. */
function readRunning(reader: PeriodReader, start: number): PeriodAtom | null {
  const unit = text(reader, start) === 'the' && text(reader, start - 1) === 'for' ? unitOf(reader, start + 1) : undefined;
  const after = reader.tokens[start + 2];
  const isSingular = !text(reader, start + 1).endsWith('s');
  return unit && isSingular && (after === undefined || after.kind === 'stop' && after.text !== '(' && after.text !== ',') ? fixed(start, start + 2, unitAt(unit, 0, reader.calendar)) : null;
}

/** "last month", "this fiscal year", "the past year" (twelve months), "this year so far". */
function readRelativeUnit(reader: PeriodReader, start: number): PeriodAtom | null {
  const word = text(reader, start);
  const at = skip(reader, start + 1, WHOLE_WORDS);
  const unit = unitOf(reader, at);
  if (!unit) return null;
  if (THIS_WORDS.has(word)) {
    const soFar = text(reader, at + 1) === 'so' && text(reader, at + 2) === 'far' ? 2 : text(reader, at + 1) === 'to' && text(reader, at + 2) === 'date' ? 2 : 0;
    return withinYear(reader, fixed(start, at + 1 + soFar, unitAt(unit, 0, reader.calendar)));
  }
  if (!LAST_WORDS.has(word) || word === 'latest' && unit !== 'month' && unit !== 'quarter' && unit !== 'week' && unit !== 'year') return null;
  if ((word === 'past' || word === 'trailing') && unit === 'year') return fixed(start, at + 1, trailing(12, 'month', reader.calendar));
  if (word === 'past' && unit === 'week') return fixed(start, at + 1, trailing(7, 'day', reader.calendar));
  return withinYear(reader, fixed(start, at + 1, unitAt(unit, -1, reader.calendar)));
}

/** "last year in March", "this year Q2", "last year's second half": the year qualifies the name that follows. */
function withinYear(reader: PeriodReader, atom: PeriodAtom): PeriodAtom {
  if (atom.kind !== 'fixed' || atom.unit !== 'year' || reader.calendar.fiscalStart !== 1) return atom;
  let at = atom.to;
  if (/^(in|for|during)$/.test(text(reader, at))) at++;
  const name = readQuarterOrHalf(reader, at) ?? readMonth(reader, at) ?? readSeason(reader, at);
  return name?.kind === 'named' && name.year === null ? { ...name, from: atom.from, year: yearOf(atom.period.from) } : atom;
}

