/** The rows of a cash forecast, made ready once: the month of each row, and where the rows known on a day end. */
import type { EntryColumns } from '../ledger/entry-columns.ts';
import { monthIndexOfDay } from './month-index.ts';

export interface CashBooks {
  /** Every row that is cash flow (no transfers), oldest first. */
  readonly columns: EntryColumns;
  /** `monthIndex` of each row. */
  readonly months: Int32Array;
  readonly placeOfId: ReadonlyMap<string, number>;
}

/** Money in and out of consecutive months; both positive. */
export interface MonthFlows {
  readonly inMinor: readonly number[];
  readonly outMinor: readonly number[];
}

export function cashBooks(columns: EntryColumns): CashBooks {
  const monthOfDay = new Map<number, number>();
  const months = columns.days.map((day) => {
    const known = monthOfDay.get(day);
    if (known !== undefined) return known;
    const month = monthIndexOfDay(day);
    monthOfDay.set(day, month);
    return month;
  });
  return { columns, months, placeOfId: new Map(columns.ids.map((id, place) => [id, place])) };
}

/** How many rows had happened by the end of the day. */
export function countUpTo({ columns: { days } }: CashBooks, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Longer ago a rhythm says nothing of today's. */
const DETECTED_MONTHS = 40;

/** What a detector would have seen at the end of that day. */
export function knownRows(books: CashBooks, day: number): EntryColumns {
  const { columns } = books;
  const from = countUpTo(books, day - DETECTED_MONTHS * 30.5);
  const to = countUpTo(books, day);
  const { ids, days, amountsMinor, counterparties, categoryNumbers, accountNumbers, descriptions } = columns;
  return {
    ...columns, count: to - from, ids: ids.slice(from, to), days: days.subarray(from, to), amountsMinor: amountsMinor.subarray(from, to), counterparties: counterparties.subarray(from, to),
    categoryNumbers: categoryNumbers.subarray(from, to), accountNumbers: accountNumbers.subarray(from, to), descriptions: descriptions?.slice(from, to) ?? null,
  };
}

/** The months from `first` to `last`, empty ones with zeros. `isCounted` is asked by row; rows behind `count` have not happened yet. */
export function monthFlows({ columns: { amountsMinor }, months }: CashBooks, span: { first: number; last: number; count: number }, isCounted: (place: number) => boolean = () => true): MonthFlows {
  const size = Math.max(0, span.last - span.first + 1);
  const inMinor = new Array<number>(size).fill(0);
  const outMinor = new Array<number>(size).fill(0);
  for (let place = 0; place < span.count; place += 1) {
    const at = months[place]! - span.first;
    if (at < 0 || at >= size || !isCounted(place)) continue;
    const amount = amountsMinor[place]!;
    if (amount >= 0) inMinor[at]! += amount;
    else outMinor[at]! -= amount;
  }
  return { inMinor, outMinor };
}
