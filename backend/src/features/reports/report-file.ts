/** A report as a file to keep: its text, or its figures as a table. */
import { AppError } from '../../errors.ts';
import { reportCsv } from './report-csv.ts';
import type { FinancialReport } from './report.entity.ts';

export interface ReportFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const WRITERS: Readonly<Record<string, { readonly mediaType: string; write(report: FinancialReport): string }>> = {
  txt: { mediaType: 'text/plain; charset=utf-8', write: ({ content }) => `${content}\n` },
  csv: { mediaType: 'text/csv; charset=utf-8', write: reportCsv },
};

/** Throws BAD_USER_INPUT for a format that is not written here. */
export function reportFile(report: FinancialReport, format: string): ReportFile {
  const writer = Object.hasOwn(WRITERS, format) ? WRITERS[format] : undefined;
  if (!writer) {
    const message = `Reports can be downloaded as ${Object.keys(WRITERS).join(' or ')}, not as "${format}".`;
    throw new AppError('BAD_USER_INPUT', message, { fields: { format: message } });
  }
  return { name: `${report.title}.${format}`, mediaType: writer.mediaType, bytes: new TextEncoder().encode(writer.write(report)) };
}
