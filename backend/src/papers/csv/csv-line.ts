/** Lines of a CSV that a spreadsheet can open without running anything: RFC 4180, with texts that look like formulas defused. */

/** A value of our own making that keeps its form: an amount, a date, an identifier. */
export interface PlainCell {
  readonly plain: string;
}

/** Texts come from people and banks and are never trusted. */
export type CsvCell = string | number | null | undefined | PlainCell;

/** What spreadsheets take for the beginning of a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** The semicolon separates cells in half of the world's spreadsheets. */
const QUOTED = /[",;\t\r\n]/;

export function plain(value: string | null | undefined): PlainCell | null {
  return value == null ? null : { plain: value };
}

/** Ends with CRLF. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell == null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.plain;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
