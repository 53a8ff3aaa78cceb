/** What a recurring payment or income is: successive rows of one party at a rhythm. */
import type { LocalDate } from '../ledger/entry.ts';

export type Rhythm = 'weekly' | 'fortnightly' | 'four-weekly' | 'monthly' | 'quarterly' | 'yearly';

/** How often in a year. */
export const TIMES_A_YEAR: Readonly<Record<Rhythm, number>> = { 'weekly': 52, 'fortnightly': 26, 'four-weekly': 13, 'monthly': 12, 'quarterly': 4, 'yearly': 1 };

/** One row of the ledger. */
export interface Occurrence {
  readonly id: string;
  readonly date: LocalDate;
  readonly amountMinor: number;
}

/** The first Monday, the last (−1) Friday of a month; 0 = Sunday. */
export interface NthWeekday {
  readonly nth: number;
  readonly weekday: number;
}

/** When the next ones fall due: a day of the month every so many months (31 = the month's last), its nth weekday, or every so many days (on the day of the week that most of them had). */
export type Schedule =
  | { readonly everyMonths: number; readonly day: number; readonly weekend: WeekendHabit }
  | ({ readonly everyMonths: number } & NthWeekday)
  | { readonly everyDays: number; readonly weekday: number | null };

/** What happens to a due day at the weekend. */
export type WeekendHabit = 'kept' | 'before' | 'after';

export interface RecurringSeries {
  /** Stays the same while rows are added to the series. */
  readonly key: string;
  readonly counterparty: string;
  readonly direction: 'in' | 'out';
  /** That of most of its rows. */
  readonly categoryNumber: number;
  readonly rhythm: Rhythm;
  /** Signed; that of the newest price where it changed. */
  readonly typicalMinor: number;
  readonly isFixedAmount: boolean;
  /** How far amounts usually lie from the typical one; 0 for a fixed one. */
  readonly spreadMinor: number;
  /** Oldest first. */
  readonly occurrences: readonly Occurrence[];
  /** Their places in the columns that were looked through. */
  readonly places: readonly number[];
  readonly lastOn: LocalDate;
  /** The first one after `lastOn` that is expected. */
  readonly nextOn: LocalDate;
  /** How many days late is still on time. */
  readonly toleranceDays: number;
  /** The last one is not overdue by more than the tolerance. */
  readonly isActive: boolean;
  /** 0 to 1: how many there are, how regular their dates and amounts. */
  readonly confidence: number;
  readonly schedule: Schedule;
}
