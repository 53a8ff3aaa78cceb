/** Which reports there are, what they are called, and which of them a business can have with its data sources. */

const REPORT_LABELS = {
  monthly: 'Monthly Report',
  quarterly: 'Quarterly Report',
  'comprehensive-financial': 'Comprehensive Financial Report',
  'profit-loss': 'Profit & Loss Statement',
  'balance-sheet': 'Balance Sheet',
  'cash-flow-statement': 'Cash Flow Statement',
  'expense-analysis': 'Expense Analysis',
  'revenue-detailed': 'Detailed Revenue Report',
  'revenue-only': 'Revenue Report',
  'payment-analytics': 'Payment Analytics',
  'sales-trends': 'Sales Trends',
  'customer-analysis': 'Customer Analysis',
  'financial-overview': 'Financial Overview',
  'expense-summary': 'Expense Summary',
  'revenue-summary': 'Revenue Summary',
} as const;

export type ReportType = keyof typeof REPORT_LABELS;

/** The types that are written from the ledger alone; a balance sheet takes the balances of an accounting provider. */
export const WRITTEN_REPORT_TYPES = ['monthly', 'quarterly', 'comprehensive-financial', 'profit-loss', 'cash-flow-statement', 'expense-analysis', 'revenue-detailed', 'revenue-only', 'payment-analytics', 'sales-trends',
  'customer-analysis', 'financial-overview', 'expense-summary', 'revenue-summary'] as const satisfies readonly ReportType[];
export type WrittenReportType = (typeof WRITTEN_REPORT_TYPES)[number];

export interface DataSources {
  /** Accounting software is connected. */
  readonly hasAccounting: boolean;
  /** A payment processor is connected. */
  readonly hasPayments: boolean;
  readonly hasProcessedFiles: boolean;
}

export interface ReportCapabilities {
  readonly fullFinancialReports: boolean;
  readonly revenueAnalysisOnly: boolean;
  readonly fileBasedReports: boolean;
  readonly hasUploadedFiles: boolean;
  readonly types: readonly { readonly type: ReportType; readonly label: string }[];
}

const BASE: readonly ReportType[] = ['monthly', 'quarterly'];
const FULL: readonly ReportType[] = [...BASE, 'comprehensive-financial', 'profit-loss', 'balance-sheet', 'cash-flow-statement', 'expense-analysis', 'revenue-detailed'];
const REVENUE_ONLY: readonly ReportType[] = ['revenue-only', 'payment-analytics', 'sales-trends', 'customer-analysis'];
const FILE_BASED: readonly ReportType[] = [...BASE, 'financial-overview', 'expense-summary', 'revenue-summary'];

/** Accounting software outranks payment processors, these outrank files; the two base types are always there otherwise. */
export function reportCapabilities(sources: DataSources): ReportCapabilities {
  const revenueAnalysisOnly = !sources.hasAccounting && sources.hasPayments;
  const types = sources.hasAccounting ? FULL : revenueAnalysisOnly ? REVENUE_ONLY : sources.hasProcessedFiles ? FILE_BASED : BASE;
  return {
    fullFinancialReports: sources.hasAccounting,
    revenueAnalysisOnly,
    fileBasedReports: sources.hasProcessedFiles,
    hasUploadedFiles: sources.hasProcessedFiles,
    types: types.map((type) => ({ type, label: REPORT_LABELS[type] })),
  };
}

export function reportLabel(type: ReportType): string {
  return REPORT_LABELS[type];
}

export function isReportType(text: string): text is ReportType {
  return Object.hasOwn(REPORT_LABELS, text);
}

export function isWrittenReportType(type: ReportType): type is WrittenReportType {
  return (WRITTEN_REPORT_TYPES as readonly ReportType[]).includes(type);
}
