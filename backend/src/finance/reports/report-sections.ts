/** What each type of report consists of, in the order of reading. */
import type { SectionWriter } from './report-context.ts';
import type { ReportType } from './report-types.ts';
import { balanceFigures, balanceSheet, cashInBooks, owedBeside } from './sections/balance-sheet.ts';
import { cashFlow } from './sections/cash-flow.ts';
import { cashByAccount, cashStatement } from './sections/cash-statement.ts';
import { partsOfRevenue } from './sections/common-size.ts';
import { concentration } from './sections/concentration.ts';
import { cohorts, customerMovement } from './sections/customer-movement.ts';
import { incomeStatement } from './sections/income-statement.ts';
import { expenseFigures, keyFigures, revenueFigures } from './sections/key-figures.ts';
import { largestExpenses, largestRefunds, largestSales } from './sections/largest-rows.ts';
import { months, yearSoFar } from './sections/months.ts';
import { customerMovers, expenseMovers, vendorMovers } from './sections/movers.ts';
import { topCustomers, topVendors } from './sections/parties.ts';
import { processorMonths, processors } from './sections/processors.ts';
import { profitMonths } from './sections/profit-months.ts';
import { recurring } from './sections/recurring.ts';
import { saleSizes } from './sections/sale-sizes.ts';
import { salesMonths } from './sections/sales-months.ts';
import { expensesByCategory, revenueByCategory } from './sections/shares.ts';
import { weekdays } from './sections/weekdays.ts';
import { whatChanged } from './sections/what-changed.ts';

export const SECTIONS: Readonly<Record<ReportType, readonly SectionWriter[]>> = {
  monthly: [keyFigures, whatChanged, incomeStatement, cashFlow, topCustomers, topVendors, yearSoFar],
  quarterly: [keyFigures, whatChanged, months, incomeStatement, cashFlow, topCustomers, topVendors],
  'comprehensive-financial': [keyFigures, whatChanged, incomeStatement, partsOfRevenue, profitMonths, cashStatement, cashByAccount, balanceSheet, owedBeside, revenueByCategory, saleSizes, topCustomers, expensesByCategory, topVendors, recurring],
  'profit-loss': [keyFigures, incomeStatement, partsOfRevenue, whatChanged, profitMonths],
  'balance-sheet': [balanceFigures, balanceSheet, owedBeside],
  'cash-flow-statement': [keyFigures, cashStatement, cashInBooks, cashByAccount, yearSoFar],
  'expense-analysis': [expenseFigures, expensesByCategory, expenseMovers, topVendors, vendorMovers, recurring, largestExpenses, profitMonths],
  'revenue-detailed': [revenueFigures, saleSizes, revenueByCategory, topCustomers, customerMovers, salesMonths, weekdays, largestSales],
  'revenue-only': [revenueFigures, saleSizes, salesMonths, revenueByCategory, processors, largestSales],
  'payment-analytics': [revenueFigures, processors, processorMonths, saleSizes, largestRefunds, weekdays],
  'sales-trends': [revenueFigures, salesMonths, weekdays, customerMovers, revenueByCategory],
  'customer-analysis': [saleSizes, customerMovement, concentration, topCustomers, customerMovers, cohorts],
  'financial-overview': [keyFigures, months, whatChanged, revenueByCategory, expensesByCategory, cashFlow],
  'expense-summary': [expenseFigures, expensesByCategory, topVendors, months],
  'revenue-summary': [revenueFigures, revenueByCategory, topCustomers, months],
};
