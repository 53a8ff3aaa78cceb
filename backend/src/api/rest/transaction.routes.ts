/** /api/transactions and /api/counterparties: the rows of the ledger, what they add up to, and the categories chosen for them. */
import type { CategoriesService } from '../../features/categories/categories.service.ts';
import type { LedgerService } from '../../features/ledger/ledger.service.ts';
import { DEFAULT_PAGE_SIZE } from '../../features/page.ts';
import { categorizedTransactionView, transactionDetailsView } from '../views/transaction-details.view.ts';
import { transactionTotalsView, transactionView } from '../views/transaction.view.ts';
import { ok, page, streamed } from './reply.ts';
import { queryText, type RestRequest, type Route, signedIn } from './route.ts';
import { writeTexts } from './text-sink.ts';

export function transactionRoutes(ledger: LedgerService, categories: CategoriesService): Route[] {
  return [
    signedIn('GET', '/transactions', async (viewer, request) => {
      const [limit, offset] = [queryNumber(request, 'limit'), queryNumber(request, 'offset')];
      const rows = await ledger.transactions(viewer, readFilter(request), { order: queryText(request, 'order'), limit, offset, cursor: queryText(request, 'cursor') });
      const next = new URL(request.address);
      next.searchParams.delete('offset');
      return page(rows.map(transactionView), limit ?? DEFAULT_PAGE_SIZE, next);
    }),
    signedIn('GET', '/transactions/totals', async (viewer, request) => ok(transactionTotalsView(await ledger.totals(viewer, readFilter(request))))),
    signedIn('GET', '/transactions/position', async (viewer, request) => ok(await ledger.position(viewer, readFilter(request), queryText(request, 'date')))),
    signedIn('GET', '/transactions/export.csv', async (viewer, request) => {
      const write = ledger.exportCsv(viewer, readFilter(request), queryText(request, 'order'));
      return streamed('text/csv; charset=utf-8', 'transactions.csv', (out) => writeTexts(out, write));
    }),
    signedIn('GET', '/transactions/:id', async (viewer, { params }) => ok(transactionDetailsView(await categories.transaction(viewer, params.id ?? '')))),
    signedIn('PATCH', '/transactions', async (viewer, { body }) => ok((await categories.categorize(viewer, body)).map(categorizedTransactionView))),
    signedIn('GET', '/counterparties', async (viewer, request) => ok(await ledger.counterparties(viewer, queryText(request, 'search'), queryNumber(request, 'limit')))),
  ];
}

const NAMES = ['period', 'from', 'to', 'fileId', 'accountId', 'category', 'counterparty', 'search', 'amountMin', 'amountMax', 'direction', 'currency'];

/** `kinds` and `weekdays` are lists with commas; names may hold commas themselves and come as a JSON array. */
function readFilter(request: RestRequest): Record<string, unknown> {
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, queryText(request, name)])), kinds: queryText(request, 'kinds')?.split(',') ?? null,
    weekdays: queryText(request, 'weekdays')?.split(',').map(Number) ?? null, notCategories: queryNames(request, 'notCategories'), notCounterparties: queryNames(request, 'notCounterparties'),
  };
}

/** What is no JSON goes on as it is: the service says what it wants. */
function queryNames(request: RestRequest, name: string): unknown {
  const text = queryText(request, name);
  try {
    return text === null ? null : JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function queryNumber(request: RestRequest, name: string): number | null {
  const text = queryText(request, name);
  return text === null ? null : Number(text);
}
