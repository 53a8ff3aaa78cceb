/** Sums, numbers and middles of the kept rows that a filter lets through. */
import { fromDayNumber } from '../../../finance/local-date.ts';
import { dateKeyOf, isDateKey, legsKeyOf } from '../../../finance/ledger/entry-filter.ts';
import { GroupTotals, type Sums } from '../../../finance/ledger/group-totals.ts';
import type { EntryFilter, GroupKey, GroupTotal } from '../../../finance/ledger/ledger-reader.ts';
import type { RoleOfCategory } from '../entry-filter-sql.ts';
import type { KeptRows } from './kept-rows.ts';
import { testOf } from './matching-rows.ts';
import { valueAt } from './value-at.ts';

type KeptKey = Exclude<GroupKey, 'sourceKind'>;
type Adding = { -readonly [K in keyof Sums]: Sums[K] };
/** More groups than that are left to PostgreSQL. */
const MOST_CELLS = 1_000_000;

/** Null where the kept rows cannot tell. */
export function keptTotals(kept: KeptRows, filter: EntryFilter, groupBy: readonly GroupKey[], roles: RoleOfCategory): GroupTotal[] | null {
  const test = groupBy.includes('sourceKind') ? null : testOf(kept, filter, roles);
  if (!test) return null;
  const keys = groupBy as readonly KeptKey[];
  const [kindKeys, dayKeys] = [keys.filter((key) => !isDateKey(key)), keys.filter(isDateKey)];
  const kinds = kindLabels(kept, kindKeys, filter, roles);
  const days = dayLabels(kept, dayKeys);
  if (kinds.labels.length * days.labels.length > MOST_CELLS) return null;
  const cells: (Adding | undefined)[] = new Array<Adding | undefined>(kinds.labels.length * days.labels.length);
  for (let at = test.from; at < test.end; at++) {
    if (!test.isWanted(at)) continue;
    const cell = kinds.of[kept.kinds[at]!]! * days.labels.length + days.of[kept.days[at]! - days.first]!;
    add(cells[cell] ??= { inMinor: 0, outMinor: 0, inCount: 0, outCount: 0 }, kept.amounts[at]!);
  }
  const totals = new GroupTotals(groupBy);
  cells.forEach((sums, cell) => {
    if (!sums) return;
    const label = { ...kinds.labels[Math.floor(cell / days.labels.length)], ...days.labels[cell % days.labels.length] };
    totals.add(groupBy.map((key) => label[key] ?? ''), sums);
  });
  return totals.totals();
}

/** The absolute amounts at those places, smallest first; null where the kept rows cannot tell. */
export function keptMiddle(kept: KeptRows, filter: EntryFilter, roles: RoleOfCategory): number[] | null {
  const test = testOf(kept, filter, roles);
  if (!test) return null;
  const sizes = new Float64Array(test.end - test.from);
  let count = 0;
  for (let at = test.from; at < test.end; at++) if (test.isWanted(at)) sizes[count++] = Math.abs(kept.amounts[at]!);
  if (count === 0) return [];
  const found = sizes.subarray(0, count);
  const lower = valueAt(found, Math.ceil(count / 2) - 1);
  return count % 2 === 1 ? [lower] : [lower, valueAt(found, count / 2)];
}

/** A row of zero counts as money in. */
function add(sums: Adding, amount: number): void {
  if (amount < 0) {
    sums.outMinor -= amount;
    sums.outCount += 1;
  } else {
    sums.inMinor += amount;
    sums.inCount += 1;
  }
}

type Label = Readonly<Partial<Record<GroupKey, string>>>;

/** Which label each kind bears. */
function kindLabels({ kindsOfRows: kinds }: KeptRows, keys: readonly KeptKey[], { currency }: EntryFilter, roles: RoleOfCategory): { labels: Label[]; of: Int32Array } {
  const found = new Labels(keys);
  const of = Int32Array.from({ length: kinds.count }, (_, kind) => {
    const categoryNumber = kinds.categoryNumbers[kind]!;
    const legs = { currency, accountNumber: kinds.accountNumbers[kind]!, categoryNumber };
    return found.placeOf(keys.map((key) => (key === 'counterparty' ? kinds.counterparties[kind]! : isDateKey(key) ? '' : legsKeyOf(key, legs, roles.get(categoryNumber)))));
  });
  return { labels: found.labels, of };
}

/** Which label each day from the first one on bears. */
function dayLabels({ days, count }: KeptRows, keys: readonly Extract<KeptKey, Parameters<typeof dateKeyOf>[0]>[]): { labels: Label[]; of: Int32Array; first: number } {
  const found = new Labels(keys);
  const first = days[0] ?? 0;
  const span = count === 0 ? 0 : days[count - 1]! - first + 1;
  const of = keys.length === 0 ? new Int32Array(span).fill(found.placeOf([])) : Int32Array.from({ length: span }, (_, day) => {
    const date = fromDayNumber(first + day);
    return found.placeOf(keys.map((key) => dateKeyOf(key, date)));
  });
  return { labels: found.labels, of, first };
}

class Labels {
  readonly labels: Label[] = [];
  readonly #keys: readonly GroupKey[];
  readonly #places = new Map<string, number>();

  constructor(keys: readonly GroupKey[]) {
    this.#keys = keys;
  }

  placeOf(values: readonly string[]): number {
    const id = values.join('\0');
    let place = this.#places.get(id);
    if (place === undefined) {
      this.#places.set(id, place = this.labels.length);
      this.labels.push(Object.fromEntries(this.#keys.map((key, index) => [key, values[index]!])));
    }
    return place;
  }
}
