/** A fee that an account is charged beside the amount of a payment, as its balances prove: of one account, or of several whose rows stand among each other. */
import { printedMinor, printedMovement } from './arithmetic.ts';
import { amountColumns, type ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

const MIN_SHARE = 0.9;

interface Step { amount: number | null; fee: number; balance: number }

/** The balances follow from amount and fee together, and not from the amount alone; a fee may stand in a row of its own. */
export function isChargedBeside(fee: number, rows: Rows, plan: ColumnPlan): boolean {
  const { money, balance } = plan;
  if (money.kind === 'flagged' || balance === null || fee === balance || amountColumns(money).includes(fee)) return false;
  // Rows of several accounts and currencies have a balance for each.
  return groupings(plan).some((columns) => [false, true].some((isNewestFirst) => follows(stepsOf(rows, columns, fee, plan), isNewestFirst)));
}

function groupings({ account, currency }: ColumnPlan): number[][] {
  const both = [account, currency].filter((column) => column !== null);
  return [[], ...both.map((column) => [column]), ...(both.length > 1 ? [both] : [])];
}

function stepsOf(rows: Rows, columns: readonly number[], fee: number, { money, balance }: ColumnPlan): Step[][] {
  const groups = new Map<string, Step[]>();
  for (const row of rows) {
    const balanceMinor = printedMinor(row[balance!]);
    if (balanceMinor === null) continue;
    const key = columns.map((column) => (row[column] ?? '').trim()).join('\n');
    const steps = groups.get(key) ?? [];
    steps.push({ amount: printedMovement(row, money), fee: Math.abs(printedMinor(row[fee]) ?? 0), balance: balanceMinor });
    groups.set(key, steps);
  }
  return [...groups.values()];
}

function follows(groups: readonly (readonly Step[])[], isNewestFirst: boolean): boolean {
  const links = groups.flatMap((steps) => (isNewestFirst ? [...steps].reverse() : steps).flatMap((after, index, run) => (index === 0 ? [] : [{ before: run[index - 1]!, after }])));
  const charged = links.filter(({ after }) => after.fee !== 0);
  const holdsWith = (feeShare: 0 | 1): number => charged.filter(({ before, after }) => before.balance + (after.amount ?? 0) - feeShare * after.fee === after.balance).length;
  return charged.length >= 1 && holdsWith(0) === 0 && holdsWith(1) >= charged.length * MIN_SHARE;
}
