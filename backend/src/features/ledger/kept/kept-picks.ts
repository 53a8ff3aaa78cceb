/** Where PostgreSQL has the rows among which those of a window are, in an order. */
import type { EntryFilter, EntryOrder } from '../../../finance/ledger/ledger-reader.ts';
import type { RoleOfCategory } from '../entry-filter-sql.ts';
import type { KeptRows } from './kept-rows.ts';
import { testOf, type RowTest } from './matching-rows.ts';
import { valueAt } from './value-at.ts';

export interface PickWindow {
  readonly order: EntryOrder;
  readonly limit: number;
  /** How many rows come before the window. */
  readonly offset?: number;
  /** Instead: the window comes after some row of this day and size. */
  readonly after?: { readonly day: number; readonly sizeMinor: number };
}

export interface Picks {
  /** Of all rows of the filter. */
  readonly count: number;
  /** Of those that come before the window, how many are not among the places. */
  readonly skipped: number;
  /** As PostgreSQL writes them; null where too many would have to be looked at. */
  readonly places: readonly string[] | null;
}

/** So many rows of one day or of one amount may stand beside those that were asked for. */
const MOST_BESIDES = 5_000;

/** Null where the kept rows cannot tell. */
export function keptPicks(kept: KeptRows, filter: EntryFilter, roles: RoleOfCategory, window: PickWindow): Picks | null {
  const test = testOf(kept, filter, roles);
  if (!test) return null;
  const found = new Uint32Array(test.end - test.from);
  let count = 0;
  for (let at = test.from; at < test.end; at++) if (test.isWanted(at)) found[count++] = at;
  const { picked, skipped } = within(found.subarray(0, count), keysOf(kept, found.subarray(0, count), window.order), window, orderKeyAfter(window));
  return { count, skipped, places: picked.length > window.limit + MOST_BESIDES ? null : Array.from(picked, (at) => `(${kept.blocks[at]},${kept.lines[at]})`) };
}

export function keptHas(kept: KeptRows, filter: EntryFilter, roles: RoleOfCategory): boolean | null {
  const test = testOf(kept, filter, roles);
  return test && hasAny(test);
}

function hasAny({ from, end, isWanted }: RowTest): boolean {
  for (let at = from; at < end; at++) if (isWanted(at)) return true;
  return false;
}

/** Smaller ones come first in the order. */
function keysOf({ days, amounts }: KeptRows, found: Uint32Array, order: EntryOrder): Float64Array {
  const keys = new Float64Array(found.length);
  const isByDay = order === 'newest' || order === 'oldest';
  const sign = order === 'newest' || order === 'largest' ? -1 : 1;
  for (let index = 0; index < found.length; index++) keys[index] = sign * (isByDay ? days[found[index]!]! : Math.abs(amounts[found[index]!]!));
  return keys;
}

function orderKeyAfter({ order, after }: PickWindow): number {
  if (!after) return -Infinity;
  return (order === 'newest' || order === 'largest' ? -1 : 1) * (order === 'newest' || order === 'oldest' ? after.day : after.sizeMinor);
}

/** With all that share the day or the amount of the first one or the last: those are told apart by what is not kept. */
function within(found: Uint32Array, keys: Float64Array, { limit, offset = 0 }: PickWindow, after: number): { picked: Uint32Array; skipped: number } {
  let [before, ties] = [0, 0];
  for (const key of keys) {
    if (key < after) before++;
    else if (key === after) ties++;
  }
  const first = before + offset;
  const end = Math.min(first + ties + limit, found.length);
  if (first >= end) return { picked: found.subarray(0, 0), skipped: first };
  const ranked = keys.slice();
  const [lowest, highest] = [valueAt(ranked, first), valueAt(ranked, end - 1)];
  let [count, skipped] = [0, 0];
  const picked = new Uint32Array(found.length);
  for (let index = 0; index < found.length; index++) {
    const key = keys[index]!;
    if (key < lowest) skipped++;
    else if (key <= highest) picked[count++] = found[index]!;
  }
  return { picked: picked.subarray(0, count), skipped };
}
