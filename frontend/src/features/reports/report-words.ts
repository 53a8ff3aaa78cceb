/** The words around reports: titles, default labels and what the capabilities mean for the person. */
import type { ReportTypesQuery } from '../../generated/graphql.ts';

type Capabilities = ReportTypesQuery['reportTypes'];

/** '{Type} Report - {local date}' as the specification writes it; a label that already ends in Report is not doubled. */
export function reportTitle(label: string, localDate: string): string {
  return `${/report$/i.test(label) ? label : `${label} Report`} - ${localDate}`;
}

/** 'No {type} reports yet'. */
export function noReportsYet(label: string): string {
  return `No ${label.replace(/ report$/i, '').toLowerCase()} reports yet`;
}

/** The heading of a list: "Monthly Reports", "Expense Summary reports". */
export function reportsOfType(label: string): string {
  return /report$/i.test(label) ? `${label}s` : `${label} reports`;
}

export interface CapabilityBanner {
  readonly severity: 'success' | 'info' | 'warning';
  readonly text: string;
}

export function capabilityBanner(capabilities: Capabilities): CapabilityBanner {
  if (capabilities.fullFinancialReports) {
    return { severity: 'success', text: 'Your accounting software is connected: the full set of financial reports is available.' };
  }
  if (capabilities.revenueAnalysisOnly) {
    return { severity: 'info', text: 'A payment processor is connected: revenue reports are available. Connect QuickBooks for profit, balance sheet and cash flow statements.' };
  }
  if (capabilities.fileBasedReports) {
    return { severity: 'info', text: 'Reports are made from your uploaded files. Connect QuickBooks for the full set of financial reports.' };
  }
  return { severity: 'warning', text: 'No data yet: upload a bank file or connect an account, and your reports can be generated.' };
}
