/** Which groups of the counterparty sums a filter is about, and on which days they have rows. */
import { dayOf } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { matchesLegs } from '../../finance/ledger/entry-filter.ts';
import type { EntryFilter } from '../../finance/ledger/ledger-reader.ts';
import type { CounterpartySums } from './counterparty-sums.ts';
import type { RoleOfCategory } from './entry-filter-sql.ts';
import { dayIn, monthIndex } from './month-index.ts';
import { lineKey } from './rollup.ts';

/** One group that the filter's names, accounts and categories let through, with those of its days that lie between the filter's dates. */
export interface Group {
  /** Its place in the columns of the sums. */
  readonly at: number;
  readonly month: number;
  /** Bit 0 is the first of the month. */
  readonly days: number;
  /** Rows of it lie outside the dates. */
  readonly isPart: boolean;
}

/** In no particular order. Groups without a row between the dates, or without an amount as large as asked for, are left out. */
export function groupsOf(sums: CounterpartySums, filter: EntryFilter, roles: RoleOfCategory): Group[] {
  const isWanted = wantedLegs(filter, roles);
  const hasName = wantedNames(filter, sums.names);
  const daysInside = datesOf(filter);
  const least = Math.max(filter.atLeastMinor ?? 0, (filter.moreThanMinor ?? -1) + 1);
  const groups: Group[] = [];
  for (const at of filter.counterparties ? groupsNamed(sums, filter.counterparties) : sums.months.keys()) {
    const month = sums.months[at]!;
    const own = sums.days[at]!;
    const days = own & daysInside(month);
    if (days !== 0 && (least === 0 || largestAt(sums, at, filter) >= least) && hasName(sums.counterparties[at]!) && isWanted(sums.accountNumbers[at]!, sums.categoryNumbers[at]!)) groups.push({ at, month, days, isPart: days !== own });
  }
  return groups;
}

function groupsNamed({ groupsOfName }: CounterpartySums, names: readonly string[]): readonly number[] {
  return [...new Set(names)].flatMap((name) => groupsOfName.get(name) ?? []);
}

/** The largest amount of a group in the filter's direction. */
export function largestAt(sums: CounterpartySums, at: number, { direction }: EntryFilter): number {
  return Math.max(direction === 'out' ? 0 : sums.largestIn[at]!, direction === 'in' ? 0 : sums.largestOut[at]!);
}

/** Of the groups' rows at least `count` are this large; null where too little is known. Groups that the dates cut through may have their largest outside. */
export function leastOfLargest(sums: CounterpartySums, groups: readonly Group[], filter: EntryFilter, count: number): number | null {
  const largest = groups.filter(({ isPart }) => !isPart).map(({ at }) => largestAt(sums, at, filter)).sort((one, other) => other - one);
  const least = largest[count - 1] ?? 0;
  return least === 0 ? null : least;
}

/** The days on which such rows can stand, oldest first. */
export function daysOf(groups: readonly Group[]): LocalDate[] {
  const days = new Map<number, number>();
  for (const group of groups) days.set(group.month, (days.get(group.month) ?? 0) | group.days);
  return [...days].sort(([one], [other]) => one - other).flatMap(([month, bits]) => datesIn(month, bits));
}

function datesIn(month: number, bits: number): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let day = 1; day <= 31; day++) if (bits & (1 << (day - 1))) dates.push(dayIn(month, day));
  return dates;
}

const ALL_DAYS = 0x7fffffff;

/** The days of a month that lie between the filter's dates. */
function datesOf({ from, to }: EntryFilter): (month: number) => number {
  const [firstMonth, lastMonth] = [from === undefined ? -Infinity : monthIndex(from), to === undefined ? Infinity : monthIndex(to)];
  const sinceFirst = from === undefined ? ALL_DAYS : ALL_DAYS & ~((1 << (dayOf(from) - 1)) - 1);
  const untilLast = to === undefined ? ALL_DAYS : ALL_DAYS >>> (31 - dayOf(to));
  return (month) => (month < firstMonth || month > lastMonth ? 0 : (month === firstMonth ? sinceFirst : ALL_DAYS) & (month === lastMonth ? untilLast : ALL_DAYS));
}

function wantedLegs(filter: EntryFilter, roles: RoleOfCategory): (accountNumber: number, categoryNumber: number) => boolean {
  const known = new Map<number, boolean>();
  return (accountNumber, categoryNumber) => {
    const key = lineKey({ accountNumber, categoryNumber });
    let isWanted = known.get(key);
    if (isWanted === undefined) known.set(key, isWanted = matchesLegs(filter, { currency: filter.currency, accountNumber, categoryNumber }, roles.get(categoryNumber)));
    return isWanted;
  };
}

/** By the name's place; −1 is nobody. */
function wantedNames({ counterparties, notCounterparties }: EntryFilter, names: readonly string[]): (place: number) => boolean {
  if (counterparties === undefined && notCounterparties === undefined) return () => true;
  const [wanted, unwanted] = [counterparties && new Set(counterparties), new Set(notCounterparties)];
  const isWanted = Uint8Array.from(names, (name) => ((wanted === undefined || wanted.has(name)) && !unwanted.has(name) ? 1 : 0));
  return (place) => (place < 0 ? wanted === undefined : isWanted[place] === 1);
}
