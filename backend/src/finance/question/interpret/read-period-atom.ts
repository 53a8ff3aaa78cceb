/** Reads one stretch of time at a token: a small hand-written descent, one function per shape. */
import { addDays, addMonths, weekdayOf, yearOf } from '../../local-date.ts';
import { week } from '../../period.ts';
import type { Calendar, PeriodAtom } from './period-atom.ts';
import { datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import type { CalendarUnit } from './period-words.ts';
import { LAST_WORDS, THIS_WORDS, WEEKDAYS, WHOLE_WORDS } from './period-words.ts';
import { readMonth, readQuarterOrHalf, readSeason, readWrittenDate, readYear, yearAfter } from './read-calendar-name.ts';
import { edgeOf, trailing, unitAt } from './relative-period.ts';

type Shape = (reader: PeriodReader, at: number) => PeriodAtom | null;

const SHAPES: readonly Shape[] = [
  readFixedPhrase, readBeforeLast, readTrailing, readEdge, readEnding, readWeekOf, readUnitsAgo, readQuarterOrHalf, readRelativeUnit, readMonth, readSeason, readWrittenDate, readYear,
];

export function readPeriodAtom(reader: PeriodReader, at: number): PeriodAtom | null {
  for (const shape of SHAPES) {
    const atom = shape(reader, at);
    if (atom) return atom;
  }
  return null;
}

/** Whole phrases with one meaning. */
function readFixedPhrase(reader: PeriodReader, at: number): PeriodAtom | null {
  const { calendar } = reader;
  const today = calendar.asOf;
  const says = (...words: string[]) => words.every((word, i) => text(reader, at + i) === word);
  const toDate = (length: number, unit: CalendarUnit) => fixed(at, at + length, { from: unitAt(unit, 0, calendar).from, to: today, unit });
  if (says('day', 'before', 'yesterday')) return fixed(at, at + 3, unitAt('day', -2, calendar));
  if (says('today')) return fixed(at, at + 1, unitAt('day', 0, calendar));
  if (says('yesterday')) return fixed(at, at + 1, unitAt('day', -1, calendar));
  if (says('ytd', 'last', 'year') || says('last', 'year', 'ytd')) return fixed(at, at + 3, { from: unitAt('year', -1, calendar).from, to: addMonths(today, -12), unit: 'range' });
  if (says('ytd')) return toDate(1, 'year');
  if (says('mtd')) return toDate(1, 'month');
  if (says('qtd')) return toDate(1, 'quarter');
  if (says('wtd')) return toDate(1, 'week');
  const unit = unitOf(reader, at);
  if (unit && text(reader, at + 1) === 'to' && text(reader, at + 2) === 'date') return toDate(3, unit);
  if (/^(start|beginning)$/.test(text(reader, at)) && says(text(reader, at), 'of')) {
    const unitAtStart = /^(the|this)$/.test(text(reader, at + 2)) ? at + 3 : at + 2;
    const started = unitOf(reader, unitAtStart);
    if (started && text(reader, at - 1) !== 'the' || started && /^(since|from)$/.test(text(reader, at - 2))) return toDate(unitAtStart + 1 - at, started as CalendarUnit);
  }
  if (says('ttm') || says('ltm')) return fixed(at, at + 1, trailing(12, 'month', calendar));
  if ((says('last') || says('this') || says('past')) && /^weekends?$/.test(text(reader, at + 1))) return fixed(at, at + 2, lastWeekend(calendar));
  const weekday = WEEKDAYS[text(reader, at + 1)];
  if (/^(last|this|past)$/.test(text(reader, at)) && weekday?.length === 1 && !text(reader, at + 1).endsWith('s')) return fixed(at, at + 2, { ...latestWeekday(weekday[0] ?? 0, calendar), unit: 'day' });
  if (says('all', 'time') || says('to', 'date') || says('whole', 'file') || says('entire', 'file') || says('entire', 'period') || says('whole', 'period') || says('since', 'inception')) return wholeFile(reader, at, 2);
  if (says('so', 'far') && unitAhead(reader, at) === null) return null;
  if (says('since', 'we', 'started') || says('since', 'the', 'beginning') || says('from', 'the', 'beginning') || says('since', 'the', 'start') || says('since', 'we', 'opened')) return wholeFile(reader, at, 3);
  if (says('holiday', 'season') || says('holidays')) return { kind: 'named', from: at, to: at + (says('holidays') ? 1 : 2), name: { unit: 'season', months: [11, 12] }, year: yearAfter(reader, at + (says('holidays') ? 1 : 2)).year };
  return null;
}

const unitAhead = (reader: PeriodReader, at: number) => unitOf(reader, at + 2) ?? null;

function wholeFile({ calendar }: PeriodReader, at: number, length: number): PeriodAtom {
  return fixed(at, at + length, { from: calendar.dataFrom, to: calendar.asOf, unit: 'all' });
}

/** The newest such day before the as-of date. */
function latestWeekday(weekday: number, { asOf }: Calendar): { from: string; to: string } {
  const back = (weekdayOf(asOf) - weekday + 7) % 7 || 7;
  return { from: addDays(asOf, -back), to: addDays(asOf, -back) };
}

function lastWeekend({ asOf }: Calendar) {
  const thisWeek = week(asOf);
  const saturday = weekdayOf(asOf) === 6 || weekdayOf(asOf) === 0 ? addDays(thisWeek.from, 5) : addDays(thisWeek.from, -2);
  return { from: saturday, to: addDays(saturday, 1), unit: 'range' as const };
}

/** "the month before last". */
function readBeforeLast(reader: PeriodReader, at: number): PeriodAtom | null {
  const unit = unitOf(reader, at);
  if (!unit || text(reader, at + 1) !== 'before' || !LAST_WORDS.has(text(reader, at + 2))) return null;
  const repeated = unitOf(reader, at + 3) === unit;
  return fixed(at, at + (repeated ? 4 : 3), unitAt(unit, -2, reader.calendar));
}

const VAGUE_COUNTS: Readonly<Record<string, number>> = { couple: 2, few: 3, several: 3, dozen: 12 };

function countAt(reader: PeriodReader, at: number): { count: number; to: number } | null {
  const token = reader.isFree(at) ? reader.tokens[at] : undefined;
  if (token?.kind === 'number' && token.value !== undefined && !token.isMoney && !token.isPercent && token.value > 0 && token.value <= 400) return { count: token.value, to: at + 1 };
  const vague = VAGUE_COUNTS[token?.text ?? ''];
  if (vague !== undefined) return { count: vague, to: text(reader, at + 1) === 'of' ? at + 2 : at + 1 };
  return token?.text === 'a' && VAGUE_COUNTS[text(reader, at + 1)] !== undefined ? countAt(reader, at + 1) : null;
}

/** "last 3 months", "the past couple of weeks", "trailing twelve full months", "6 months trailing". */
function readTrailing(reader: PeriodReader, start: number): PeriodAtom | null {
  let at = start;
  if (!LAST_WORDS.has(text(reader, at))) return null;
  at = skip(reader, at + 1, WHOLE_WORDS);
  const counted = countAt(reader, at);
  if (!counted) return halfYear(reader, start, at);
  at = skip(reader, counted.to, WHOLE_WORDS);
  const unit = unitOf(reader, at);
  if (!unit) return null;
  const inside = insideOf(reader, at + 1);
  if (inside) return fixed(start, inside.to, edgeOf(datedPeriod(inside, reader.calendar), counted.count, unit, 'last'));
  return fixed(start, at + 1, trailing(counted.count, unit, reader.calendar));
}

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

/** "the three months ending September 2025", "the year ended June 2025". */
function readEnding(reader: PeriodReader, start: number): PeriodAtom | null {
  const counted = countAt(reader, start) ?? { count: 1, to: start };
  const unit = unitOf(reader, counted.to);
  if (!unit || !/^(ending|ended|to|through|up)$/.test(text(reader, counted.to + 1)) || (unit !== 'year' && counted.to === start)) return null;
  const isEnding = /^end/.test(text(reader, counted.to + 1));
  const at = counted.to + (/^(in|on|with|to)$/.test(text(reader, counted.to + 2)) ? 3 : 2);
  const end = isEnding || (counted.to > start && text(reader, counted.to + 1) === 'to') ? readPeriodAtom(reader, isEnding ? at : counted.to + 2) : null;
  if (end?.kind === 'fixed' && end.unit === 'all') return null;
  return end ? fixed(start, end.to, edgeOf({ from: '', to: datedPeriod(end, reader.calendar).to }, counted.count, unit, 'last')) : null;
}

/** "the week of March 3". */
function readWeekOf(reader: PeriodReader, start: number): PeriodAtom | null {
  if (unitOf(reader, start) !== 'week' || !/^(of|beginning|starting|from)$/.test(text(reader, start + 1))) return null;
  const at = text(reader, start + 2) === 'the' ? start + 3 : start + 2;
  const day = readPeriodAtom(reader, at);
  return day && (day.kind === 'named' && day.name.unit === 'day' || day.kind === 'fixed' && day.unit === 'day') ? fixed(start, day.to, { ...week(datedPeriod(day, reader.calendar).from), unit: 'week' }) : null;
}

/** "two months ago"; "a year ago" is a comparison and left to it. */
function readUnitsAgo(reader: PeriodReader, at: number): PeriodAtom | null {
  const counted = countAt(reader, at) ?? (/^(a|one)$/.test(text(reader, at)) ? { count: 1, to: at + 1 } : null);
  const unit = counted && unitOf(reader, counted.to);
  if (!counted || !unit || !/^(ago|back)$/.test(text(reader, counted.to + 1))) return null;
  return unit === 'year' && counted.count === 1 ? null : fixed(at, counted.to + 2, unitAt(unit, -counted.count, reader.calendar));
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

