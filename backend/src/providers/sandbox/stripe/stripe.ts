/** Stripe as the sandbox speaks it: Connect's sign-in and the reading half of the API. */
import type { MerchantBooks } from '../companies/merchant-books.ts';
import { keyParts, type Movement } from '../companies/movement.ts';
import type { ReadBooks } from '../companies/told-books.ts';
import { movementOf } from '../companies/walk.ts';
import { type Exchange, json, type Reply } from '../exchange.ts';
import type { AnswerData, Caller, Vendor, VendorRoute } from '../vendor.ts';
import { customerOfId, keyOfId } from './stripe-ids.ts';
import { expandedIn, listMovements, paidBy, transactionShow } from './stripe-lists.ts';
import { balanceTransaction, sourceObject } from './stripe-objects.ts';
import { accountObject, balanceObject, customerNumbers, customerObject, subscriberNumbers, subscriptionObject } from './stripe-people.ts';
import { stripeDelivery } from './stripe-webhook.ts';
import { noSuch, refuseLikeStripe } from './stripe-refusals.ts';

export interface StripeParts {
  readonly readBooks: ReadBooks;
  readonly clock: () => Date;
  readonly signIn: readonly VendorRoute[];
  readonly webhookSecret: string;
}

const SOURCES: readonly { readonly kind: Movement['kind']; readonly name: string; readonly one: string }[] = [
  { kind: 'sale', name: 'charges', one: 'charge' },
  { kind: 'refund', name: 'refunds', one: 'refund' },
  { kind: 'dispute', name: 'disputes', one: 'dispute' },
  { kind: 'payout', name: 'payouts', one: 'payout' },
];

type AnswerBooks = (exchange: Exchange, books: MerchantBooks, params: readonly string[], now: Date) => Reply;

export function stripeVendor({ readBooks, clock, signIn, webhookSecret }: StripeParts): Vendor {
  const withBooks = (answer: AnswerBooks): AnswerData => async (exchange, params, { companyId }: Caller) => {
    const told = await readBooks(companyId);
    return told ? answer(exchange, told.books, params, told.now) : refuseLikeStripe('foreign-company', 0);
  };
  const get = (path: RegExp, answer: AnswerBooks): VendorRoute => ({ method: 'GET', path, access: 'data', answer: withBooks(answer) });
  return {
    name: 'stripe',
    refuse: refuseLikeStripe,
    rearrange: (body, treat) => {
      const page = body as { data?: readonly unknown[] };
      return Array.isArray(page.data) ? { ...page, data: treat(page.data) } : body;
    },
    delivery: async (companyId, change) => stripeDelivery({ books: (await readBooks(companyId))?.books ?? null, companyId, change, now: clock(), secret: webhookSecret }),
    actsFor: ({ headers }) => (typeof headers['stripe-account'] === 'string' ? headers['stripe-account'] : null),
    routes: [
      ...signIn,
      get(/^\/v1\/account$/, (_exchange, books) => json(200, accountObject(books))),
      get(/^\/v1\/accounts\/(\w+)$/, (_exchange, books, [id = '']) => (id === books.company.id ? json(200, accountObject(books)) : refuseLikeStripe('foreign-company', 0))),
      get(/^\/v1\/balance$/, (_exchange, books, _params, now) => json(200, balanceObject(books, now))),
      get(/^\/v1\/(?:balance_transactions|balance\/history)$/, listTransactions),
      get(/^\/v1\/(?:balance_transactions|balance\/history)\/(\w+)$/, oneTransaction),
      ...SOURCES.flatMap(({ kind, name, one }) => [
        get(new RegExp(`^/v1/${name}$`), (exchange, books, _params, now) => listMovements(exchange, books, now, { isWanted: isSource(kind, exchange, books), show: (movement) => withTransaction(exchange, books, movement, now) })),
        get(new RegExp(`^/v1/${name}/(\\w+)$`), (exchange, books, [id = ''], now) => {
          const found = find(books, id, now);
          return found?.kind === kind ? json(200, withTransaction(exchange, books, found, now)) : noSuch(one, id);
        }),
      ]),
      get(/^\/v1\/customers$/, (exchange, books, _params, now) => listPeople(exchange, books, customerNumbers, (customer) => customerObject(books.company, customer), now)),
      get(/^\/v1\/customers\/(\w+)$/, (_exchange, books, [id = '']) => onePerson(books, id, 'customer', (customer) => customerObject(books.company, customer))),
      get(/^\/v1\/subscriptions$/, (exchange, books, _params, now) => listPeople(exchange, books, subscriberNumbers, subscriptionShow(exchange, books, now), now)),
      get(/^\/v1\/subscriptions\/(\w+)$/, (exchange, books, [id = ''], now) => onePerson(books, id, 'subscription', subscriptionShow(exchange, books, now))),
    ],
  };
}

const listTransactions: AnswerBooks = (exchange, books, _params, now) => {
  const { query } = exchange;
  const [payout, type] = [query.get('payout'), query.get('type')];
  const paid = payout === null ? { isWanted: () => true } : paidBy(books, payout, now);
  const show = transactionShow(exchange, books, now);
  const isOfType = (movement: Movement): boolean => type === null || balanceTransaction(books.company, movement, now)['type'] === type;
  return listMovements(exchange, books, now, { ...paid, isWanted: (movement) => paid.isWanted(movement) && isOfType(movement), show });
};

const oneTransaction: AnswerBooks = (exchange, books, [id = ''], now) => {
  const found = find(books, id, now);
  return found ? json(200, transactionShow(exchange, books, now)(found)) : noSuch('balance transaction', id);
};

function subscriptionShow({ query }: Exchange, books: MerchantBooks, now: Date): (customer: number) => unknown {
  const isExpanded = expandedIn(query).has('customer');
  return (customer) => ({ ...subscriptionObject(books, customer, now), ...(isExpanded ? { customer: customerObject(books.company, customer) } : {}) });
}

function isSource(kind: Movement['kind'], { query }: Exchange, books: MerchantBooks): (movement: Movement) => boolean {
  const charge = query.get('charge');
  const key = charge === null ? null : keyParts(keyOfId(books.company, charge) ?? '');
  return (movement) => movement.kind === kind
    && (charge === null || ('reversal' in movement && movement.reversal.sale.date === key?.date && movement.reversal.sale.number === key.number));
}

function withTransaction({ query }: Exchange, books: MerchantBooks, movement: Movement, now: Date): unknown {
  const source = sourceObject(books, movement, now);
  return expandedIn(query).has('balance_transaction') ? { ...source, balance_transaction: balanceTransaction(books.company, movement, now) } : source;
}

function find(books: MerchantBooks, id: string, now: Date): Movement | null {
  const key = keyOfId(books.company, id);
  return key === null ? null : movementOf(books, key, now);
}

function listPeople({ path, query }: Exchange, { company }: MerchantBooks, numbers: readonly number[], show: (customer: number) => unknown, _now: Date): Reply {
  const limit = Math.min(100, Number(query.get('limit') ?? 10));
  const after = customerOfId(company, query.get('starting_after') ?? '');
  const rest = after === null ? numbers : numbers.slice(numbers.indexOf(after) + 1);
  return json(200, { object: 'list', data: rest.slice(0, limit).map(show), has_more: rest.length > limit, url: path });
}

function onePerson({ company }: MerchantBooks, id: string, what: string, show: (customer: number) => unknown): Reply {
  const customer = customerOfId(company, id);
  return customer === null ? noSuch(what, id) : json(200, show(customer));
}
