/** What matching works on: rows of a provider of outside books and rows of statements, and the pairs of them that tell of one movement of money. */
import type { LocalDate } from '../ledger/entry.ts';

/** payout: money that left a payment provider and came to the bank. same-payment: one payment, in the outside books and on the statement. */
export type SourceMatchKind = 'payout' | 'same-payment';

/** copy: one payment in two statements of one account. transfer: money out of one own account and into another. */
export type MatchKind = SourceMatchKind | 'copy' | 'transfer';

/** Everything that can be compared; nothing of it depends on when a row came into the ledger. */
export interface SourceRow {
  /** What recognises the row in any pull or file; unique on its side. */
  readonly key: string;
  readonly date: LocalDate;
  /** Minor units of `currency`, positive = money into its account. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  /** The other party's name; null where the text names none. */
  readonly counterparty: string | null;
  readonly account: string;
  readonly role: 'bank' | 'card';
  /** A provider that keeps the account says that the money came from, or went to, another own one. */
  readonly isTransfer?: boolean;
}

export interface ProviderRow extends SourceRow {
  readonly provider: string;
  /** The day on which a payout is to be at the bank. */
  readonly arrivesOn: LocalDate | null;
}

export interface Reason {
  /** In plain words. */
  readonly says: string;
  /** Points for the pair; negative: against it. */
  readonly weight: number;
}

export interface Pair {
  readonly provider: ProviderRow;
  readonly statement: SourceRow;
  /** 0 to 100. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

/** Name of a pair, for those that an owner has spoken about. */
export function pairKey(providerKey: string, statementKey: string): string {
  return `${providerKey}\n${statementKey}`;
}
