/** The year of payments without one below the day of an opening balance: they begin behind that day, and within a year of it. */
import { FULL_DATE, readDate } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';

/** `oldest`: the first payment's day, by the year of the last one, for each order of day and month; null where no line, or more than one year, says so. */
export function yearOfOpening(oldest: readonly ((newestYear: number) => LocalDate | null)[], above: readonly string[]): { year: number; line: string } | null {
  const found = above.filter((line) => lineKind(line) === 'opening-balance').flatMap((line) => daysIn(line).flatMap((opening) => oldest.map((dayIn) => ({ line, year: yearBehind(opening, dayIn) }))));
  const [first] = found;
  return first && first.year !== null && found.every(({ year }) => year === first.year) ? { year: first.year, line: first.line.trim() } : null;
}

function daysIn(line: string): LocalDate[] {
  return [...line.matchAll(FULL_DATE)].flatMap(([text]) => [...new Set((['day-first', 'month-first'] as const).flatMap((order) => readDate(text, order) ?? []))]);
}

function yearBehind(opening: LocalDate, dayIn: (newestYear: number) => LocalDate | null): number | null {
  const year = Number(opening.slice(0, 4));
  const yearLater = `${year + 1}${opening.slice(4)}`;
  return [year, year + 1].find((newest) => { const day = dayIn(newest); return day !== null && day >= opening && day < yearLater; }) ?? null;
}
