/** The cash that the ledger knows of: what the files, the connected accounts or the owner said is in the bank. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';

type KnownAccount = LedgerVocabulary['accounts'][number];

/** The bank accounts whose balance is known; what is owed on a card is no cash. */
export function accountsWithBalance({ accounts }: Pick<LedgerVocabulary, 'accounts'>): (KnownAccount & { readonly balanceMinor: number })[] {
  return accounts.flatMap((account) => (account.role === 'bank' && account.balanceMinor !== null ? [{ ...account, balanceMinor: account.balanceMinor }] : []));
}

/** The sum of the bank accounts' balances, in minor units; null when none is known. */
export function knownBalance(vocabulary: Pick<LedgerVocabulary, 'accounts'>): number | null {
  const known = accountsWithBalance(vocabulary);
  return known.length === 0 ? null : known.reduce((sum, account) => sum + account.balanceMinor, 0);
}
