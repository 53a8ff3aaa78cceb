/** Everything in a ledger's vocabulary that is a name; the guards of a language model's words look for them. */
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';

export function ledgerNames({ categories, counterparties, accounts }: LedgerVocabulary): string[] {
  return [...categories, ...counterparties, ...accounts].map(({ name }) => name);
}
