/** A ledger's rows prepared once for every detector: who was paid when, what a month usually costs, which rows recur. */
import type { EntryColumns } from '../ledger/entry-columns.ts';
import type { AccountRole, LocalDate } from '../ledger/entry.ts';
import { dayNumber, fromDayNumber, monthKey } from '../local-date.ts';
import { EXPENSE_ROLES } from '../metrics.ts';
import { findRecurring } from '../recurring/find-recurring.ts';
import type { RecurringSeries } from '../recurring/recurring-series.ts';
import { median } from '../recurring/schedule.ts';
import { namedByCategory } from '../recurring/unnamed-rows.ts';

export interface Category {
  readonly name: string;
  readonly role: AccountRole;
}

export interface Party {
  /** A name, or the bank's words without their digits for rows that name nobody. */
  readonly name: string;
  readonly isNamed: boolean;
  /** Places in the columns, oldest first. */
  readonly rows: readonly number[];
}

export interface LedgerView {
  readonly rows: EntryColumns;
  readonly asOf: LocalDate;
  readonly categoryOf: (row: number) => Category;
  /** Who got money, and who gave some. */
  readonly paid: readonly Party[];
  readonly payers: readonly Party[];
  readonly series: readonly RecurringSeries[];
  /** The series of a row; a row is in one at most. */
  readonly seriesOfRow: ReadonlyMap<number, RecurringSeries>;
  /** Month keys, oldest first, and each row's place among them. */
  readonly months: readonly string[];
  readonly monthOfRow: Int32Array;
  /** The first month whose days the ledger has from the start. */
  readonly firstWholeMonth: number;
  /** Median of the months' expenses and revenues, in minor units; at least 1. */
  readonly monthlyExpensesMinor: number;
  readonly monthlyRevenueMinor: number;
  /** The last day that the ledger tells of each account. */
  readonly lastDayOfAccount: ReadonlyMap<number, number>;
}

const UNKNOWN: Category = { name: 'Uncategorized', role: 'opex' };

/** `rows` of all roles but transfers, with descriptions. */
export function viewOf(rows: EntryColumns, categories: ReadonlyMap<number, Category>, asOf: LocalDate): LedgerView {
  const categoryOf = (row: number): Category => categories.get(rows.categoryNumbers[row]!) ?? UNKNOWN;
  // What recurs for a forecast recurs here.
  const series = findRecurring(namedByCategory(rows, (number) => categories.get(number)?.name ?? UNKNOWN.name), asOf);
  const seriesOfRow = new Map(series.flatMap((one) => one.places.map((row) => [row, one] as const)));
  const { months, monthOfRow } = monthsOf(rows);
  const totals = monthlyTotals({ rows, categoryOf, months, monthOfRow });
  const { paid, payers } = parties(rows);
  return {
    rows, asOf, categoryOf, paid, payers, series, seriesOfRow, months, monthOfRow,
    firstWholeMonth: rows.count > 0 && Number(fromDayNumber(rows.days[0]!).slice(8)) > 5 ? 1 : 0,
    monthlyExpensesMinor: Math.max(1, median(totals.expenses)), monthlyRevenueMinor: Math.max(1, median(totals.revenue)),
    lastDayOfAccount: lastDays(rows),
  };
}

export const isExpense = ({ role }: Category): boolean => (EXPENSE_ROLES as readonly AccountRole[]).includes(role);
export const dateOf = ({ rows }: LedgerView, row: number): LocalDate => fromDayNumber(rows.days[row]!);
export const outMinor = ({ rows }: LedgerView, row: number): number => -rows.amountsMinor[row]!;
function monthsOf(rows: EntryColumns): { months: string[]; monthOfRow: Int32Array } {
  const months: string[] = [];
  const monthOfRow = new Int32Array(rows.count);
  let [current, nextFirst] = [-1, -Infinity];
  for (let row = 0; row < rows.count; row += 1) {
    while (rows.days[row]! >= nextFirst) {
      const month = monthKey(fromDayNumber(current === -1 ? rows.days[row]! : nextFirst));
      months.push(month);
      current += 1;
      nextFirst = dayNumber(`${month}-01`) + daysOf(month);
    }
    monthOfRow[row] = current;
  }
  return { months, monthOfRow };
}

function daysOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

function monthlyTotals({ rows, categoryOf, months, monthOfRow }: Pick<LedgerView, 'rows' | 'categoryOf' | 'months' | 'monthOfRow'>): { expenses: number[]; revenue: number[] } {
  const [expenses, revenue] = [months.map(() => 0), months.map(() => 0)];
  for (let row = 0; row < rows.count; row += 1) {
    const category = categoryOf(row);
    const month = monthOfRow[row]!;
    if (isExpense(category)) expenses[month]! -= rows.amountsMinor[row]!;
    else if (category.role === 'revenue' || category.role === 'refund') revenue[month]! += rows.amountsMinor[row]!;
  }
  return { expenses, revenue };
}

function parties(rows: EntryColumns): { paid: Party[]; payers: Party[] } {
  const named = rows.names.map((name) => ({ name, isNamed: true, out: [] as number[], in: [] as number[] }));
  const unnamed = new Map<string, { name: string; isNamed: false; out: number[]; in: number[] }>();
  for (let row = 0; row < rows.count; row += 1) {
    const party = named[rows.counterparties[row]!] ?? ofText(unnamed, rows.descriptions?.[row] ?? '');
    const amount = rows.amountsMinor[row]!;
    if (amount !== 0) (amount < 0 ? party.out : party.in).push(row);
  }
  const all = [...named, ...unnamed.values()];
  const side = (of: 'out' | 'in'): Party[] => all.filter((party) => party[of].length > 0).map((party) => ({ name: party.name, isNamed: party.isNamed, rows: party[of] }));
  return { paid: side('out'), payers: side('in') };
}

function ofText(unnamed: Map<string, { name: string; isNamed: false; out: number[]; in: number[] }>, text: string): { out: number[]; in: number[] } {
  const name = text.replaceAll(/\d+/g, '').replaceAll(/\s+/g, ' ').trim();
  let found = unnamed.get(name.toLowerCase());
  if (!found) unnamed.set(name.toLowerCase(), found = { name, isNamed: false, out: [], in: [] });
  return found;
}

function lastDays(rows: EntryColumns): Map<number, number> {
  const last = new Map<number, number>();
  for (let row = 0; row < rows.count; row += 1) last.set(rows.accountNumbers[row]!, rows.days[row]!);
  return last;
}
