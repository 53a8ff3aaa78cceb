/** Writes a report as a document: its sections, what must add up, and how it was made. */
import type { FigureSource } from '../figures/figure-source.ts';
import { booksIdentities } from './books-identities.ts';
import { comparedSheets } from './compared-sheets.ts';
import { reportCommentary } from './commentary.ts';
import type { ReportDocument, ReportSection } from './document.ts';
import { ledgerIdentities } from './integrity.ts';
import { reportNotes } from './notes.ts';
import type { ReportContext, ReportRequest } from './report-context.ts';
import { reportFigures, type ReportFigures } from './report-figures.ts';
import type { BalanceSheet } from '../statements/balance-sheet.ts';
import { SECTIONS } from './report-sections.ts';

export interface WrittenReport {
  readonly document: ReportDocument;
  /** What the commonest figures were, for keeping. */
  readonly figures: ReportFigures;
  /** The balance sheets that the document shows, the newest first; empty where it shows none. */
  readonly sheets: readonly BalanceSheet[];
}

export async function writeReport(source: FigureSource, request: ReportRequest): Promise<WrittenReport> {
  const figures = await reportFigures(source, request.period);
  const sheets = await comparedSheets(source, figures, request.stated ?? [], request.today);
  const context: ReportContext = { source, request, figures, sheets };
  // Balances are there in a period without movements, too.
  const isEmpty = figures.entryCount === 0 && request.type !== 'balance-sheet';
  const { period, previousPeriod, yearBefore, currency } = figures;
  return {
    figures, sheets: SHOWS_SHEETS.has(request.type) ? [sheets.now, sheets.before].filter((sheet) => sheet !== null) : [],
    document: {
      version: 1, type: request.type, title: request.title, businessName: request.businessName, currency, period, previousPeriod, yearBefore, writtenOn: request.today,
      sections: isEmpty ? [NOTHING] : await sectionsOf(context),
      integrity: isEmpty ? [] : [...await booksIdentities(context), ...await ledgerIdentities(context)],
      notes: reportNotes(context),
    },
  };
}

/** Types that tell what the books hold. */
const SHOWS_SHEETS: ReadonlySet<string> = new Set(['balance-sheet', 'comprehensive-financial', 'cash-flow-statement']);

const IN_SHORT = 'In short';
const NOTHING: ReportSection = { title: IN_SHORT, blocks: [{ kind: 'sentences', paragraphs: ['There are no transactions in this period.'] }] };

async function sectionsOf(context: ReportContext): Promise<ReportSection[]> {
  const opening: ReportSection = { title: IN_SHORT, blocks: [{ kind: 'sentences', paragraphs: [reportCommentary(context)], isCommentary: true }] };
  const written = await Promise.all(SECTIONS[context.request.type].map(async (write) => write(context)));
  return [opening, ...written.filter((section) => section !== null)];
}
