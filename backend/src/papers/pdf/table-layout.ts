/** How a table fits the page: the size of its letters, the widths of its columns, and which columns stand together when they cannot all. */
import type { ReportTable } from '../../finance/reports/document.ts';
import { cellWords } from '../figure-words.ts';
import type { Sheet } from './sheet.ts';

export interface TableLayout {
  readonly size: number;
  /** The words of each cell, row by row. */
  readonly words: readonly (readonly string[])[];
  /** Columns beside the label that stand together, each with its width. */
  readonly groups: readonly (readonly { readonly column: number; readonly width: number }[])[];
  readonly labelWidth: number;
}

const SIZES = [9, 8.5, 8, 7.5, 7] as const;
const LEAST_LABEL_PT = 110;
const PADDING_PT = 12;

export function tableLayout(sheet: Sheet, table: ReportTable, currency: string): TableLayout {
  const words = wordsOf(table, currency);
  for (const size of SIZES) {
    const widths = columnWidths(sheet, table, words, size);
    const total = widths.reduce((sum, { width }) => sum + width, 0);
    if (total + LEAST_LABEL_PT <= sheet.width) return { size, words, groups: [widths], labelWidth: sheet.width - total };
  }
  return { size: 7, words, ...grouped(columnWidths(sheet, table, words, 7), sheet.width) };
}

/** The currency's symbol stands in the first row with figures and at each sum; below it, digits say enough. */
function wordsOf({ columns, rows }: ReportTable, currency: string): string[][] {
  const first = rows.findIndex(({ role, cells }) => role !== 'heading' && cells.slice(1).some((cell) => cell !== null));
  return rows.map(({ role, cells }, index) => columns.map((column, at) => (
    role === 'heading' && at > 0 && (cells[at] ?? null) === null ? '' : cellWords(cells[at] ?? null, column, currency, index === first || role === 'total'))));
}

function columnWidths(sheet: Sheet, { columns }: ReportTable, words: readonly (readonly string[])[], size: number): { column: number; width: number }[] {
  return columns.slice(1).map(({ header }, index) => {
    const column = index + 1;
    const longest = words.reduce((widest, cells) => ((cells[column]?.length ?? 0) >= widest.length ? cells[column] ?? '' : widest), '');
    const heads = header.split(' ').map((word) => sheet.widthOf(word, { size: size - 0.5, face: 'strong' }));
    return { column, width: Math.min(sheet.width / 2, Math.max(sheet.widthOf(longest, { size, face: 'strong' }) + 3, ...heads) + PADDING_PT) };
  });
}

function grouped(widths: readonly { column: number; width: number }[], pageWidth: number): Pick<TableLayout, 'groups' | 'labelWidth'> {
  const room = pageWidth - LEAST_LABEL_PT;
  const groups: { column: number; width: number }[][] = [];
  let used = Infinity;
  for (const one of widths) {
    if (used + one.width > room) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(one);
    used += one.width;
  }
  const widest = Math.max(...groups.map((group) => group.reduce((sum, { width }) => sum + width, 0)));
  return { groups, labelWidth: pageWidth - widest };
}
