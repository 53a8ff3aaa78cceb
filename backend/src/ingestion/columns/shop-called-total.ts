/** Whether "Total" is the name of a shop: on days of their own, in amounts that the balances count, or that are the sum of nothing above them. */
import { dateEvidence } from '../cells/dates.ts';
import { printedMinor, printedMovement } from './arithmetic.ts';
import type { ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const NAME = /^total$/i;
const FEWEST = 2;

/** `text`: the description of a row that has a date. */
export const isCalledTotal = (text: string): boolean => NAME.test(text.trim());

/** `rows`: those with dates. False where there is none, or one of them is a sum. */
export function isShopCalledTotal(rows: Rows, plan: ColumnPlan): boolean {
  const called = rows.flatMap((row, at) => (dateEvidence(row[plan.date] ?? '') !== null && plan.descriptions.slice(0, 1).some((column) => isCalledTotal(row[column] ?? '')) && printedMovement(row, plan.money) ? [at] : []));
  if (called.length === 0) return false;
  const { balance } = plan;
  // What stands before all others is the sum of none above it.
  if (balance !== null) return called.every((at) => (at === 0 ? !isSumOf(rows.slice(1), rows[at]!, plan) : movesBalance(rows, at, plan, balance)));
  return called.length >= FEWEST && called.at(-1)! < rows.length - 1 && called.every((at, index) => !isSumOf(rows.slice(0, at), rows[at]!, plan) && !isSumOf(rows.slice((called[index - 1] ?? -1) + 1, at), rows[at]!, plan));
}

/** Of the row before it, or of the one behind it where the newest stands first. */
function movesBalance(rows: Rows, at: number, { money }: ColumnPlan, balance: number): boolean {
  const own = printedMinor(rows[at]![balance]);
  const amount = Math.abs(printedMovement(rows[at]!, money)!);
  return own !== null && [rows[at - 1], rows[at + 1]].some((other) => { const next = printedMinor(other?.[balance]); return next !== null && Math.abs(own - next) === amount; });
}

function isSumOf(above: Rows, row: readonly string[], { money }: ColumnPlan): boolean {
  const amounts = above.map((other) => printedMovement(other, money) ?? 0);
  const sum = (kept: (amount: number) => boolean): number => Math.abs(amounts.filter(kept).reduce((total, amount) => total + amount, 0));
  return [sum(() => true), sum((amount) => amount > 0), sum((amount) => amount < 0)].includes(Math.abs(printedMovement(row, money)!));
}
