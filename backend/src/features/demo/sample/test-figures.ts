/** The sample company's figures summed by what each row is meant to be, without the finance core: what the product has to arrive at. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays } from '../../../finance/local-date.ts';
import type { MerchantBooks } from '../../../providers/sandbox/companies/merchant-books.ts';
import type { SampleAccount } from './sample-company.ts';
import type { SampleRow } from './sample-row.ts';

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

/** The same with the web shop's own books in place of what the bank sees of them: each sale, its fee and what went back, on its own day. */
export function withWebShop(accounts: readonly SampleAccount[], shop: MerchantBooks, today: LocalDate): SampleAccount[] {
  const rows: SampleRow[] = [];
  const add = (date: LocalDate, amountMinor: number, category: string): void => void rows.push({ date, amountMinor, category, description: '' });
  for (let date = shop.firstDay; date < today; date = addDays(date, 1)) {
    for (const sale of shop.salesOn(date)) {
      add(date, sale.amountMinor, 'Sales - Online');
      add(date, -sale.feeMinor, 'Bank Fees');
    }
    for (const reversal of [...shop.refundsOn(date), ...shop.disputesOn(date)]) {
      add(date, -reversal.sale.amountMinor, 'Refunds');
      add(date, -reversal.feeMinor, 'Bank Fees');
    }
  }
  const banks = accounts.map((account) => ({ ...account, rows: account.rows.map((row) => (row.description === 'STRIPE PAYOUT' ? { ...row, category: 'Transfer' } : row)) }));
  return [...banks, { name: 'Stripe balance', openingMinor: 0, rows }];
}
