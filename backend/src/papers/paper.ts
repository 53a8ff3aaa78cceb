/** A report as a file: which papers there are, and what each is made with. */
import type { ReportDocument } from '../finance/reports/document.ts';
import { reportCsv } from './csv/report-csv.ts';

export const PAPER_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

export const PAPER_MEDIA_TYPES: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv: 'text/csv; charset=utf-8',
};

/** The libraries come in with the first report that needs them. */
const WRITERS: Readonly<Record<PaperFormat, (document: ReportDocument) => Promise<Uint8Array>>> = {
  pdf: async (document) => (await import('./pdf/report-pdf.ts')).reportPdf(document),
  xlsx: async (document) => (await import('./workbook/report-workbook.ts')).reportWorkbook(document),
  csv: async (document) => new TextEncoder().encode(reportCsv(document)),
};

export function isPaperFormat(format: string): format is PaperFormat {
  return (PAPER_FORMATS as readonly string[]).includes(format);
}

export function writePaper(document: ReportDocument, format: PaperFormat): Promise<Uint8Array> {
  return WRITERS[format](document);
}
