/** Square as the sandbox speaks it: payments, refunds, payouts with their entries, and who the merchant is. */
import type { ReadBooks, ToldBooks } from '../companies/told-books.ts';
import { keyAtEnd } from '../companies/movement.ts';
import { backwards, movementOf, toldBy } from '../companies/walk.ts';
import { type Exchange, json, type Reply } from '../exchange.ts';
import type { AnswerData, Vendor, VendorRoute } from '../vendor.ts';
import { listSquare, pageOf, refundMovement, showPayment } from './square-lists.ts';
import { disputeObject, locationObject, merchantObject, payment, payoutEntry, payoutObject, refundObject, squareId } from './square-objects.ts';
import { refuseLikeSquare } from './square-refusals.ts';
import { squareDelivery } from './square-webhook.ts';

type AnswerBooks = (exchange: Exchange, told: ToldBooks, params: readonly string[]) => Reply;

export function squareVendor({ readBooks, signIn, webhookSecret }: { readBooks: ReadBooks; signIn: readonly VendorRoute[]; webhookSecret: string }): Vendor {
  const withBooks = (answer: AnswerBooks): AnswerData => async (exchange, params, { companyId }) => {
    const told = await readBooks(companyId);
    return told ? answer(exchange, told, params) : refuseLikeSquare('foreign-company', 0);
  };
  const get = (path: RegExp, answer: AnswerBooks): VendorRoute => ({ method: 'GET', path, access: 'data', answer: withBooks(answer) });
  return {
    name: 'square',
    refuse: refuseLikeSquare,
    rearrange: (body, treat) => Object.fromEntries(Object.entries(body as Record<string, unknown>).map(([name, value]) => [name, Array.isArray(value) ? treat(value) : value])),
    delivery: async (companyId, change, url) => squareDelivery({ told: await readBooks(companyId), companyId, change, url, secret: webhookSecret }),
    routes: [
      ...signIn,
      get(/^\/v2\/merchants$/, (_exchange, { books }) => json(200, { merchant: [merchantObject(books)] })),
      get(/^\/v2\/merchants\/(\w+)$/, (_exchange, { books }, [id]) => (id === 'me' || id === books.company.id ? json(200, { merchant: merchantObject(books) }) : refuseLikeSquare('foreign-company', 0))),
      get(/^\/v2\/locations$/, (_exchange, { books }) => json(200, { locations: [locationObject(books)] })),
      get(/^\/v2\/payments$/, ({ query }, told) => listSquare(query, told, { name: 'payments', show: showPayment(told, query.has('updated_at_begin_time') || query.has('updated_at_end_time') || query.get('sort_field') === 'UPDATED_AT') })),
      get(/^\/v2\/payments\/(\w+)$/, onePayment),
      get(/^\/v2\/refunds$/, ({ query }, told) => listSquare(query, told, { name: 'refunds', show: (movement) => (movement.kind === 'refund' ? refundObject(told.books, movement) : null) })),
      get(/^\/v2\/disputes$/, ({ query }, told) => listSquare(query, told, { name: 'disputes', show: (movement) => (movement.kind === 'dispute' && (query.get('states') ?? 'LOST').split(',').includes('LOST') ? disputeObject(told.books, movement) : null) })),
      get(/^\/v2\/payouts$/, ({ query }, told) => listSquare(query, told, { name: 'payouts', show: (movement) => (movement.kind === 'payout' ? payoutObject(told.books, movement, told.now) : null) })),
      get(/^\/v2\/payouts\/(\w+)$/, (_exchange, { books, now }, [id = '']) => {
        const found = movementOf(books, keyAtEnd(id) ?? '', now);
        return found?.kind === 'payout' && squareId(books.company, found) === id ? json(200, { payout: payoutObject(books, found, now) }) : refuseLikeSquare('not-found', 0);
      }),
      get(/^\/v2\/payouts\/(\w+)\/payout-entries$/, listEntries),
    ],
  };
}

const onePayment: AnswerBooks = (_exchange, { books, now }, [id = '']) => {
  const found = movementOf(books, keyAtEnd(id) ?? '', now);
  if (found?.kind !== 'sale' || squareId(books.company, found) !== id) return refuseLikeSquare('not-found', 0);
  return json(200, { payment: payment(books, found.sale, refundMovement(books, found, now, now.toISOString().slice(0, 10))) });
};

const MOST_ENTRIES = 100;

const listEntries: AnswerBooks = ({ query }, { books, now }, [id = '']) => {
  const payout = movementOf(books, keyAtEnd(id) ?? '', now);
  if (payout?.kind !== 'payout') return refuseLikeSquare('not-found', 0);
  const { from, to } = payout.payout;
  const stretch = toldBy(books, now, { from: Date.parse(`${from}T00:00:00Z`) / 1_000, to: Date.parse(`${to}T23:59:59Z`) / 1_000 });
  const limit = Math.min(MOST_ENTRIES, Number(query.get('limit') ?? MOST_ENTRIES));
  const after = query.get('cursor');
  const found = [...backwards(books, stretch, after === null ? null : Buffer.from(after, 'base64url').toString('utf8'))].filter((movement) => movement.kind !== 'payout' && Number(movement.key.slice(-4)) < 8_000);
  return pageOf('payout_entries', found.map((movement) => ({ key: movement.key, shown: payoutEntry(books, movement, id) })), limit);
};
