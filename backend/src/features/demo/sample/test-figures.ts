/** The sample company's figures summed by what each row is meant to be, without the finance core: what the product has to arrive at. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import type { SampleAccount } from './sample-company.ts';

export interface SampleFigures {
  readonly revenueMinor: number;
  readonly expensesMinor: number;
  readonly netProfitMinor: number;
  readonly cashFlowMinor: number;
}

const REVENUE = new Set(['Consulting Income', 'Project Income', 'Sales - Online', 'Refunds']);
const OTHER_INCOME = new Set(['Interest Income']);
const NO_COST = new Set(['Transfer', 'Owner Draw', 'Loan Payment']);

/** Both bounds are inclusive. */
export function sampleFigures(accounts: readonly SampleAccount[], from: LocalDate, to: LocalDate): SampleFigures {
  const rows = accounts.flatMap((account) => account.rows).filter((row) => row.date >= from && row.date <= to);
  const sumOf = (isWanted: (category: string) => boolean): number => rows.filter((row) => isWanted(row.category)).reduce((sum, row) => sum + row.amountMinor, 0);
  const revenueMinor = sumOf((category) => REVENUE.has(category));
  const otherIncomeMinor = sumOf((category) => OTHER_INCOME.has(category));
  const expensesMinor = -sumOf((category) => !REVENUE.has(category) && !OTHER_INCOME.has(category) && !NO_COST.has(category));
  return { revenueMinor, expensesMinor, netProfitMinor: revenueMinor + otherIncomeMinor - expensesMinor, cashFlowMinor: sumOf((category) => category !== 'Transfer') };
}
