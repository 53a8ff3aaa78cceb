/** A place turned back into the filter of its rows, as the ledger's own list would. */
import type { EntryFilter, LedgerVocabulary } from './ledger-reader.ts';
import type { LedgerPlace } from './ledger-place.ts';

export function filterOfPlace({ accountId, category, notCategories, counterparty, amountMin, amountMax, kinds, ...rest }: LedgerPlace, { categories }: Pick<LedgerVocabulary, 'categories'>): EntryFilter {
  const minor = (decimal: string) => Math.round(Number(decimal) * 100);
  const numbersOf = (wanted: readonly string[]) => categories.filter(({ name }) => wanted.includes(name)).map(({ number }) => number);
  return {
    ...rest, ...(kinds ? { roles: kinds } : {}), ...(accountId ? { accounts: [Number(accountId)] } : {}), ...(counterparty ? { counterparties: [counterparty] } : {}),
    ...(category ? { categories: numbersOf([category]) } : {}), ...(notCategories ? { notCategories: numbersOf(notCategories) } : {}),
    ...(amountMin ? { atLeastMinor: minor(amountMin) } : {}), ...(amountMax ? { atMostMinor: minor(amountMax) } : {}),
  };
}
