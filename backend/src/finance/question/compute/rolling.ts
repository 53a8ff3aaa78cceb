/** Means that move along: each line is the mean of a calendar unit and those before it. */
import { addDays, addMonths, startOfMonth } from '../../local-date.ts';
import { divideMinor } from '../../money.ts';
import type { Subject } from '../plan.ts';
import type { Books } from './books.ts';
import type { CalendarUnit, KeyedLine } from './calendar-lines.ts';
import { calendarLines, fullUnits } from './calendar-lines.ts';

/** Units that the books do not reach far enough back for are left out, not averaged over fewer. */
export async function rollingMeans(subject: Subject, count: number, unit: CalendarUnit, books: Books): Promise<KeyedLine[]> {
  const { period } = subject;
  const { dateFrom } = books.vocabulary;
  const reach = startBefore(period.from, count - 1, unit);
  const all = await calendarLines({ ...subject, period: { ...period, from: dateFrom !== null && reach < dateFrom ? startOfMonth(dateFrom) : reach } }, unit, books);
  const own = new Set(fullUnits(unit, period, books.asOf).map(({ key }) => key));
  return all.flatMap((line, at) => (own.has(line.key) && at >= count - 1 ? [{ ...line, value: meanOf(all.slice(at - count + 1, at + 1)) }] : []));
}

const meanOf = (lines: readonly KeyedLine[]): number => divideMinor(lines.reduce((sum, { value }) => sum + value, 0), lines.length);

function startBefore(from: string, count: number, unit: CalendarUnit): string {
  switch (unit) {
    case 'day': return addDays(from, -count);
    case 'week': return addDays(from, -7 * count);
    default: return addMonths(from, -count * ({ month: 1, quarter: 3, year: 12 } as const)[unit]);
  }
}
