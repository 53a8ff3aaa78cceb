/** Writes a report: the text of every type that this version has, all from the same figures. */
import type { LocalDate } from '../ledger/entry.ts';
import { dateInWords } from '../local-date.ts';
import { EXPENSE_ROLES, REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { formatMoney } from '../money.ts';
import type { Period } from '../period.ts';
import { profitDrivers } from '../figures/drivers.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import { reportCommentary } from './commentary.ts';
import { reportFigures, type ReportFigures } from './report-figures.ts';
import { reportLabel, type WrittenReportType } from './report-types.ts';
import { cashBridge, keyFigures, monthsTable, partiesTable, profitAndLoss, sharesTable } from './sections.ts';
import { heading } from './text-table.ts';

export interface ReportRequest {
  readonly type: WrittenReportType;
  readonly title: string;
  readonly businessName: string;
  readonly period: Period;
  readonly today: LocalDate;
}

export interface WrittenReport {
  /** Title, business and period. */
  readonly head: string;
  /** Sentences about the figures, which others may put differently; null where there is nothing to tell. */
  readonly commentary: string | null;
  /** The tables and how they are made: nobody else's words. */
  readonly body: string;
  readonly period: Period;
  /** Everything that the text was written from, for keeping. */
  readonly figures: ReportFigures;
}

export async function writeReport(source: FigureSource, request: ReportRequest): Promise<WrittenReport> {
  const figures = await reportFigures(source, request.period);
  const isEmpty = figures.entryCount === 0;
  const body = [...(isEmpty ? [['There are no transactions in this period.']] : BODIES[request.type](figures)), notes(request, figures)];
  return { head: head(request, figures).join('\n'), commentary: isEmpty ? null : reportCommentary(request.type, figures), body: joined(body), period: request.period, figures };
}

/** The report as one text; it opens with what a reader wants to know first, because lists show its beginning. */
export function reportText({ head: opening, commentary, body }: Pick<WrittenReport, 'head' | 'commentary' | 'body'>): string {
  return [opening, ...(commentary === null ? [] : [commentary]), body].join('\n\n');
}

function joined(sections: readonly (readonly string[])[]): string {
  return sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')).join('\n\n');
}

const topCustomers = (figures: ReportFigures) => partiesTable('Where revenue came from', figures.customers, 'revenue', figures);
const topVendors = (figures: ReportFigures) => partiesTable('Largest vendors', figures.vendors, 'expenses', figures);
const expenseShares = (figures: ReportFigures) => sharesTable('Expenses by category', EXPENSE_ROLES, 'expenses', figures);
const revenueShares = (figures: ReportFigures) => sharesTable('Revenue by category', REVENUE_ROLES, 'revenue', figures);

const BODIES: Readonly<Record<WrittenReportType, (figures: ReportFigures) => string[][]>> = {
  monthly: (figures) => [keyFigures(figures), whatChanged(figures), profitAndLoss(figures), cashBridge(figures), topCustomers(figures), topVendors(figures)],
  quarterly: (figures) => [keyFigures(figures), whatChanged(figures), monthsTable(figures), profitAndLoss(figures), cashBridge(figures), topCustomers(figures), topVendors(figures)],
  'financial-overview': (figures) => [keyFigures(figures), monthsTable(figures), whatChanged(figures), revenueShares(figures), expenseShares(figures), cashBridge(figures)],
  'expense-summary': (figures) => [expenseShares(figures), topVendors(figures), monthsTable(figures)],
  'revenue-summary': (figures) => [revenueShares(figures), topCustomers(figures), monthsTable(figures)],
};

function head({ title, businessName, type }: ReportRequest, { period, previousPeriod }: ReportFigures): string[] {
  return [title, `${businessName} - ${reportLabel(type)}, ${period.label} compared with ${previousPeriod.label}`];
}

const MAX_DRIVERS = 5;

/** The change of net profit and the categories that made it, adding up. */
function whatChanged(figures: ReportFigures): string[] {
  const change = moneyMetric('netProfit', figures.now) - moneyMetric('netProfit', figures.before);
  const drivers = profitDrivers(figures.categories, figures.categoriesBefore);
  const money = (amount: number) => formatMoney(amount, figures.currency);
  if (change === 0 || drivers.length === 0) return [];
  const rest = drivers.slice(MAX_DRIVERS);
  return [...heading('What changed'),
    `Net profit ${change > 0 ? 'rose' : 'fell'} by ${money(Math.abs(change))} against ${figures.previousPeriod.label}. The largest effects on profit:`,
    ...drivers.slice(0, MAX_DRIVERS).map((driver) => `  ${signed(driver.effectMinor, figures.currency)}  ${driver.category} (${money(driver.beforeMinor)} -> ${money(driver.nowMinor)})`),
    ...(rest.length > 0 ? [`  ${signed(rest.reduce((sum, driver) => sum + driver.effectMinor, 0), figures.currency)}  everything else`] : []),
    `  ${signed(change, figures.currency)}  in total`];
}

function signed(amountMinor: number, currency: string): string {
  return `${amountMinor > 0 ? '+' : ''}${formatMoney(amountMinor, currency)}`.padStart(14);
}

function notes({ today }: ReportRequest, { period, previousPeriod, currency, entryCount }: ReportFigures): string[] {
  return [...heading('How these figures are made'),
    `Period: ${period.from} to ${period.to}, compared with ${previousPeriod.from} to ${previousPeriod.to}. Currency: ${currency}.`,
    `Transactions: ${entryCount.toLocaleString('en-US')}. Written on ${dateInWords(today)}.`,
    'Cash basis: money counts on the day it moved. Revenue is net of customer refunds; expenses are net of vendor credits.',
    'Transfers between own accounts count nowhere; owner and loan movements count in cash flow only.'];
}
