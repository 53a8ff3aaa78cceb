/** Square's lists: by time of creation or of change, both ways, pages by cursor. */
import type { MerchantBooks } from '../companies/merchant-books.ts';
import { keyParts, movementsOn, type Movement } from '../companies/movement.ts';
import { backwards, forwards, movementOf, toldBy } from '../companies/walk.ts';
import type { ToldBooks } from '../companies/told-books.ts';
import { json, type Reply } from '../exchange.ts';
import { locationId, payment, refundOf } from './square-objects.ts';
import { squareError } from './square-refusals.ts';

const MOST_PER_PAGE = 100;
const YEAR_MS = 365 * 86_400_000;

export interface ListOrder {
  /** The field of the answer: `payments`. */
  readonly name: string;
  /** Null leaves a movement out. */
  readonly show: (movement: Movement) => unknown;
}

export function listSquare(query: URLSearchParams, { books, now }: ToldBooks, { name, show }: ListOrder): Reply {
  const limit = Number(query.get('limit') ?? MOST_PER_PAGE);
  if (!Number.isInteger(limit) || limit < 1) return squareError(400, 'INVALID_REQUEST_ERROR', 'VALUE_TOO_LOW', 'limit must be at least 1.');
  const location = query.get('location_id');
  if (location !== null && location !== locationId(books.company)) return squareError(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'There is no such location.');
  const span = spanIn(query, now);
  if (!span) return squareError(400, 'INVALID_REQUEST_ERROR', 'INVALID_TIME', 'Times are RFC 3339 texts.');
  const cursor = query.get('cursor');
  const after = cursor === null || cursor === '' ? null : Buffer.from(cursor, 'base64url').toString('utf8');
  if (after !== null && !keyParts(after)) return squareError(400, 'INVALID_REQUEST_ERROR', 'INVALID_CURSOR', 'The cursor is not one of ours.');
  const stretch = toldBy(books, now, span);
  const walk = query.get('sort_order') === 'ASC' ? forwards(books, stretch, after) : backwards(books, stretch, after);
  const found: { key: string; shown: unknown }[] = [];
  for (const movement of walk) {
    const shown = show(movement);
    if (shown === null) continue;
    found.push({ key: movement.key, shown });
    if (found.length > Math.min(limit, MOST_PER_PAGE)) break;
  }
  return pageOf(name, found, Math.min(limit, MOST_PER_PAGE));
}

/** A payout's entries, whose cursor counts. */
export function pageOf(name: string, found: readonly { readonly key: string; readonly shown: unknown }[], limit: number): Reply {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return json(200, { ...(page.length === 0 ? {} : { [name]: page.map(({ shown }) => shown) }), ...(last ? { cursor: Buffer.from(last.key).toString('base64url') } : {}) });
}

/** Payments by creation: each at its sale. By change: each at its refund if there is one. */
export function showPayment({ books, now }: ToldBooks, isByChange: boolean): ListOrder['show'] {
  const today = now.toISOString().slice(0, 10);
  return (movement) => {
    if (movement.kind === 'refund') return isByChange ? payment(books, movement.reversal.sale, movement) : null;
    if (movement.kind !== 'sale') return null;
    const refund = refundMovement(books, movement, now, today);
    return isByChange && refund ? null : payment(books, movement.sale, refund);
  };
}

export function refundMovement(books: MerchantBooks, { sale }: Extract<Movement, { kind: 'sale' }>, now: Date, today: string): Movement | null {
  const refund = refundOf(books, sale, today);
  const found = refund && movementsOn(books, refund.date).find((movement) => movement.kind === 'refund' && movement.reversal.number === refund.number);
  return found ? movementOf(books, found.key, now) : null;
}

/** Null where a time is none. By default the last year. */
function spanIn(query: URLSearchParams, now: Date): { from: number; to: number } | null {
  const time = (name: string): number | null => (query.has(name) ? Date.parse(query.get(name) ?? '') : null);
  const [from, to] = [time('updated_at_begin_time') ?? time('begin_time') ?? now.getTime() - YEAR_MS, time('updated_at_end_time') ?? time('end_time') ?? now.getTime() + 1_000];
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from: Math.ceil(from / 1_000), to: Math.ceil(to / 1_000) - 1 };
}
