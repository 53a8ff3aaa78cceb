/** A report as a file to keep: its text, or a paper made of its document. */
import { AppError } from '../../errors.ts';
import type { ReportDocument } from '../../finance/reports/document.ts';
import { isPaperFormat, PAPER_FORMATS, PAPER_MEDIA_TYPES, writePaper } from '../../papers/paper.ts';
import { reportCsv } from './report-csv.ts';
import type { FinancialReport } from './report.entity.ts';

export interface ReportFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What a file needs of a stored report; `document` is null where it was written before there were documents. */
type Stored = Pick<FinancialReport, 'title' | 'content' | 'figures'> & { readonly document?: unknown };

/** Throws BAD_USER_INPUT for a format that is not written here, UNPROCESSABLE where the report is too old for it. */
export async function reportFile(report: Stored, format: string): Promise<ReportFile> {
  const name = `${report.title}.${format}`;
  if (format === 'txt') return { name, mediaType: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(`${report.content}\n`) };
  if (!isPaperFormat(format)) {
    const message = `Reports can be downloaded as ${['txt', ...PAPER_FORMATS.slice(0, -1)].join(', ')} or ${PAPER_FORMATS.at(-1)}, not as "${format}".`;
    throw new AppError('BAD_USER_INPUT', message, { fields: { format: message } });
  }
  const document = (report.document ?? null) as ReportDocument | null;
  if (document !== null) return { name, mediaType: PAPER_MEDIA_TYPES[format], bytes: await writePaper(document, format) };
  if (format === 'csv') return { name, mediaType: PAPER_MEDIA_TYPES.csv, bytes: new TextEncoder().encode(reportCsv(report)) };
  throw new AppError('UNPROCESSABLE', `This report was generated before reports could be kept as ${format.toUpperCase()}. Generate it again for the same period, and download that one.`);
}
