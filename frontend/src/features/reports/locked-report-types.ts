/** Which reports are not on offer today, and what would unlock them. */
import type { ReportTypesQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';

export interface LockedReports {
  readonly labels: readonly string[];
  readonly action: string;
  readonly to: string;
  /** Goes after the action: "connect QuickBooks | for these". */
  readonly what: string;
}

const OF_ACCOUNTING = ['Comprehensive Financial Report', 'Profit & Loss Statement', 'Balance Sheet', 'Cash Flow Statement', 'Expense Analysis', 'Detailed Revenue Report'];
const OF_PAYMENTS = ['Revenue Report', 'Payment Analytics', 'Sales Trends', 'Customer Analysis'];
const OF_FILES = ['Financial Overview', 'Expense Summary', 'Revenue Summary'];

/** Accounting software outranks payment processors, these outrank files: what a weaker source gives is never locked. */
export function lockedReportTypes({ fullFinancialReports, revenueAnalysisOnly, fileBasedReports }: Pick<ReportTypesQuery['reportTypes'], 'fullFinancialReports' | 'revenueAnalysisOnly' | 'fileBasedReports'>): LockedReports[] {
  if (fullFinancialReports) return [];
  const locked: LockedReports[] = [{ labels: OF_ACCOUNTING, action: 'connect QuickBooks', to: paths.integrations, what: 'to have your books with their balances' }];
  if (!revenueAnalysisOnly) locked.push({ labels: OF_PAYMENTS, action: 'connect Stripe, Square or PayPal', to: paths.integrations, what: 'to have every payment of your customers' });
  if (!revenueAnalysisOnly && !fileBasedReports) locked.push({ labels: OF_FILES, action: 'upload a bank file', to: paths.analysis, what: 'to have transactions to report on' });
  return locked;
}
