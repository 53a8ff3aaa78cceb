/** Stripe's lists: newest first, pages by cursor, filters by time and payout, objects expanded on request. */
import { FIRST_CHANGE_NUMBER, type MerchantBooks } from '../companies/merchant-books.ts';
import { keyParts, type Movement, secondOf } from '../companies/movement.ts';
import { backwards, forwards, movementOf, type Stretch, toldBy } from '../companies/walk.ts';
import { type Exchange, json, type Reply } from '../exchange.ts';
import { customerId, keyOfId } from './stripe-ids.ts';
import { balanceTransaction, sourceObject } from './stripe-objects.ts';
import { customerObject } from './stripe-people.ts';
import { stripeError } from './stripe-refusals.ts';

const MOST_PER_PAGE = 100;
const USUAL_PER_PAGE = 10;

/** A page of whatever `show` makes of the movements that `isWanted`. */
export function listMovements({ path, query }: Exchange, books: MerchantBooks, now: Date, { isWanted, show, within }: { isWanted: (movement: Movement) => boolean; show: (movement: Movement) => unknown; within?: Stretch }): Reply {
  const limit = Number(query.get('limit') ?? USUAL_PER_PAGE);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_PER_PAGE) return stripeError(400, { message: `Invalid integer: ${query.get('limit')}`, param: 'limit', type: 'invalid_request_error' });
  const [after, before] = [cursorIn(query, 'starting_after', books), cursorIn(query, 'ending_before', books)];
  if (after === undefined || before === undefined) return stripeError(400, { code: 'resource_missing', message: 'No such object to begin with.', param: after === undefined ? 'starting_after' : 'ending_before', type: 'invalid_request_error' });
  const stretch = toldBy(books, now, within ?? createdIn(query));
  const found: Movement[] = [];
  for (const movement of before === null ? backwards(books, stretch, after) : forwards(books, stretch, before)) {
    if (!isWanted(movement)) continue;
    found.push(movement);
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  if (before !== null) page.reverse();
  return json(200, { object: 'list', data: page.map(show), has_more: found.length > limit, url: path });
}

export function transactionShow(exchange: Exchange, books: MerchantBooks, now: Date): (movement: Movement) => unknown {
  const expanded = expandedIn(exchange.query);
  return (movement) => {
    const transaction = balanceTransaction(books.company, movement, now);
    return expanded.has('source') ? { ...transaction, source: withCustomer(sourceObject(books, movement, now), books, expanded) } : transaction;
  };
}

function withCustomer(source: Record<string, unknown>, { company }: MerchantBooks, expanded: ReadonlySet<string>): Record<string, unknown> {
  if (!expanded.has('source.customer') || typeof source['customer'] !== 'string') return source;
  return { ...source, customer: customerObject(company, Number(source['customer'].slice(customerId(company, 0).length - 4))) };
}

/** Of `expand[]=data.source`, `source`; also where a single object is asked for. */
export function expandedIn(query: URLSearchParams): ReadonlySet<string> {
  const names = [...query].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value.replace(/^data\./, ''));
  return new Set(names.flatMap((name) => name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))));
}

/** Every balance transaction of the days that a payout pays, and its own; and when that was, so that nobody walks further. */
export function paidBy(books: MerchantBooks, payoutId: string, now: Date): { readonly isWanted: (movement: Movement) => boolean; readonly within: Stretch } {
  const key = keyOfId(books.company, payoutId);
  const payout = key === null ? null : movementOf(books, key, now);
  if (payout?.kind !== 'payout') return { isWanted: () => false, within: { from: 0, to: 0 } };
  const { from, to } = payout.payout;
  const isPaid = (movement: Movement): boolean => movement.kind !== 'payout' && movement.date >= from && movement.date <= to && (keyParts(movement.key)?.number ?? 0) < FIRST_CHANGE_NUMBER;
  return { isWanted: (movement) => movement.key === payout.key || isPaid(movement), within: { from: secondOf(from), to: payout.at } };
}

/** Null where none was sent, undefined where it is no object of the company. */
function cursorIn(query: URLSearchParams, name: string, { company }: MerchantBooks): string | null | undefined {
  const id = query.get(name);
  return id === null ? null : keyOfId(company, id) ?? undefined;
}

function createdIn(query: URLSearchParams): { from?: number; to?: number } {
  const bound = (name: string, shift: number): number[] => (query.has(name) ? [Number(query.get(name)) + shift] : []);
  const exact = bound('created', 0);
  const [from] = [...exact, ...bound('created[gte]', 0), ...bound('created[gt]', 1)];
  const [to] = [...exact, ...bound('created[lte]', 0), ...bound('created[lt]', -1)];
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

