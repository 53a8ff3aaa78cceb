/** Walks along a merchant's movements from any of them on, in both directions, day by day: memory stays flat however long the books are. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, fromDayNumber } from '../../../finance/local-date.ts';
import type { MerchantBooks } from './merchant-books.ts';
import { keyParts, movementsOn, type Movement } from './movement.ts';

export interface Stretch {
  /** Both inclusive, seconds since 1970. */
  readonly from: number;
  readonly to: number;
}

const DAY_SECONDS = 86_400;
const dayOf = (second: number): LocalDate => fromDayNumber(Math.floor(second / DAY_SECONDS));

/** What can be told by now, within both bounds. */
export function toldBy(books: MerchantBooks, now: Date, { from, to }: Partial<Stretch> = {}): Stretch {
  const last = books.lastDay === null ? Infinity : (Date.parse(`${books.lastDay}T23:59:59Z`)) / 1_000;
  const first = Date.parse(`${books.firstDay}T00:00:00Z`) / 1_000;
  return { from: Math.max(first, from ?? 0), to: Math.min(Math.floor(now.getTime() / 1_000), last, to ?? Infinity) };
}

/** Newest first, after the movement with the key `after` if there is one. */
export function* backwards(books: MerchantBooks, { from, to }: Stretch, after: string | null = null): Generator<Movement> {
  const start = (after === null ? null : keyParts(after)?.date) ?? dayOf(to);
  for (let date = start < dayOf(to) ? start : dayOf(to); date >= dayOf(from); date = addDays(date, -1)) {
    const movements = movementsOn(books, date).reverse();
    const passed = movements.findIndex(({ key }) => key === after);
    for (const movement of movements.slice(passed + 1)) if (movement.at >= from && movement.at <= to) yield movement;
  }
}

/** Oldest first, after the movement with the key `after` if there is one. */
export function* forwards(books: MerchantBooks, { from, to }: Stretch, after: string | null = null): Generator<Movement> {
  const start = (after === null ? null : keyParts(after)?.date) ?? dayOf(from);
  for (let date = start > dayOf(from) ? start : dayOf(from); date <= dayOf(to); date = addDays(date, 1)) {
    const movements = movementsOn(books, date);
    const passed = movements.findIndex(({ key }) => key === after);
    for (const movement of movements.slice(passed + 1)) if (movement.at >= from && movement.at <= to) yield movement;
  }
}

/** Null where there is no such movement, or not yet. */
export function movementOf(books: MerchantBooks, key: string, now: Date): Movement | null {
  const parts = keyParts(key);
  const told = toldBy(books, now);
  return (parts && movementsOn(books, parts.date).find((movement) => movement.key === key && movement.at >= told.from && movement.at <= told.to)) ?? null;
}
