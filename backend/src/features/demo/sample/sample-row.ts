/** One row of the sample company's bank statements, with what it is meant to be. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';

export interface SampleRow {
  readonly date: LocalDate;
  readonly description: string;
  /** Positive = money in. */
  readonly amountMinor: number;
  /** The category that the product is expected to find; not written into the statement. */
  readonly category: string;
}

/** A row of a month before its day of the month has become a date. */
export interface PlannedRow {
  readonly day: number;
  readonly description: string;
  readonly amountMinor: number;
  readonly category: string;
}

/** Which month of the sample: `index` counts from 0, the oldest; `monthOfYear` from 1. */
export interface SampleMonth {
  readonly index: number;
  readonly monthOfYear: number;
}
