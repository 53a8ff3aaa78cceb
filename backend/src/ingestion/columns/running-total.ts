/** A column whose every step is what another column of the row says is the balance, whatever it is called: "Total Amount". */
import { printedMinor } from './arithmetic.ts';
import type { HeadedColumn } from './direction-flag.ts';

type Rows = readonly (readonly string[])[];

const NEARLY_ALL = 0.9;
/** Steps that are the same again and again may be so by chance. */
const FEWEST_STEPS = 4;
const FEWEST_DIFFERENT = 3;

/** With the column that runs on called a balance, where no heading names one. `rows`: those that moved something. */
export function withRunningTotal<Column extends HeadedColumn>(columns: readonly Column[], rows: Rows): readonly Column[] {
  if (rows.length <= FEWEST_STEPS || columns.some(({ matches }) => matches.some(({ role, strength }) => role === 'balance' && strength === 3))) return columns;
  const money = columns.filter(({ facts }) => facts.filledCount > 0 && facts.amountShare >= NEARLY_ALL && facts.dateShare < 0.5);
  const running = money.find((column) => mayRun(column, rows) && runs(rows, column.facts.index, money.filter((other) => other !== column).map(({ facts }) => facts.index)));
  return running ? columns.map((column) => (column === running ? { ...column, matches: [{ role: 'balance', strength: 3, rank: 0 }] } : column)) : columns;
}

const mayRun = ({ facts, matches }: HeadedColumn, rows: Rows): boolean => facts.filledCount >= rows.length * NEARLY_ALL && (matches.length === 0 || matches.some(({ role }) => role === 'amount'));

function runs(rows: Rows, column: number, others: readonly number[]): boolean {
  const totals = rows.map((row) => printedMinor(row[column]));
  const stepsUp = stepsBetween(rows, totals, others, (at) => at);
  return isRunning(stepsUp) || isRunning(stepsBetween(rows, totals, others, (at) => at - 1));
}

/** The size of each step that a cell of its row states; null where none does. `movedAt`: the row that moved from the total before `at` to the one there. */
function stepsBetween(rows: Rows, totals: readonly (number | null)[], others: readonly number[], movedAt: (at: number) => number): (number | null)[] {
  return totals.slice(1).map((total, before) => {
    const step = Math.abs((total ?? NaN) - (totals[before] ?? NaN));
    return others.some((other) => Math.abs(printedMinor(rows[movedAt(before + 1)]![other]) ?? NaN) === step) ? step : null;
  });
}

function isRunning(steps: readonly (number | null)[]): boolean {
  const stated = steps.filter((step) => step !== null);
  return stated.length >= FEWEST_STEPS && stated.length >= steps.length * NEARLY_ALL && new Set(stated.filter((step) => step !== 0)).size >= FEWEST_DIFFERENT;
}
