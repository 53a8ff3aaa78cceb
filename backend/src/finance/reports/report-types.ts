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

export const REPORT_TYPES = Object.keys(REPORT_LABELS) as ReportType[];

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

/** What a type takes that is not there, in words. */
export function sourceOf(type: ReportType): string {
  if (FULL.includes(type)) return 'it takes connected accounting software (QuickBooks)';
  return REVENUE_ONLY.includes(type) ? 'it takes a connected payment processor (Stripe, Square or PayPal) and no accounting software' : 'it takes an uploaded file and neither accounting software nor a payment processor';
}
