/** The bank statements of the demo's sample company, as whoever starts the sandbox hands them in: its books here mirror them. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';

export interface SampleMovement {
  readonly date: LocalDate;
  readonly description: string;
  /** Positive = money in. */
  readonly amountMinor: number;
  /** The name of a category of the chart. */
  readonly category: string;
}

export interface SampleStatement {
  readonly name: string;
  readonly openingMinor: number;
  /** Oldest first. */
  readonly rows: readonly SampleMovement[];
}

/** All statements from the first of a month up to, not including, a day. The same month gives the same rows, however far one reads. */
export type ReadSample = (firstMonth: LocalDate, before: LocalDate) => readonly SampleStatement[];
