/** The figures in QuickBooks' reports: totals of their sections, in minor units of the currency that the report names. */
import { isObject, listAt, minorOfDecimal, textAt, currencyOf, type WireObject } from '../wire-value.ts';

export interface ProfitAndLoss {
  readonly currency: string;
  readonly revenueMinor: number;
  /** Positive. */
  readonly expensesMinor: number;
  readonly profitMinor: number;
}

/** Reports are nested by accounts and their sub-accounts: a few levels. */
const DEEPEST = 30;

/** Null for a report whose figures cannot be read or do not add up. Revenue and expenses with the other income and the other expenses. */
export function readProfitAndLoss(report: WireObject): ProfitAndLoss | null {
  const currency = currencyOf(textAt(report, 'Header', 'Currency'));
  const totals = currency && sectionTotals(report, currency);
  if (!currency || !totals) return null;
  const of = (group: string): number => totals.get(group) ?? 0;
  const revenueMinor = of('Income') + of('OtherIncome');
  const expensesMinor = of('COGS') + of('Expenses') + of('OtherExpenses');
  const profitMinor = of('NetIncome');
  return revenueMinor - expensesMinor === profitMinor ? { currency, revenueMinor, expensesMinor, profitMinor } : null;
}

/** What the bank accounts of a balance sheet hold together; zero without one, null where it cannot be read. */
export function readBankTotal(report: WireObject, currency: string): number | null {
  const totals = sectionTotals(report, currency);
  return totals && (totals.get('BankAccounts') ?? 0);
}

/** By how much a cash flow's cash grew; null where it cannot be read. */
export function readCashIncrease(report: WireObject, currency: string): number | null {
  const totals = sectionTotals(report, currency);
  return totals && (totals.get('CashIncrease') ?? 0);
}

/** The first amount column of each named section's summary. An empty cell is zero. Null where an amount is none. */
function sectionTotals(report: WireObject, currency: string): ReadonlyMap<string, number> | null {
  const totals = new Map<string, number>();
  const visit = (rows: readonly unknown[], depth: number): boolean => depth < DEEPEST && rows.filter(isObject).every((row) => {
    const group = textAt(row, 'group');
    const cells = listAt(row, 'Summary', 'ColData');
    if (group && cells && !totals.has(group)) {
      const minor = minorOfDecimal(textAt(cells[1], 'value') ?? '0', currency);
      if (minor === null) return false;
      totals.set(group, minor);
    }
    return visit(listAt(row, 'Rows', 'Row') ?? [], depth + 1);
  });
  return visit(listAt(report, 'Rows', 'Row') ?? [], 0) ? totals : null;
}
