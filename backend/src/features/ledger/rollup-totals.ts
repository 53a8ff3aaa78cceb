/** Groups what the rollups hold, by the filter's conditions on accounts, categories and days. */
import { dateKeyOf, isDateKey, legsKeyOf, matchesLegs, matchesWeekday } from '../../finance/ledger/entry-filter.ts';
import { GroupTotals, type Sums } from '../../finance/ledger/group-totals.ts';
import type { EntryFilter, GroupKey, GroupTotal } from '../../finance/ledger/ledger-reader.ts';
import type { RoleOfCategory } from './entry-filter-sql.ts';
import { eachPart, PAGES } from './rollup-page.ts';
import type { RollupPiece } from './rollup-reader.ts';

type RollupKey = Exclude<GroupKey, 'counterparty' | 'sourceKind'>;

export function rollupTotals(pieces: readonly RollupPiece[], filter: EntryFilter, groupBy: readonly RollupKey[], roles: RoleOfCategory): GroupTotal[] {
  const totals = new GroupTotals(groupBy);
  for (const piece of pieces) {
    const keysOfPart = partKeys(piece, filter, groupBy);
    for (const line of piece.lines) {
      const legs = { currency: filter.currency, accountNumber: line[0]!, categoryNumber: line[1]! };
      const role = roles.get(legs.categoryNumber);
      if (!matchesLegs(filter, legs, role)) continue;
      const legsKeys = groupBy.map((key) => (isDateKey(key) ? null : legsKeyOf(key, legs, role)));
      eachPart(line, (part, sums) => {
        const dateKeys = keysOfPart(part);
        if (dateKeys) totals.add(legsKeys.map((key, index) => key ?? dateKeys[index]!), counted(sums, filter, piece.slice.sign));
      });
    }
  }
  return totals.totals();
}

/** The keys that follow from the part's date, in their places among all keys, worked out once per part; null for a part that the filter leaves out. */
function partKeys({ slice, start }: RollupPiece, filter: EntryFilter, groupBy: readonly RollupKey[]): (part: number) => readonly string[] | null {
  const known: (readonly string[] | null)[] = [];
  const keysOf = (part: number): readonly string[] | null => {
    const date = PAGES[slice.span].dateOf(start, part);
    const isInside = slice.take !== 'parts' || ((slice.from === undefined || date >= slice.from) && (slice.to === undefined || date <= slice.to));
    return isInside && matchesWeekday(filter, date) ? groupBy.map((key) => (isDateKey(key) ? dateKeyOf(key, date) : '')) : null;
  };
  return (part) => {
    const keys = known[part];
    return keys === undefined ? (known[part] = keysOf(part)) : keys;
  };
}

/** Rollups hold both directions in one line, so a filter by money out blanks the other side here. */
function counted(sums: Sums, { direction }: EntryFilter, sign: 1 | -1): Sums {
  if (sign === 1 && direction === undefined) return sums;
  const isOutOnly = direction === 'out';
  return { inMinor: isOutOnly ? 0 : sign * sums.inMinor, outMinor: sign * sums.outMinor, inCount: isOutOnly ? 0 : sign * sums.inCount, outCount: sign * sums.outCount };
}
