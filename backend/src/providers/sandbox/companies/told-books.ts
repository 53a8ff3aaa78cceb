/** The books of a merchant as one call sees them: with everything that was changed, at one moment. */
import type { ProviderName } from '../../contract.ts';
import type { SandboxStore } from '../store.ts';
import { ChangedMerchant } from './changed-merchant.ts';
import type { MerchantBooks } from './merchant-books.ts';
import type { Merchants } from './merchants.ts';

export interface ToldBooks {
  readonly books: MerchantBooks;
  readonly now: Date;
}

/** Null for an unknown company. */
export type ReadBooks = (companyId: string) => Promise<ToldBooks | null>;

export function booksReader(provider: ProviderName, { merchants, store, clock }: { merchants: Merchants; store: SandboxStore; clock: () => Date }): ReadBooks {
  return async (companyId) => {
    const now = clock();
    const books = merchants.books(provider, companyId, now.toISOString().slice(0, 10));
    return books && { now, books: new ChangedMerchant(books, await store.changes({ provider, companyId })) };
  };
}
