/** /api/transactions and /api/accounts: the rows of the ledger and the bank accounts that they belong to. */
import type { LedgerService } from '../../features/ledger/ledger.service.ts';
import { bankAccountView, transactionView } from '../views/transaction.view.ts';
import { ok, page } from './reply.ts';
import { queryPage, queryText, type RestRequest, type Route, signedIn } from './route.ts';

export function transactionRoutes(ledger: LedgerService): Route[] {
  return [
    signedIn('GET', '/transactions', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await ledger.transactions(viewer, readFilter(request), asked)).map(transactionView), asked.limit, request.address);
    }),
    signedIn('GET', '/accounts', async (viewer) => ok((await ledger.accounts(viewer)).map(bankAccountView))),
  ];
}

/** `kinds` is a list with commas. */
function readFilter(request: RestRequest): Record<string, unknown> {
  const names = ['from', 'to', 'fileId', 'category', 'counterparty', 'currency'];
  return { ...Object.fromEntries(names.map((name) => [name, queryText(request, name)])), kinds: queryText(request, 'kinds')?.split(',') ?? null };
}
