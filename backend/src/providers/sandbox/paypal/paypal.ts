/** PayPal as the sandbox speaks it: the search of transactions in windows of a month, balances, and who the merchant is. */
import type { ReadBooks, ToldBooks } from '../companies/told-books.ts';
import { unpaidMinor } from '../companies/unpaid.ts';
import { forwards, toldBy } from '../companies/walk.ts';
import { type Exchange, json, type Reply } from '../exchange.ts';
import type { AnswerData, Vendor, VendorRoute } from '../vendor.ts';
import { moment, money, payPalId, transactionDetail } from './paypal-objects.ts';
import { invalidRequest, refuseLikePayPal, tooManyFound } from './paypal-refusals.ts';
import { certificate, type PayPalKey, payPalDelivery, verifySignature } from './paypal-webhook.ts';

export interface PayPalParts {
  readonly readBooks: ReadBooks;
  readonly signIn: readonly VendorRoute[];
  readonly isOurApp: (exchange: Exchange) => boolean;
  readonly key: PayPalKey;
  readonly webhookId: string;
  readonly clock: () => Date;
}

type AnswerBooks = (exchange: Exchange, told: ToldBooks) => Reply;

const WINDOW_MS = 31 * 86_400_000;
const MOST_ITEMS = 10_000;
const TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;

export function payPalVendor({ readBooks, signIn, isOurApp, key, webhookId, clock }: PayPalParts): Vendor {
  const get = (path: RegExp, answer: AnswerBooks): VendorRoute => {
    const withBooks: AnswerData = async (exchange, _params, { companyId }) => {
      const told = await readBooks(companyId);
      return told ? answer(exchange, told) : refuseLikePayPal('foreign-company', 0);
    };
    return { method: 'GET', path, access: 'data', answer: withBooks };
  };
  return {
    name: 'paypal',
    refuse: refuseLikePayPal,
    rearrange: (body, treat) => {
      const page = body as { transaction_details?: readonly unknown[] };
      return page.transaction_details ? { ...page, transaction_details: treat(page.transaction_details) } : body;
    },
    delivery: async (companyId, change, url) => payPalDelivery({ told: await readBooks(companyId), companyId, change, url, webhookId, key, now: clock() }),
    routes: [
      ...signIn,
      get(/^\/v1\/(?:identity\/(?:oauth2|openidconnect)|oauth2\/token)\/userinfo$/, (_exchange, { books: { company } }) => json(200, {
        user_id: `https://www.paypal.com/webapps/auth/identity/user/sandbox-${company.id}`, sub: `https://www.paypal.com/webapps/auth/identity/user/sandbox-${company.id}`, payer_id: company.id,
        name: company.name, verified_account: 'true', emails: [{ value: 'books@example.com', primary: true, confirmed: true }],
      })),
      get(/^\/v1\/reporting\/transactions$/, search),
      get(/^\/v1\/reporting\/balances$/, (_exchange, { books, now }) => {
        const balance = money(books.company, unpaidMinor(books, now));
        const at = moment(Math.floor(now.getTime() / 1_000));
        return json(200, { balances: [{ currency: books.company.currency, primary: true, total_balance: balance, available_balance: balance, withheld_balance: money(books.company, 0) }], account_id: books.company.id, as_of_time: at, last_refresh_time: at });
      }),
      { method: 'GET', path: /^\/v1\/notifications\/certs\/CERT-sandbox$/, access: 'app', answer: () => certificate(key) },
      {
        method: 'POST', path: /^\/v1\/notifications\/verify-webhook-signature$/, access: 'app',
        answer: (exchange) => (isOurApp(exchange) ? verifySignature(exchange, key, webhookId) : refuseLikePayPal('not-signed-in', 0)),
      },
    ],
  };
}

/** Oldest first. */
const search: AnswerBooks = ({ query, origin }, { books, now }) => {
  const [start, end] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (!TIME.test(start) || Number.isNaN(from)) return invalidRequest('INVALID_DATE', 'start_date');
  if (!TIME.test(end) || Number.isNaN(to) || to < from) return invalidRequest('INVALID_DATE', 'end_date');
  if (to - from > WINDOW_MS) return invalidRequest('DATE_RANGE_TOO_LONG', 'end_date');
  const [pageSize, page] = [Number(query.get('page_size') ?? 100), Number(query.get('page') ?? 1)];
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 500 || !Number.isInteger(page) || page < 1) return invalidRequest('INVALID_PARAMETER_VALUE', 'page');
  const { company } = books;
  const wanted = query.get('transaction_id');
  const found = [...forwards(books, toldBy(books, now, { from: Math.ceil(from / 1_000), to: Math.floor(to / 1_000) }))].filter(({ key }) => wanted === null || payPalId(company, key) === wanted);
  if (found.length > MOST_ITEMS) return tooManyFound();
  const fields = new Set((query.get('fields') ?? 'transaction_info').split(','));
  const details = found.slice((page - 1) * pageSize, page * pageSize).map((movement) => transactionDetail(company, movement, fields));
  const link = (number: number, rel: string): object => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return { href: `${origin}/sandbox/paypal/v1/reporting/transactions?${next}`, rel, method: 'GET' };
  };
  const totalPages = Math.ceil(found.length / pageSize);
  return json(200, {
    // PayPal's own description wants at least one in a list.
    ...(details.length === 0 ? {} : { transaction_details: details }),
    account_number: company.id, start_date: moment(Math.floor(from / 1_000)), end_date: moment(Math.floor(to / 1_000)), last_refreshed_datetime: moment(Math.floor(now.getTime() / 1_000)),
    page, total_items: found.length, total_pages: totalPages, links: [link(page, 'self'), ...(page < totalPages ? [link(page + 1, 'next')] : [])],
  });
};
