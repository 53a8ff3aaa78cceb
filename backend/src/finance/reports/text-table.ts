/** Tables in plain text: the first column on the left, figures aligned on the right. */

export type TextRow = readonly string[] | 'rule';

const GAP = '  ';

/** Lines of the table; `'rule'` draws a line across. */
export function textTable(rows: readonly TextRow[]): string[] {
  const widths: number[] = [];
  for (const row of rows) if (row !== 'rule') row.forEach((cell, column) => { widths[column] = Math.max(widths[column] ?? 0, cell.length); });
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP.length * Math.max(0, widths.length - 1);
  return rows.map((row) => (row === 'rule' ? '-'.repeat(total) : row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(GAP).trimEnd()));
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** A heading with a line under it. */
export function heading(text: string, line: '=' | '-' = '-'): string[] {
  return [text, line.repeat(text.length)];
}
