/** The cells of one sheet as texts: days and numbers exactly as they are stored, never as some country prints them; formulas by the value that was kept with them. */
import { MAX_CELL_CHARS, MAX_COLUMNS } from '../csv/record-reader.ts';
import { readXml } from '../xml/bounded-xml.ts';
import { ElementBuilder } from '../xml/element-builder.ts';
import { find, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dayOfSerial, plainNumber, timeOfSerial } from './number-formats.ts';
import { richText, type Workbook } from './workbook.ts';
import { ZipRefused } from '../zip/zip-parts.ts';

export interface SheetCell { text: string; isNumber: boolean }

/** Sparse: by row and column from 0. */
export interface SheetRow { index: number; cells: (SheetCell | undefined)[] }

const MAX_ROWS = 1_048_576;
const MAX_CELLS = 3_000_000;

/** Throws XmlRefused, and ZipRefused for a sheet beyond the bounds. */
export function sheetRows(xml: string, workbook: Workbook): SheetRow[] {
  const rows: SheetRow[] = [];
  let cellCount = 0;
  readXml(xml, new ElementBuilder(['row'], (row) => {
    const index = Number(row.attributes.r ?? (rows.at(-1)?.index ?? -1) + 2) - 1;
    if (!(index >= 0 && index < MAX_ROWS)) throw new ZipRefused(`A sheet numbers a row "${(row.attributes.r ?? '').slice(0, 20)}".`);
    const cells = cellsOf(row, workbook);
    cellCount += row.children.length;
    if (cellCount > MAX_CELLS) throw new ZipRefused(`It has more than ${MAX_CELLS} cells.`);
    rows.push({ index, cells });
  }, () => undefined));
  return rows.sort((a, b) => a.index - b.index);
}

function cellsOf(row: XmlElement, workbook: Workbook): SheetRow['cells'] {
  const cells: SheetRow['cells'] = [];
  for (const cell of row.children) {
    if (cell.name !== 'c') continue;
    const column = cell.attributes.r === undefined ? cells.length : columnOf(cell.attributes.r);
    const value = column < MAX_COLUMNS ? cellValue(cell, workbook) : null;
    if (value !== null && value.text !== '') cells[column] = { ...value, text: value.text.slice(0, MAX_CELL_CHARS) };
  }
  return cells;
}

/** "AB12" → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Za-z]{1,4}/.exec(reference)?.[0].toUpperCase() ?? 'ZZZZ') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellValue(cell: XmlElement, workbook: Workbook): SheetCell | null {
  const stored = find(cell, 'v')?.text ?? '';
  switch (cell.attributes.t ?? 'n') {
    case 's': return words(workbook.texts[Number(stored)] ?? '');
    case 'inlineStr': return words(richText(find(cell, 'is') ?? cell));
    case 'b': return words(stored === '1' ? 'TRUE' : 'FALSE');
    case 'd': return words(textAt(cell, 'v').slice(0, 10));
    case 'n': return stored.trim() === '' ? null : numberValue(Number(stored), workbook.meanings[Number(cell.attributes.s ?? 0)] ?? 'number', workbook.is1904);
    // The text of a formula, or an error such as #REF!, which is no amount
    default: return words(stored);
  }
}

const words = (text: string): SheetCell => ({ text: text.replace(/\s+/g, ' ').trim(), isNumber: false });

function numberValue(value: number, meaning: Workbook['meanings'][number], is1904: boolean): SheetCell | null {
  if (meaning === 'date') return words(dayOfSerial(value, is1904) ?? String(value));
  if (meaning === 'time') return words(timeOfSerial(value));
  const text = plainNumber(meaning === 'percent' ? value * 100 : value);
  if (text === null) return words(String(value));
  return meaning === 'percent' ? words(`${text}%`) : { text, isNumber: true };
}
