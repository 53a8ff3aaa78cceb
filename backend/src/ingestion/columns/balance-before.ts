/** Balances as they were before each payment: they lead to the row behind, and say nothing of what the account held after its own. */
import { readDate } from '../cells/dates.ts';
import { printedMinor, printedMovement } from './arithmetic.ts';
import type { ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const NEARLY_ALL = 0.9;
const FEWEST_LINKS = 4;

/** Only where the dates tell which row is the older one: the other way round such balances are those of payments of the other sign. */
export function isBalanceBefore(rows: Rows, { date, money, balance }: ColumnPlan): boolean {
  const order = balance === null || money.kind === 'flagged' ? null : orderOf(rows.map((row) => row[date] ?? ''));
  if (order === null) return false;
  const oldestFirst = order === 'oldest-first' ? rows : [...rows].reverse();
  const steps = oldestFirst.map((row) => ({ moved: printedMovement(row, money) ?? 0, stated: printedMinor(row[balance ?? -1]) ?? NaN }));
  const links = steps.slice(1).map((after, at) => ({ before: steps[at]!, after })).filter(({ before, after }) => before.moved !== 0 && after.moved !== 0);
  const leads = links.filter(({ before, after }) => before.stated + before.moved === after.stated).length;
  const follows = links.filter(({ before, after }) => before.stated + after.moved === after.stated).length;
  return links.length >= FEWEST_LINKS && leads >= links.length * NEARLY_ALL && follows * 2 < leads;
}

/** Null where they are of one day, or where day and month could be exchanged. */
function orderOf(dates: readonly string[]): 'oldest-first' | 'newest-first' | null {
  const orders = new Set((['day-first', 'month-first'] as const).flatMap((reading) => {
    const read = dates.map((date) => readDate(date.trim(), reading));
    if (read.some((date) => date === null)) return [];
    const isUp = read.every((date, at) => at === 0 || date! >= read[at - 1]!);
    const isDown = read.every((date, at) => at === 0 || date! <= read[at - 1]!);
    return isUp === isDown ? [] : [isUp ? 'oldest-first' as const : 'newest-first' as const];
  }));
  return orders.size === 1 ? [...orders][0]! : null;
}
