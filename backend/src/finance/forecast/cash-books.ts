/** The rows of a cash forecast, made ready once: the month of each row, the rows of each party, and where those known on a day end. */
import type { EntryColumns } from '../ledger/entry-columns.ts';
import { between, countUpTo as countOfDays, partyStreams, type PartyStream } from '../recurring/stream.ts';
import { monthIndexOfDay } from './month-index.ts';

export interface CashBooks {
  /** Every row that is cash flow (no transfers), oldest first. */
  readonly columns: EntryColumns;
  /** `monthIndex` of each row. */
  readonly months: Int32Array;
  readonly parties: readonly PartyStream[];
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
  return { columns, months, parties: partyStreams(columns) };
}

/** How many rows had happened by the end of the day. */
export function countUpTo({ columns: { days } }: CashBooks, day: number): number {
  return countOfDays(days, day);
}

/** Longer ago a rhythm says nothing of today's. */
const DETECTED_MONTHS = 40;

/** What a detector would have seen at the end of that day. */
export function knownParties({ parties }: CashBooks, day: number): PartyStream[] {
  return between(parties, day - DETECTED_MONTHS * 30.5, day);
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
