/** Stretches that begin where something began: "since the week started", "since we opened", "since Monday"; and "the twelve months before this one". */
import { addDays, addMonths, weekdayOf } from '../../../local-date.ts';
import type { PeriodAtom } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import { SHORT_DAYS, WEEKDAYS, WHOLE_WORDS } from './period-words.ts';
import { trailing, unitAt } from './relative-period.ts';

const BEGAN = /^(start|started|starts|began|begin|begins|begun|opened|open|launched|founded|exist|existed|turned|established|incorporated)$/;
const WHOSE = /^(the|our|my|this|these|those|your|we|i)$/;
const BOOKS = /^(books?|doors|company|business|shop|store|practice|clinic|file|records?|ledger|opening|outset|start|beginning|inception|founding)$/;
/** Only where they are said to begin: "since the data breach", "since our statement" tell of something else. */
const OF_THE_BOOKS = /^(data|history|statements?|accounts?|entries|numbers|figures|bookkeeping|export|spreadsheet|recordkeeping|listing)$/;

export function readSince(reader: PeriodReader, at: number): PeriodAtom | null {
  if (text(reader, at) !== 'since') return null;
  const { calendar } = reader;
  const short = SHORT_DAYS[text(reader, at + 1)];
  const weekday = WEEKDAYS[text(reader, at + 1)] ?? (short === undefined ? undefined : [short]);
  if (weekday?.length === 1) return fixed(at, at + 2, { from: addDays(calendar.asOf, -((weekdayOf(calendar.asOf) - (weekday[0] ?? 0) + 7) % 7)), to: calendar.asOf, unit: 'range' });
  if (text(reader, at + 1) === 'day' && /^(one|1|first)$/.test(text(reader, at + 2))) return whole(reader, at, at + 3);
  const next = WHOSE.test(text(reader, at + 1)) ? at + 2 : at + 1;
  const unit = unitOf(reader, next);
  if (unit && next > at + 1 && BEGAN.test(text(reader, next + 1))) return fixed(at, next + 2, { from: unitAt(unit, 0, calendar).from, to: calendar.asOf, unit });
  if (OF_THE_BOOKS.test(text(reader, next)) && BEGAN.test(text(reader, next + 1)) && !/ing$|^to$/.test(text(reader, next + 2))) return whole(reader, at, next + 2);
  if (BOOKS.test(text(reader, next)) && text(reader, next + 1) !== 'of') return whole(reader, at, BEGAN.test(text(reader, next + 1)) ? next + 2 : next + 1);
  const began = text(reader, next) === 'first' ? next + 1 : next;
  return /^(we|i)$/.test(text(reader, at + 1)) && BEGAN.test(text(reader, began)) && !/ing$|^(with|to|at)$/.test(text(reader, began + 1)) && !isPartOfBusiness(reader, began + 1) ? whole(reader, at, began + 1) : null;
}

/** "Since we opened the second yard", "since we started snow removal": not the business itself. */
function isPartOfBusiness(reader: PeriodReader, at: number): boolean {
  const pointed = /^(the|our|my|a|an|another|this)$/.test(text(reader, at));
  return pointed && !/^(doors?|firm|studio|restaurant|place|salon|gym|garage|bakery|brewery|farm|agency|office)$/.test(text(reader, at + 1)) && !BOOKS.test(text(reader, at + 1));
}

/** "Revenue up to this point last year", "last year by now": the same days of last year, where they are not held against this year's. */
export function readThisPointLastYear(reader: PeriodReader, at: number): PeriodAtom | null {
  const said = Array.from({ length: 7 }, (_, i) => text(reader, at + i)).join(' ');
  const length = (UNTIL_THEN.exec(said) ?? LAST_YEAR_BY_THEN.exec(said))?.[0].trim().split(' ').length;
  if (length === undefined || reader.tokens.some(({ text: word }, i) => (i < at || i >= at + length) && COMPARES.test(word))) return null;
  return fixed(at, at + length, { from: unitAt('year', -1, reader.calendar).from, to: addMonths(reader.calendar.asOf, -12), unit: 'range' });
}

const THEN = '(?:(?:this|the same|that same|this same) (?:time|point|stage|date|day)|now)';
const UNTIL_THEN = new RegExp(`^(?:up to|as of|as at|at|until|till|by|to|through) ${THEN} last year(?= |$)`);
const LAST_YEAR_BY_THEN = new RegExp(`^last year (?:as of|until|till|by|to|up to|through) ${THEN}(?= |$)`);
const COMPARES = /^(compare|compares|compared|comparing|comparison|vs|v|versus|against|than|ahead|behind|up|down|where|better|worse|higher|lower|more|less|grown?|grew|change|changed|now|so|ytd|difference)$/;

const whole = ({ calendar }: PeriodReader, from: number, to: number): PeriodAtom => fixed(from, to, { from: calendar.dataFrom, to: calendar.asOf, unit: 'all' });

/** "Are we making more this year than last?": the last one of the unit that was named before. */
export function readBareLast(reader: PeriodReader, at: number): PeriodAtom | null {
  if (text(reader, at) !== 'last' || !/^(than|vs|versus|against|to|over|and|or|from)$/.test(text(reader, at - 1)) || !/^(|one|\?|\.|,|in|for)$/.test(reader.tokens[at + 1]?.text ?? '')) return null;
  for (let before = at - 1; before > 0; before--) {
    const unit = unitOf(reader, before);
    if (unit && /^(this|the|our)$/.test(text(reader, before - 1))) return fixed(at, text(reader, at + 1) === 'one' ? at + 2 : at + 1, unitAt(unit, -1, reader.calendar));
  }
  return null;
}

/** "The twelve months before this one." */
export function readBeforeThis(reader: PeriodReader, at: number): PeriodAtom | null {
  const { value = 0 } = reader.isFree(at) ? reader.tokens[at] ?? {} : {};
  const noun = WHOLE_WORDS.has(text(reader, at + 1)) ? at + 2 : at + 1;
  const unit = unitOf(reader, noun);
  if (!Number.isInteger(value) || value < 1 || value > 60 || !unit || text(reader, noun + 1) !== 'before' || !/^(this|the)$/.test(text(reader, noun + 2))) return null;
  const isThis = /^(one|current|running)$/.test(text(reader, noun + 3)) || unitOf(reader, noun + 3) === unit;
  return isThis ? fixed(at, noun + (text(reader, noun + 3) === 'one' || unitOf(reader, noun + 3) ? 4 : 5), trailing(value, unit, reader.calendar)) : null;
}
