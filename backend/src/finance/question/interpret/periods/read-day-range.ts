/** Days of one month by their numbers: "1-15 October 2026", "the 1st to the 15th of October", "October 1 to 15". */
import type { PeriodAtom } from './period-atom.ts';
import { datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text } from './period-reader.ts';
import { MONTHS, UNTIL_WORDS } from './period-words.ts';
import { dayNumberAt, yearAfter } from './read-calendar-name.ts';

export function readDayRange(reader: PeriodReader, start: number): PeriodAtom | null {
  const isMonthFirst = MONTHS[text(reader, start)] !== undefined;
  const firstAt = isMonthFirst ? start + 1 : start;
  const first = dayNumberAt(reader, firstAt);
  if (first === null || !UNTIL_WORDS.test(text(reader, firstAt + 1))) return null;
  const lastAt = text(reader, firstAt + 2) === 'the' ? firstAt + 3 : firstAt + 2;
  const last = dayNumberAt(reader, lastAt);
  if (last === null || last <= first) return null;
  const monthAt = isMonthFirst ? start : text(reader, lastAt + 1) === 'of' ? lastAt + 2 : lastAt + 1;
  const month = MONTHS[text(reader, monthAt)];
  if (month === undefined || isMonthFirst && MONTHS[text(reader, lastAt + 1)] !== undefined) return null;
  const { year, to } = yearAfter(reader, isMonthFirst ? lastAt + 1 : monthAt + 1);
  const dayOf = (day: number) => datedPeriod({ kind: 'named', from: start, to, name: { unit: 'day', month, day }, year }, reader.calendar);
  return fixed(start, to, { from: dayOf(first).from, to: dayOf(last).to, unit: 'range' });
}
