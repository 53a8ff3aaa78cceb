/** Amounts without any sign beside running balances: the balances tell the way of each of them. */
import { splitAmount } from '../cells/amounts.ts';
import { readDate } from '../cells/dates.ts';
import { printedMinor } from './arithmetic.ts';
import type { BalanceOrder, ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

export interface UnsignedRow { amount: number; balance: number }

/** Single rows that do not follow are told; more of them are no running balances. */
const MIN_SHARE = 0.8;
const MIN_NEARLY = 0.5;
const REFUSAL = 'The amounts of this file carry no sign, and its balances go up and down, but do not follow from every amount. Export it again with signs, or with separate columns for money out and money in.';

/** Null where amounts have signs or a heading that names their way, or balances do not follow from them. `rows`: those with dates. */
export function signsInBalances(rows: Rows, { money, balance, date, headingDirection }: Pick<ColumnPlan, 'money' | 'balance' | 'date' | 'headingDirection'>): { order: BalanceOrder } | { failure: string } | null {
  if (money.kind !== 'signed' || balance === null || headingDirection !== null) return null;
  const printed = rows.map((row) => unsignedRow(row, money.amount, balance)).filter((row) => row !== 'empty');
  if (printed.some((row) => row === null)) return null;
  return orderOfBalances(printed as UnsignedRow[], orderOfDates(rows.map((row) => row[date] ?? '')));
}

/** Null where there is a sign although none is wanted, or no number; "empty" without amount and balance. */
export function unsignedRow(row: readonly string[], amount: number, balance: number): UnsignedRow | 'empty' | null {
  const [amountText, balanceText] = [(row[amount] ?? '').trim(), (row[balance] ?? '').trim()];
  if (amountText === '') return 'empty';
  const parts = splitAmount(amountText);
  if (parts && (parts.isNegative || parts.hasPlus || parts.side !== null)) return null;
  const [amountMinor, balanceMinor] = [printedMinor(amountText), printedMinor(balanceText)];
  return amountMinor === null || balanceMinor === null ? null : { amount: amountMinor, balance: balanceMinor };
}

function orderOfBalances(rows: readonly UnsignedRow[], ofDates: BalanceOrder | null): { order: BalanceOrder } | { failure: string } | null {
  const steps = rows.slice(1).map((row, index) => ({ step: row.balance - rows[index]!.balance, below: row.amount, above: rows[index]!.amount }));
  const goesBothWays = steps.some(({ step }) => step > 0) && steps.some(({ step }) => step < 0);
  if (steps.length === 0) return null;
  const heldCount = (amountOf: (step: (typeof steps)[number]) => number): number => steps.filter((step) => Math.abs(step.step) === amountOf(step)).length;
  const [oldestFirst, newestFirst] = [heldCount(({ below }) => below), heldCount(({ above }) => above)];
  const most = Math.max(oldestFirst, newestFirst);
  const order = oldestFirst === newestFirst ? ofDates : oldestFirst > newestFirst ? 'oldest-first' : 'newest-first';
  if (most >= steps.length * MIN_SHARE && order) return { order };
  return goesBothWays && most >= steps.length * MIN_NEARLY ? { failure: REFUSAL } : null;
}

/** Null where the two orders of day and month disagree about it, or all is of one day. */
function orderOfDates(dates: readonly string[]): BalanceOrder | null {
  const found = (['day-first', 'month-first'] as const).flatMap((order) => {
    const [first, last] = [readDate(dates[0] ?? '', order), readDate(dates.at(-1) ?? '', order)];
    return first === null || last === null ? [] : [first === last ? null : first < last ? 'oldest-first' as const : 'newest-first' as const];
  });
  return found.length > 0 && found.every((order) => order === found[0]) ? found[0]! : null;
}
