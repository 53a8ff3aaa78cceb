/** A table: figures on the right in digits of one width, sums ruled off, its head repeated on every page. */
import type { ReportRow, ReportTable } from '../../finance/reports/document.ts';
import { printableRows } from '../printable-rows.ts';
import { INK } from './ink.ts';
import { fewLines, linesOf } from './lines.ts';
import { blockTitle, paragraph } from './paragraph.ts';
import type { Lettering, Part, Sheet } from './sheet.ts';
import { tableLayout, type TableLayout } from './table-layout.ts';

const MOST_LABEL_LINES = 2;
const INDENT_PT = 10;

/** Its title is left out where it stands `above` already. Yields to whoever else waits between its pages. */
export async function table(sheet: Sheet, within: Part, whole: ReportTable, { currency, above }: { readonly currency: string; readonly above: string }): Promise<void> {
  const { rows, note } = printableRows(whole);
  const shown = { ...whole, rows };
  const layout = tableLayout(sheet, shown, currency);
  for (const group of layout.groups) await groupOfColumns(sheet, within, { ...shown, title: whole.title === above ? '' : whole.title }, { ...layout, groups: [group] });
  for (const text of [whole.note, note]) if (text) paragraph(sheet, within, text, { size: 8, color: INK.secondary });
}

const rowHeight = (size: number): number => size * 1.75;
/** A head with two rows at least. */
const KEPT_ROWS = 3;
const ROWS_BETWEEN_BREATHS = 100;

async function groupOfColumns(sheet: Sheet, within: Part, { title, columns, rows }: ReportTable, layout: TableLayout): Promise<void> {
  const head = headLines(sheet, columns.map(({ header }) => header), layout);
  const headHeight = Math.max(...head.map(({ lines }) => lines.length)) * layout.size * 1.3 + 8;
  sheet.need(16 + headHeight + KEPT_ROWS * rowHeight(layout.size));
  if (title !== '') blockTitle(sheet, within, title, null);
  const part = sheet.open('Table', within);
  const drawHead = (isFirst: boolean): void => {
    const top = sheet.y;
    if (isFirst) headRow(sheet, part, head, top, layout);
    else sheet.ornament(() => head.forEach((cell) => writeHead(sheet, cell, top, layout)), 'Pagination');
    sheet.y += headHeight;
    sheet.ornament(() => sheet.rule(sheet.y - 2, { color: INK.edge }));
  };
  drawHead(true);
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_BETWEEN_BREATHS === ROWS_BETWEEN_BREATHS - 1) await new Promise(setImmediate);
    const label = labelLines(sheet, row, layout);
    const height = rowHeight(layout.size) + (label.length - 1) * layout.size * 1.3 + spaceAbove(row, index);
    if (sheet.need(height + (isLonely(rows, index) ? rowHeight(layout.size) : 0))) drawHead(false);
    tableRow(sheet, part, row, { label, words: layout.words[index] ?? [], height, layout, above: spaceAbove(row, index) });
  }
  part.end();
  sheet.y += 12;
}

/** The last line before a sum goes with it. */
const isLonely = (rows: readonly ReportRow[], index: number): boolean => index === rows.length - 2 && rows[index + 1]?.role === 'total';
const spaceAbove = ({ role }: ReportRow, index: number): number => (role === 'heading' && index > 0 ? 5 : 0);

interface HeadCell {
  readonly lines: readonly string[];
  readonly x: number;
  readonly align: 'left' | 'right';
}

function columnEdges(sheet: Sheet, { groups, labelWidth }: TableLayout): { column: number; right: number; width: number }[] {
  let right = sheet.left + labelWidth;
  return (groups[0] ?? []).map(({ column, width }) => ({ column, width, right: (right += width) }));
}

const headLettering = ({ size }: TableLayout): Lettering => ({ size: size - 0.5, face: 'strong', color: INK.secondary });

function headLines(sheet: Sheet, headers: readonly string[], layout: TableLayout): HeadCell[] {
  const lettering = headLettering(layout);
  return [
    { lines: linesOf(sheet, headers[0] ?? '', layout.labelWidth - 6, lettering), x: sheet.left, align: 'left' },
    ...columnEdges(sheet, layout).map(({ column, right, width }) => ({ lines: linesOf(sheet, headers[column] ?? '', width - 6, lettering), x: right - 3, align: 'right' as const })),
  ];
}

function writeHead(sheet: Sheet, { lines, x, align }: HeadCell, top: number, layout: TableLayout): void {
  lines.forEach((line, index) => sheet.write(line, x, top + 4 + (index + 1) * layout.size * 1.25, headLettering(layout), align));
}

function headRow(sheet: Sheet, part: Part, head: readonly HeadCell[], top: number, layout: TableLayout): void {
  const row = sheet.open('TR', part);
  for (const cell of head) sheet.marked(row, 'TH', () => writeHead(sheet, cell, top, layout), { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions);
  row.end();
}

function lettering({ role }: ReportRow, size: number): Lettering {
  return role === 'line' ? { size } : { size, face: 'strong' };
}

function labelLines(sheet: Sheet, row: ReportRow, { size, labelWidth }: TableLayout): string[] {
  const lines = fewLines(sheet, String(row.cells[0] ?? ''), labelWidth - 8 - row.depth * INDENT_PT, lettering(row, size), MOST_LABEL_LINES);
  return lines.length === 0 ? [''] : lines;
}

interface Drawn {
  readonly label: readonly string[];
  readonly words: readonly string[];
  readonly height: number;
  readonly above: number;
  readonly layout: TableLayout;
}

function tableRow(sheet: Sheet, part: Part, row: ReportRow, { label, words, height, above, layout }: Drawn): void {
  const top = sheet.y + above;
  const look = lettering(row, layout.size);
  const baseline = top + layout.size * 1.22;
  const edges = columnEdges(sheet, layout);
  sheet.ornament(() => rules(sheet, row, { top, bottom: sheet.y + height, from: edges[0] ? edges[0].right - edges[0].width + 6 : sheet.left }));
  const tagged = sheet.open('TR', part);
  sheet.marked(tagged, 'TH', () => label.forEach((line, index) =>
    sheet.write(line, sheet.left + row.depth * INDENT_PT + 1, baseline + index * layout.size * 1.3, look)), { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions);
  for (const { column, right } of edges) {
    const text = words[column] ?? '';
    // A closing parenthesis hangs outside, so that the digits stand below each other.
    const hang = text.endsWith(')') ? sheet.widthOf(')', look) : 0;
    sheet.marked(tagged, 'TD', () => { if (text !== '') sheet.write(text, right - 4 + hang, baseline, look, 'right'); });
  }
  tagged.end();
  sheet.y += height;
}

function rules(sheet: Sheet, { role }: ReportRow, { top, bottom, from }: { top: number; bottom: number; from: number }): void {
  if (role === 'subtotal') sheet.rule(top, { from, color: INK.edge });
  if (role === 'total') {
    sheet.rule(top, { color: INK.text, width: 0.75 });
    sheet.rule(bottom - 0.5, { from, color: INK.text });
    sheet.rule(bottom + 1.5, { from, color: INK.text });
  }
  if (role === 'line') sheet.rule(bottom, { color: INK.line, width: 0.35 });
}
