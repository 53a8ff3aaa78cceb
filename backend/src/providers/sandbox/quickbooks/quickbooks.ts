/** QuickBooks Online as the sandbox speaks it: queries, single objects, changes since a moment, and reports. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { type Exchange, json, type Reply } from '../exchange.ts';
import type { BookChange, SandboxStore } from '../store.ts';
import type { AnswerData, Vendor, VendorRoute } from '../vendor.ts';
import { type CompanyBook, TXN_ENTITIES, type TxnEntity } from './book.ts';
import type { Books } from './books.ts';
import { changedBook } from './changed-book.ts';
import { EntityWriter, type QuickBooksObject, withBalance } from './entities.ts';
import { accountObjects, companyInfo, itemObjects, partyObjects } from './lists.ts';
import { readQuery, select } from './query.ts';
import { quickBooksDelivery } from './quickbooks-webhook.ts';
import { refuseLikeQuickBooks, validationFault } from './quickbooks-refusals.ts';
import { periodOf } from './report-period.ts';
import { REPORT_NAMES, reportOf } from './reports.ts';

export interface QuickBooksParts {
  readonly books: Books;
  readonly store: SandboxStore;
  readonly clock: () => Date;
  readonly signIn: readonly VendorRoute[];
  readonly webhookSecret: string;
}

interface Asked {
  readonly book: CompanyBook;
  readonly today: LocalDate;
  readonly now: Date;
}

/** Kinds that these companies keep nothing of. */
const EMPTY_ENTITIES = ['Estimate', 'CreditMemo', 'VendorCredit', 'CreditCardPayment', 'TimeActivity', 'PurchaseOrder', 'Class', 'Department', 'Employee', 'Term', 'PaymentMethod', 'TaxCode', 'TaxRate', 'Attachable', 'Budget'];
const MOST_CHANGES = 1_000;
const CHANGES_KEPT_MS = 30 * 86_400_000;

export function quickBooksVendor({ books, store, clock, signIn, webhookSecret }: QuickBooksParts): Vendor {
  const ofCompany = (answer: (exchange: Exchange, asked: Asked, params: readonly string[]) => Reply): AnswerData => async (exchange, [companyId = '', ...params], caller) => {
    if (companyId !== caller.companyId) return refuseLikeQuickBooks('foreign-company', 0);
    const now = clock();
    const today = now.toISOString().slice(0, 10);
    const book = books.book(companyId, today);
    if (!book) return refuseLikeQuickBooks('foreign-company', 0);
    return answer(exchange, { book: changedBook(book, await store.changes({ provider: 'quickbooks', companyId })), today, now }, params);
  };
  const get = (path: string, answer: Parameters<typeof ofCompany>[0]): VendorRoute => ({ method: 'GET', path: new RegExp(`^/v3/company/(\\d+)/${path}$`), access: 'data', answer: ofCompany(answer) });
  return {
    name: 'quickbooks',
    refuse: refuseLikeQuickBooks,
    rearrange: rearranged,
    delivery: async (companyId, change) => quickBooksDelivery({ companyId, change, entity: entityOf(books, companyId, change), secret: webhookSecret }),
    routes: [
      ...signIn,
      get('query', (exchange, asked) => answerQuery(exchange.query.get('query') ?? '', asked)),
      { method: 'POST', path: /^\/v3\/company\/(\d+)\/query$/, access: 'data', answer: ofCompany((exchange, asked) => answerQuery(exchange.body.toString('utf8'), asked)) },
      get('companyinfo/(\\d+)', (_exchange, { book, now }) => json(200, { CompanyInfo: companyInfo(book), time: now.toISOString() })),
      get('cdc', answerChanges),
      get('reports/(\\w+)', (exchange, { book, today, now }, [name = '']) => {
        const report = REPORT_NAMES.find((known) => known.toLowerCase() === name.toLowerCase());
        const period = periodOf(exchange.query, today);
        const basis = exchange.query.get('accounting_method')?.toLowerCase() === 'cash' ? 'Cash' : 'Accrual';
        return report && period ? json(200, reportOf(report, book, { ...period, basis, now, isByMonth: exchange.query.get('summarize_column_by')?.toLowerCase() === 'month' })) : validationFault(`Invalid report or period: ${name}`);
      }),
      get('(\\w+)/(\\d+)', (_exchange, asked, [name = '', id = '']) => {
        const entity = TXN_ENTITIES.find((known) => known.toLowerCase() === name);
        const found = entity && objectsOf(entity, asked)?.find((object) => object['Id'] === id);
        return found ? json(200, { [entity]: found, time: asked.now.toISOString() }) : validationFault(`Object Not Found: ${name} ${id}`, '610');
      }),
    ],
  };
}

function entityOf(books: Books, companyId: string, { at, objectId }: BookChange): TxnEntity {
  return books.book(companyId, at.toISOString().slice(0, 10))?.txns.find(({ id }) => id === objectId)?.entity ?? 'SalesReceipt';
}

function answerQuery(text: string, asked: Asked): Reply {
  const query = readQuery(text);
  const objects = query && objectsOf(query.entity, asked);
  if (!query || !objects) return validationFault(`Error parsing query: ${text.slice(0, 100)}`, '4000');
  const found = select(objects, query);
  const time = asked.now.toISOString();
  if (query.isCount) return json(200, { QueryResponse: { totalCount: found.length }, time });
  const page = found.slice(query.start - 1, query.start - 1 + query.most);
  return json(200, { QueryResponse: page.length === 0 ? {} : { [query.entity]: page, startPosition: query.start, maxResults: page.length }, time });
}

function answerChanges({ query }: Exchange, asked: Asked): Reply {
  const since = Date.parse(query.get('changedSince') ?? '');
  const entities = (query.get('entities') ?? '').split(',').filter((name) => name !== '');
  if (Number.isNaN(since) || entities.length === 0) return validationFault('entities and changedSince are required', '2020');
  if (asked.now.getTime() - since > CHANGES_KEPT_MS) return validationFault('changedSince is more than 30 days ago', '2030');
  const responses = entities.map((entity) => {
    const changed = (objectsOf(entity, asked) ?? []).filter((object) => Date.parse((object['MetaData'] as { LastUpdatedTime: string }).LastUpdatedTime) >= since);
    const gone = asked.book.deleted.filter((deleted) => deleted.entity === entity && Date.parse(deleted.at) >= since)
      .map(({ id, at }) => ({ domain: 'QBO', status: 'Deleted', Id: id, MetaData: { LastUpdatedTime: at } }));
    const found = [...changed, ...gone].slice(0, MOST_CHANGES);
    return found.length === 0 ? {} : { [entity]: found, startPosition: 1, maxResults: found.length };
  });
  return json(200, { CDCResponse: [{ QueryResponse: responses }], time: asked.now.toISOString() });
}

/** Null for a kind that QuickBooks does not know. */
function objectsOf(entity: string, { book, today }: Asked): QuickBooksObject[] | null {
  switch (entity) {
    case 'CompanyInfo': return [companyInfo(book)];
    case 'Account': return accountObjects(book);
    case 'Customer': case 'Vendor': return partyObjects(book, entity);
    case 'Item': return itemObjects(book);
    default: {
      if (EMPTY_ENTITIES.includes(entity)) return [];
      const writer = new EntityWriter(book);
      return TXN_ENTITIES.some((known) => known === entity) ? book.txns.filter((txn) => txn.entity === entity).map((txn) => withBalance(writer.write(txn), txn, today)) : null;
    }
  }
}

function rearranged(body: unknown, treat: (objects: readonly unknown[]) => readonly unknown[]): unknown {
  const answer = body as { QueryResponse?: Record<string, unknown> };
  if (!answer.QueryResponse) return body;
  const treated = Object.entries(answer.QueryResponse).map(([name, value]) => [name, Array.isArray(value) ? treat(value) : value]);
  return { ...answer, QueryResponse: Object.fromEntries(treated) };
}
