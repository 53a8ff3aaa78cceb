/** Accounts that seem to be one: files of different names that show the same payments. Told by the sums of their days, so that the size of a ledger does not matter. */
import type { LocalDate } from '../ledger/entry.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';

export interface TwinAccounts {
  /** The one with fewer payments: it would go. */
  readonly number: number;
  readonly intoNumber: number;
  /** Payments of the smaller one on days that are alike in both … */
  readonly sharedCount: number;
  /** … of so many in the time that both cover. */
  readonly comparedCount: number;
}

/** Two branches may take the same sum on some day; five payments in the same days are no accident where they are most of what there is. */
const LEAST_SHARED = 5;
const LEAST_SHARE = 0.6;
/** Pairs grow with the square of the accounts. */
const MOST_ACCOUNTS = 50;

interface Days {
  readonly number: number;
  readonly days: ReadonlyMap<LocalDate, GroupTotal>;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly count: number;
}

/** `groups` were asked for with `day` and `account` among their keys, in one currency. Each account at most once as the one that goes, most alike first. */
export function twinAccounts(groups: readonly GroupTotal[]): TwinAccounts[] {
  const accounts = daysByAccount(groups).sort((a, b) => b.count - a.count || a.number - b.number).slice(0, MOST_ACCOUNTS);
  return accounts.flatMap((smaller, index) => {
    const twins = accounts.slice(0, index).flatMap((larger) => compare(smaller, larger) ?? []);
    return twins.sort((a, b) => b.sharedCount - a.sharedCount).slice(0, 1);
  });
}

function daysByAccount(groups: readonly GroupTotal[]): Days[] {
  const byAccount = new Map<string, Map<LocalDate, GroupTotal>>();
  for (const group of groups) {
    const days = byAccount.get(group.key.account!) ?? new Map<LocalDate, GroupTotal>();
    byAccount.set(group.key.account!, days.set(group.key.day!, group));
  }
  return [...byAccount].map(([number, days]) => {
    const dates = [...days.keys()].sort();
    return { number: Number(number), days, from: dates[0]!, to: dates.at(-1)!, count: [...days.values()].reduce((sum, day) => sum + rowsOf(day), 0) };
  });
}

function compare(smaller: Days, larger: Days): TwinAccounts | null {
  const [from, to] = [smaller.from > larger.from ? smaller.from : larger.from, smaller.to < larger.to ? smaller.to : larger.to];
  let [sharedCount, comparedCount] = [0, 0];
  for (const [day, total] of smaller.days) {
    if (day < from || day > to) continue;
    comparedCount += rowsOf(total);
    if (isAlike(total, larger.days.get(day))) sharedCount += rowsOf(total);
  }
  const isTwin = sharedCount >= LEAST_SHARED && sharedCount >= comparedCount * LEAST_SHARE;
  return isTwin ? { number: smaller.number, intoNumber: larger.number, sharedCount, comparedCount } : null;
}

function isAlike(one: GroupTotal, other: GroupTotal | undefined): boolean {
  return one.inMinor === other?.inMinor && one.outMinor === other.outMinor && one.inCount === other.inCount && one.outCount === other.outCount;
}

function rowsOf({ inCount, outCount }: GroupTotal): number {
  return inCount + outCount;
}
