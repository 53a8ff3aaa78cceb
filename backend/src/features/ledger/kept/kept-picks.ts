/** Where PostgreSQL has the rows among which the first ones of a filter are, in an order. */
import type { EntryFilter, EntryOrder } from '../../../finance/ledger/ledger-reader.ts';
import type { RoleOfCategory } from '../entry-filter-sql.ts';
import type { KeptRows } from './kept-rows.ts';
import { testOf, type RowTest } from './matching-rows.ts';
import { valueAt } from './value-at.ts';

export interface Picks {
  /** Of all rows of the filter. */
  readonly count: number;
  /** As PostgreSQL writes them; null where too many would have to be looked at. */
  readonly places: readonly string[] | null;
}

/** So many rows of one day or of one amount may stand beside those that were asked for. */
const MOST_BESIDES = 5_000;

/** Null where the kept rows cannot tell. */
export function keptPicks(kept: KeptRows, filter: EntryFilter, roles: RoleOfCategory, { order, limit }: { readonly order: EntryOrder; readonly limit: number }): Picks | null {
  const test = testOf(kept, filter, roles);
  if (!test) return null;
  const found = new Uint32Array(test.end - test.from);
  let count = 0;
  for (let at = test.from; at < test.end; at++) if (test.isWanted(at)) found[count++] = at;
  const picked = count <= limit ? found.subarray(0, count) : firstOf(kept, found.subarray(0, count), order, limit);
  return { count, places: picked.length > limit + MOST_BESIDES ? null : Array.from(picked, (at) => `(${kept.blocks[at]},${kept.lines[at]})`) };
}

export function keptHas(kept: KeptRows, filter: EntryFilter, roles: RoleOfCategory): boolean | null {
  const test = testOf(kept, filter, roles);
  return test && hasAny(test);
}

function hasAny({ from, end, isWanted }: RowTest): boolean {
  for (let at = from; at < end; at++) if (isWanted(at)) return true;
  return false;
}

/** With all that share the last one's day or amount: those are told apart by what is not kept. */
function firstOf({ days, amounts }: KeptRows, found: Uint32Array, order: EntryOrder, limit: number): Uint32Array {
  if (order === 'newest') {
    let first = found.length - limit;
    const day = days[found[first]!]!;
    while (first > 0 && days[found[first - 1]!] === day) first--;
    return found.subarray(first);
  }
  if (order === 'oldest') {
    let end = limit;
    const day = days[found[end - 1]!]!;
    while (end < found.length && days[found[end]!] === day) end++;
    return found.subarray(0, end);
  }
  // Largest ones are the smallest of the negative: one comparison for both.
  const sizes = new Float64Array(found.length);
  for (let index = 0; index < found.length; index++) sizes[index] = order === 'largest' ? -Math.abs(amounts[found[index]!]!) : Math.abs(amounts[found[index]!]!);
  const bound = valueAt(sizes.slice(), limit - 1);
  let count = 0;
  for (let index = 0; index < found.length; index++) if (sizes[index]! <= bound) found[count++] = found[index]!;
  return found.subarray(0, count);
}
