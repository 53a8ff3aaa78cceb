/** Which column holds what: by the owner's word about this file, then about an earlier one like it where the cells agree, then by headings and content. */
import type { ColumnChoice, ReadingMapping } from '../mapping.ts';
import { dateEvidence } from '../cells/dates.ts';
import { assignColumns, type NoPlan } from './assign-columns.ts';
import { signsInBalances } from './balance-signs.ts';
import { columnFacts } from './column-facts.ts';
import { mappedPlan } from './mapped-plan.ts';
import type { ColumnPlan } from './plan.ts';
import { lettersOfChosen } from './two-words.ts';

type Rows = readonly (readonly string[])[];

export interface PlannedColumns {
  plan: ColumnPlan;
  /** Columns whose role is the owner's word. */
  said: ReadonlySet<number>;
  remembered: ReadonlySet<number>;
  /** What was said about an earlier file does not fit the cells of this one. */
  isMemoryUnfit: boolean;
}

export function planColumns(headings: readonly string[], rows: Rows, said: ReadingMapping, remembered: ReadingMapping): PlannedColumns | NoPlan {
  const found = assignColumns(headings, rows);
  const own = said.columns ?? [];
  const earlier = (remembered.columns ?? []).filter(({ column }) => !own.some((choice) => choice.column === column));
  const fits = isFit(earlier, rows);
  const kept = fits ? earlier : [];
  const plan = mappedPlan(found, [...withoutRolesOf(own, kept), ...own], headings);
  if ('failure' in plan) return plan;
  if (plan !== found) {
    withBalanceOrder(plan, rows);
    const letters = lettersOfChosen(plan, [...kept, ...own], rows.filter((row) => dateEvidence(row[plan.date] ?? '') !== null));
    if (letters && plan.money.kind === 'flagged') plan.money = { ...plan.money, letters };
  }
  return { plan, said: columnsOf(own), remembered: columnsOf(kept), isMemoryUnfit: !fits };
}

/** Of the columns that the owner chose. */
function withBalanceOrder(plan: ColumnPlan, rows: Rows): void {
  const signs = signsInBalances(rows.filter((row) => dateEvidence(row[plan.date] ?? '') !== null), plan);
  if (signs && 'order' in signs) plan.balanceOrder = signs.order;
}

const columnsOf = (choices: readonly ColumnChoice[]): ReadonlySet<number> => new Set(choices.map(({ column }) => column));

/** A role given to another column of this file is no longer the remembered one's. */
function withoutRolesOf(own: readonly ColumnChoice[], earlier: readonly ColumnChoice[]): ColumnChoice[] {
  return earlier.filter(({ role }) => role === 'description' || role === 'ignored' || !own.some((choice) => choice.role === role));
}

const MIN_SHARE = 0.5;

function isFit(choices: readonly ColumnChoice[], rows: Rows): boolean {
  if (choices.length === 0) return true;
  const facts = columnFacts(rows, Math.max(0, ...rows.map((row) => row.length), ...choices.map(({ column }) => column + 1)));
  return choices.every(({ column, role }) => {
    const cells = facts[column];
    if (!cells) return false;
    if (role === 'date') return cells.dateShare >= MIN_SHARE;
    if (role === 'amount') return cells.amountShare >= MIN_SHARE;
    return !(role === 'debit' || role === 'credit' || role === 'balance') || cells.filledCount === 0 || cells.amountShare >= MIN_SHARE;
  });
}
