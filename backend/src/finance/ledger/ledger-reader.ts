/** The only way in which the finance core asks for data: sums by group, and the rows behind them. Members: in memory (tests) and SQL (`features/ledger`). */
import type { AccountRole, Entry, LocalDate } from './entry.ts';
import type { ColumnChoice, EntryColumns } from './entry-columns.ts';

/** Conditions joined by AND; the values inside one list by OR. Omitted = no condition. Bounds of dates are inclusive. */
export interface EntryFilter {
  readonly currency: string;
  /** Only this file's rows (all of them, those already known from other files too). Omitted: the whole ledger, each payment once. */
  readonly fileId?: string;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly roles?: readonly AccountRole[];
  readonly categories?: readonly number[];
  readonly notCategories?: readonly number[];
  readonly counterparties?: readonly string[];
  readonly notCounterparties?: readonly string[];
  readonly accounts?: readonly number[];
  readonly notAccounts?: readonly number[];
  readonly direction?: 'in' | 'out';
  /** Bounds on the absolute amount in minor units. */
  readonly moreThanMinor?: number;
  readonly lessThanMinor?: number;
  readonly atLeastMinor?: number;
  readonly atMostMinor?: number;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekdays?: readonly number[];
  /** Every one of these words (case-insensitive substrings) stands in the description. */
  readonly descriptionWords?: readonly string[];
  /** None of these words stands in the description. */
  readonly notDescriptionWords?: readonly string[];
  /** Every one of these stands somewhere in the description or in the other party's name, in any case. */
  readonly texts?: readonly string[];
}

export type GroupKey = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'weekday' | 'category' | 'counterparty' | 'account' | 'role' | 'sourceKind';

/** One group's sums. Keys: day YYYY-MM-DD, week = its Monday, month YYYY-MM, quarter YYYY-Qn, year YYYY, category/account = number as text, counterparty = name or '', sourceKind = what the provider called it (charge, refund, fee, payout, dispute, …), '' for rows of files. */
export interface GroupTotal {
  readonly key: Readonly<Partial<Record<GroupKey, string>>>;
  readonly inMinor: number;
  /** Money out as a positive number. sum = inMinor − outMinor. */
  readonly outMinor: number;
  readonly inCount: number;
  readonly outCount: number;
}

export interface EntryPage {
  readonly entries: readonly Entry[];
  /** How many entries match in all, whatever the limit. */
  readonly count: number;
}

export type EntryOrder = 'newest' | 'oldest' | 'largest' | 'smallest';

export interface LedgerReader {
  /** An empty `groupBy` gives one total (zeros when nothing matches); otherwise one per group that has entries, in no particular order. */
  totals(filter: EntryFilter, groupBy: readonly GroupKey[]): Promise<readonly GroupTotal[]>;
  /** `largest`/`smallest` order by absolute amount. `limit` is bounded by the caller. */
  entries(filter: EntryFilter, order: EntryOrder, limit: number): Promise<EntryPage>;
  /** Whether any entry matches; cheaper than to count them. */
  has(filter: EntryFilter): Promise<boolean>;
  /** The absolute amount in the middle of all that match, or the two of an even number, the smaller first; none where nothing matches. */
  middle(filter: EntryFilter): Promise<readonly number[]>;
  /** All matching rows as columns, oldest first; the newest `MOST_ROWS` where there are more. Without the banks' texts unless they are asked for. */
  rows(filter: EntryFilter, choice?: ColumnChoice): Promise<EntryColumns>;
}

/** What this ledger (or this file) can be asked about. */
export interface LedgerVocabulary {
  readonly currency: string;
  readonly currencies: readonly string[];
  /** First and last entry date; null when empty. */
  readonly dateFrom: LocalDate | null;
  readonly dateTo: LocalDate | null;
  readonly entryCount: number;
  /** Rows that other files hold too and that are therefore not counted again; only told of a whole ledger. */
  readonly copyCount?: number;
  readonly categories: readonly { readonly number: number; readonly name: string; readonly role: AccountRole; readonly count: number }[];
  readonly counterparties: readonly { readonly name: string; readonly count: number }[];
  readonly accounts: readonly { readonly number: number; readonly name: string; readonly role: AccountRole; readonly balanceMinor: number | null }[];
}
