/** A sheet as a tab separated text with one line per row of the sheet, so that it is understood, mapped and asked about like a CSV. */
import { markEvidence, splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import type { SheetRow } from './sheet-cells.ts';

/** Beyond it rows are written as far as they are filled. */
const MAX_PADDED_CELLS = 5_000_000;

/** Blank rows stay blank lines: line numbers are those of the sheet. */
export function sheetText(rows: readonly SheetRow[]): string {
  const mark = textMark(rows);
  const lines: string[] = [];
  const widest = rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
  const width = widest * rows.length > MAX_PADDED_CELLS ? 0 : widest;
  for (const { index, cells } of rows) {
    while (lines.length < index) lines.push('');
    lines.push(Array.from({ length: Math.max(width, cells.length) }, (_, column) => written(cells[column], mark)).join('\t'));
  }
  return `${lines.join('\n')}\n`;
}

function written(cell: SheetRow['cells'][number], mark: '.' | ','): string {
  if (!cell) return '';
  if (cell.isNumber) return mark === '.' ? cell.text : cell.text.replace('.', ',');
  return cell.text.includes('"') ? `"${cell.text.replaceAll('"', '""')}"` : cell.text;
}

/** Where amounts are typed as text beside real numbers, the numbers are written with the same mark, so that the two do not contradict each other. */
function textMark(rows: readonly SheetRow[]): '.' | ',' {
  let [commas, points] = [0, 0];
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (!cell || cell.isNumber || dateEvidence(cell.text) !== null) continue;
      const amount = splitAmount(cell.text);
      const evidence = amount && markEvidence(amount.digits);
      if (evidence === ',') commas += 1;
      if (evidence === '.') points += 1;
    }
  }
  return commas > points ? ',' : '.';
}
