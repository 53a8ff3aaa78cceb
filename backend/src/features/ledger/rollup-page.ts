/** The form in which rollups are stored: a month's page with sums by day, a year's page with sums by month. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { dayOf, monthOf, startOfMonth } from '../../finance/local-date.ts';
import { lineKey, type RollupRow, type RollupSums } from './rollup.ts';

export type PageSpan = 'month' | 'year';

/** Account number, category number, and then for each part that has entries: part, in minor, out minor, in count, out count. */
export type PageLine = readonly number[];

/** What each kind of page is cut into; parts count from 1. */
export const PAGES = {
  month: { partCount: 31, startOf: startOfMonth, partOf: dayOf, dateOf: (start, part) => `${start.slice(0, 8)}${twoDigits(part)}` },
  year: { partCount: 12, startOf: (date) => `${date.slice(0, 4)}-01-01`, partOf: monthOf, dateOf: (start, part) => `${start.slice(0, 5)}${twoDigits(part)}-01` },
} as const satisfies Record<PageSpan, {
  partCount: number;
  startOf(date: LocalDate): LocalDate;
  partOf(date: LocalDate): number;
  dateOf(start: LocalDate, part: number): LocalDate;
}>;

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** Calls back with each part's sums. */
export function eachPart(line: PageLine, onPart: (part: number, sums: RollupSums) => void): void {
  for (let at = 2; at < line.length; at += 5) {
    onPart(line[at]!, { inMinor: line[at + 1]!, outMinor: line[at + 2]!, inCount: line[at + 3]!, outCount: line[at + 4]! });
  }
}

/** `rows` are those of one page, each part in order of its date. */
export function linesOf(span: PageSpan, rows: readonly RollupRow[]): PageLine[] {
  const lines = new Map<number, number[]>();
  for (const row of rows) {
    const id = lineKey(row);
    let line = lines.get(id);
    if (!line) lines.set(id, line = [row.accountNumber, row.categoryNumber]);
    line.push(PAGES[span].partOf(row.date), row.inMinor, row.outMinor, row.inCount, row.outCount);
  }
  return [...lines.values()];
}
