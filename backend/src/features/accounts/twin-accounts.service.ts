/** Tells which accounts seem to be one, so that their owner can merge them: two files of one account under different names would count every payment twice. */
import { twinAccounts } from '../../finance/duplicates/twin-accounts.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import type { Viewer } from '../users/viewer.ts';
import { listBankAccounts, type BankAccount } from './bank-account.ts';

export interface TwinAccount {
  readonly account: BankAccount;
  /** The one that `account` seems to be, too. */
  readonly into: BankAccount;
  /** Payments of `account` on days that are alike in both, of so many in the time that both cover. */
  readonly sharedCount: number;
  readonly comparedCount: number;
}

export class TwinAccountsService {
  readonly #ledgers: LedgerSource;

  constructor(ledgers: LedgerSource) {
    this.#ledgers = ledgers;
  }

  /** Most alike first within each currency. */
  list({ businessId }: Viewer): Promise<TwinAccount[]> {
    return this.#ledgers.with({ businessId, fileId: null }, null, async ({ reader, sql, currencies }) => {
      const accounts = await listBankAccounts(sql, businessId);
      if (accounts.length < 2) return [];
      const byNumber = new Map(accounts.map((account) => [account.number, account]));
      const found: TwinAccount[] = [];
      for (const { currency } of currencies) {
        for (const { number, intoNumber, ...counts } of twinAccounts(await reader.totals({ currency }, ['day', 'account']))) {
          const [account, into] = [byNumber.get(number), byNumber.get(intoNumber)];
          if (account && into && account.currency === into.currency) found.push({ account, into, ...counts });
        }
      }
      return found;
    });
  }
}
