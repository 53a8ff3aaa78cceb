/** A place turned back into the filter of its rows, as the ledger's own list would. */
import type { EntryFilter, LedgerVocabulary } from './ledger-reader.ts';
import type { LedgerPlace } from './ledger-place.ts';

export function filterOfPlace({ accountId, category, counterparty, amountMin, amountMax, kinds, ...rest }: LedgerPlace, { categories }: Pick<LedgerVocabulary, 'categories'>): EntryFilter {
  const minor = (decimal: string) => Math.round(Number(decimal) * 100);
  return {
    ...rest, ...(kinds ? { roles: kinds } : {}), ...(accountId ? { accounts: [Number(accountId)] } : {}), ...(counterparty ? { counterparties: [counterparty] } : {}),
    ...(category ? { categories: categories.filter(({ name }) => name === category).map(({ number }) => number) } : {}),
    ...(amountMin ? { atLeastMinor: minor(amountMin) } : {}), ...(amountMax ? { atMostMinor: minor(amountMax) } : {}),
  };
}
