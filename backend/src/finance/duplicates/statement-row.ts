/** What is compared when two statements of one account may tell of the same payment in other words, and the pairs that are found. */
import type { LocalDate } from '../ledger/entry.ts';
import type { Reason, SourceRow } from '../matching/source-row.ts';

/** First and last day of what a statement says about the account. */
export interface Span {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A row that no row of the other statement equals. */
export interface LeftOver extends SourceRow {
  /** Of the statement that it is from. */
  readonly span: Span;
  /** What the bank or the other party numbered the payment with. */
  readonly reference?: string | null;
}

/** The rows of one account and currency. */
export interface Overlap {
  /** Rows that count already, from any number of statements. */
  readonly known: readonly LeftOver[];
  /** Rows of the statement that comes in. */
  readonly added: readonly LeftOver[];
  /** How many rows each side has left over in the days that both cover, those without any candidate included. */
  readonly knownCount: number;
  readonly addedCount: number;
  /** Payments of those days that both tell of in the same words and on the same day. */
  readonly exactCount: number;
  /** Pairs, by `copyKey`, that are two payments: the owner said so, or a statement shows both. */
  readonly apart: ReadonlySet<string>;
  /** Keys of added rows that are matched by the owner alone: one who took a match back does not want the next one instead. */
  readonly leftToOwner: ReadonlySet<string>;
}

export interface CopyPair {
  readonly known: LeftOver;
  readonly added: LeftOver;
  /** 0 to 100. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

export interface Copies {
  /** One payment, by itself. */
  readonly certain: readonly CopyPair[];
  /** Likely one payment: both count until the owner says so. */
  readonly proposed: readonly CopyPair[];
}

export function copyKey(addedKey: string, knownKey: string): string {
  return `${addedKey}\n${knownKey}`;
}
