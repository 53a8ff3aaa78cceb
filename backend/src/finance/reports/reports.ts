/** Writes a report as a document: each type is a list of sections, all from the same figures. */
import type { FigureSource } from '../figures/figure-source.ts';
import { reportCommentary } from './commentary.ts';
import type { ReportDocument, ReportSection } from './document.ts';
import { ledgerIdentities } from './integrity.ts';
import { reportNotes } from './notes.ts';
import type { ReportContext, ReportRequest, SectionWriter } from './report-context.ts';
import { reportFigures, type ReportFigures } from './report-figures.ts';
import type { WrittenReportType } from './report-types.ts';
import { cashFlow } from './sections/cash-flow.ts';
import { incomeStatement } from './sections/income-statement.ts';
import { expenseFigures, keyFigures, revenueFigures } from './sections/key-figures.ts';
import { months, yearSoFar } from './sections/months.ts';
import { topCustomers, topVendors } from './sections/parties.ts';
import { expensesByCategory, revenueByCategory } from './sections/shares.ts';
import { whatChanged } from './sections/what-changed.ts';

export interface WrittenReport {
  readonly document: ReportDocument;
  /** What the commonest figures were, for keeping. */
  readonly figures: ReportFigures;
}

const SECTIONS: Readonly<Record<WrittenReportType, readonly SectionWriter[]>> = {
  monthly: [keyFigures, whatChanged, incomeStatement, cashFlow, topCustomers, topVendors, yearSoFar],
  quarterly: [keyFigures, whatChanged, months, incomeStatement, cashFlow, topCustomers, topVendors],
  'financial-overview': [keyFigures, months, whatChanged, revenueByCategory, expensesByCategory, cashFlow],
  'expense-summary': [expenseFigures, expensesByCategory, topVendors, months],
  'revenue-summary': [revenueFigures, revenueByCategory, topCustomers, months],
};

export async function writeReport(source: FigureSource, request: ReportRequest): Promise<WrittenReport> {
  const figures = await reportFigures(source, request.period);
  const context: ReportContext = { source, request, figures };
  const isEmpty = figures.entryCount === 0;
  const { period, previousPeriod, yearBefore, currency } = figures;
  return {
    figures,
    document: {
      version: 1, type: request.type, title: request.title, businessName: request.businessName, currency, period, previousPeriod, yearBefore, writtenOn: request.today,
      sections: isEmpty ? [NOTHING] : await sectionsOf(context),
      integrity: isEmpty ? [] : await ledgerIdentities(context),
      notes: reportNotes(context),
    },
  };
}

const IN_SHORT = 'In short';
const NOTHING: ReportSection = { title: IN_SHORT, blocks: [{ kind: 'sentences', paragraphs: ['There are no transactions in this period.'] }] };

async function sectionsOf(context: ReportContext): Promise<ReportSection[]> {
  const opening: ReportSection = { title: IN_SHORT, blocks: [{ kind: 'sentences', paragraphs: [reportCommentary(context.request.type, context.figures)], isCommentary: true }] };
  const written = await Promise.all(SECTIONS[context.request.type].map(async (write) => write(context)));
  return [opening, ...written.filter((section) => section !== null)];
}
