/** Amounts without any sign whose balances go up and down: the balances tell the way of each of them. */
import { splitAmount } from '../cells/amounts.ts';
import { printedMinor } from './arithmetic.ts';
import type { BalanceOrder, MoneyColumns } from './plan.ts';

type Rows = readonly (readonly string[])[];

export interface UnsignedRow { amount: number; balance: number }

const MIN_STEPS = 2;
/** Single rows that do not follow are told; more of them are no running balances. */
const MIN_SHARE = 0.8;
const MIN_NEARLY = 0.5;
const REFUSAL = 'The amounts of this file carry no sign, and its balances go up and down, but do not follow from every amount. Export it again with signs, or with separate columns for money out and money in.';

/** Null where amounts have signs, or balances that go one way only. */
export function signsInBalances(rows: Rows, money: MoneyColumns, balance: number | null): { order: BalanceOrder } | { failure: string } | null {
  if (money.kind !== 'signed' || balance === null) return null;
  const printed = rows.map((row) => unsignedRow(row, money.amount, balance)).filter((row) => row !== 'empty');
  if (printed.some((row) => row === null)) return null;
  return orderOfBalances(printed as UnsignedRow[]);
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

function orderOfBalances(rows: readonly UnsignedRow[]): { order: BalanceOrder } | { failure: string } | null {
  const steps = rows.slice(1).map((row, index) => ({ step: row.balance - rows[index]!.balance, below: row.amount, above: rows[index]!.amount }));
  const goesBothWays = steps.some(({ step }) => step > 0) && steps.some(({ step }) => step < 0);
  if (steps.length < MIN_STEPS || !goesBothWays) return null;
  const heldCount = (amountOf: (step: (typeof steps)[number]) => number): number => steps.filter((step) => Math.abs(step.step) === amountOf(step)).length;
  const [oldestFirst, newestFirst] = [heldCount(({ below }) => below), heldCount(({ above }) => above)];
  const most = Math.max(oldestFirst, newestFirst);
  if (most >= steps.length * MIN_SHARE && oldestFirst !== newestFirst) return { order: oldestFirst > newestFirst ? 'oldest-first' : 'newest-first' };
  return most >= steps.length * MIN_NEARLY ? { failure: REFUSAL } : null;
}
