/** A fee that an account is charged beside the amount of a payment, as its balances prove: of one account, or of several whose rows stand among each other. */
import { lineKind } from '../cells/line-words.ts';
import { printedMinor, printedMovement } from './arithmetic.ts';
import { amountColumns, type ColumnPlan } from './plan.ts';

type Rows = readonly (readonly string[])[];

/** What a line among the rows states as the balance before them. */
export function openingOf(rows: Rows, balance: number | null): number | null {
  const line = rows.find((row) => row.some((cell) => lineKind(cell) === 'opening-balance'));
  return line && balance !== null ? printedMinor(line[balance]) : null;
}

const MIN_SHARE = 0.9;

interface Step { amount: number | null; fee: number; balance: number }

/** The balances follow from amount and fee together, and not from the amount alone; a fee may stand in a row of its own. */
export function isChargedBeside(fee: number, rows: Rows, plan: ColumnPlan, openingMinor: number | null = null): boolean {
  const { money, balance } = plan;
  if (money.kind === 'flagged' || balance === null || fee === balance || amountColumns(money).includes(fee)) return false;
  // Rows of several accounts and currencies have a balance for each.
  return groupings(plan).some((columns) => [false, true].some((isNewestFirst) => follows(stepsOf(rows, columns, fee, plan), isNewestFirst, openingMinor ?? 0)));
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

function follows(groups: readonly (readonly Step[])[], isNewestFirst: boolean, openingMinor: number): boolean {
  const links = groups.flatMap((steps) => (isNewestFirst ? [...steps].reverse() : steps).flatMap((after, index, run) => (index === 0 ? [] : [{ before: run[index - 1]!, after }])));
  const charged = links.filter(({ after }) => after.fee !== 0);
  const holdsWith = (feeShare: 0 | 1): number => charged.filter(({ before, after }) => before.balance + (after.amount ?? 0) - feeShare * after.fee === after.balance).length;
  if (charged.length === 0) return links.length > 0 && links.every(({ before, after }) => before.balance + (after.amount ?? 0) === after.balance) && isOldestCharged(groups, isNewestFirst, openingMinor);
  return charged.length >= 1 && holdsWith(0) === 0 && holdsWith(1) >= charged.length * MIN_SHARE;
}

/** Only the oldest payment of an account has a fee: the balance that was stated before it, or none of an account that was new, tells whether it was charged. */
function isOldestCharged(groups: readonly (readonly Step[])[], isNewestFirst: boolean, openingMinor: number): boolean {
  const oldest = groups.flatMap((steps) => steps.at(isNewestFirst ? -1 : 0) ?? []).filter(({ fee }) => fee !== 0);
  return oldest.length > 0 && oldest.every(({ amount, fee, balance }) => amount !== null && openingMinor + amount - fee === balance);
}
