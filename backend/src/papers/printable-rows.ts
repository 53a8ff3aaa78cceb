/** A table's rows for paper: nobody reads ten thousand of them there; the sums stay, and a note says what was left out. */
import type { ReportRow, ReportTable } from '../finance/reports/document.ts';

export const MOST_PRINTED_ROWS = 400;

export function printableRows({ rows }: ReportTable): { rows: readonly ReportRow[]; note: string | null } {
  if (rows.length <= MOST_PRINTED_ROWS) return { rows, note: null };
  const kept = rows.filter(({ role }, index) => index < MOST_PRINTED_ROWS || role === 'subtotal' || role === 'total').slice(0, 2 * MOST_PRINTED_ROWS);
  return { rows: kept, note: `${(rows.length - kept.length).toLocaleString('en-US')} lines are not printed here; the sums count them, and the Excel workbook has them all.` };
}
