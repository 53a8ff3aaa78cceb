/** Adds sums up by group: the grouping of every reader that has its sums or rows at hand. */
import type { GroupKey, GroupTotal } from './ledger-reader.ts';

export type Sums = Omit<GroupTotal, 'key'>;
type MutableTotal = { -readonly [K in keyof GroupTotal]: GroupTotal[K] };

export class GroupTotals {
  readonly #groupBy: readonly GroupKey[];
  readonly #groups = new Map<string, MutableTotal>();

  constructor(groupBy: readonly GroupKey[]) {
    this.#groupBy = groupBy;
  }

  /** `values`: one per group key, in their order. */
  add(values: readonly string[], sums: Sums): void {
    const id = values.join('\u0000');
    let total = this.#groups.get(id);
    if (!total) this.#groups.set(id, total = this.#empty(values));
    total.inMinor += sums.inMinor;
    total.outMinor += sums.outMinor;
    total.inCount += sums.inCount;
    total.outCount += sums.outCount;
  }

  /** One per group that has entries; without any group key one total, whatever there is. */
  totals(): GroupTotal[] {
    if (this.#groupBy.length === 0) return [this.#groups.get('') ?? this.#empty([])];
    return [...this.#groups.values()].filter((total) => total.inCount + total.outCount > 0);
  }

  #empty(values: readonly string[]): MutableTotal {
    return { key: Object.fromEntries(this.#groupBy.map((key, index) => [key, values[index]])), inMinor: 0, outMinor: 0, inCount: 0, outCount: 0 };
  }
}

/** A row of zero counts as money in, so that the counts add up to the number of rows. */
export function sumsOf(amountMinor: number): Sums {
  return amountMinor < 0
    ? { inMinor: 0, outMinor: -amountMinor, inCount: 0, outCount: 1 }
    : { inMinor: amountMinor, outMinor: 0, inCount: 1, outCount: 0 };
}
