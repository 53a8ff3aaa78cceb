/** Reads papers back for tests: the words of a PDF, the cells of a workbook with their formulas calculated anew. */
import path from 'node:path';
import { PDFParse } from 'pdf-parse';
import { sheetRows } from '../ingestion/xlsx/sheet-cells.ts';
import { readWorkbook } from '../ingestion/xlsx/workbook.ts';
import { ZipParts } from '../ingestion/zip/zip-parts.ts';

/** What the letters of East Asian collections are; every reader of PDFs has these tables. */
const LETTER_TABLES = `${path.resolve(import.meta.dirname, '../../../node_modules/pdfjs-dist/cmaps')}/`;

/** All its words, with single spaces. */
export async function pdfWords(bytes: Uint8Array): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(bytes), cMapUrl: LETTER_TABLES, cMapPacked: true });
  try {
    return (await parser.getText()).text.replaceAll(/\s+/g, ' ');
  } finally {
    await parser.destroy();
  }
}

export interface ReadSheet {
  readonly name: string;
  /** By address; as the product's own reader of spreadsheets takes them. */
  readonly cells: ReadonlyMap<string, string>;
  /** Without the equals sign, by address. */
  readonly formulas: ReadonlyMap<string, string>;
}

export async function workbookSheets(bytes: Uint8Array): Promise<ReadSheet[]> {
  const parts = await ZipParts.open(bytes);
  const workbook = await readWorkbook(parts);
  const sheets: ReadSheet[] = [];
  for (const { name, path } of workbook.sheets) {
    const xml = (await parts.text(path)) ?? '';
    const cells = sheetRows(xml, workbook).flatMap(({ index, cells: row }) => row.flatMap((cell, column): [string, string][] => (cell ? [[`${String.fromCharCode(65 + column)}${index + 1}`, cell.text]] : [])));
    const formulas = [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f>/g)].map(([, address, formula]): [string, string] => [address ?? '', formula ?? '']);
    sheets.push({ name, cells: new Map(cells), formulas: new Map(formulas) });
  }
  return sheets;
}

/** What a cell comes to when everything is calculated from the plain numbers alone: SUM, ABS, sums, differences and quotients. */
export function calculated(sheet: ReadSheet, address: string): number {
  const formula = sheet.formulas.get(address);
  if (formula === undefined) return numberIn(sheet, address);
  const words = formula.replaceAll('$', '')
    .replaceAll(/SUM\(([A-Z])(\d+):[A-Z](\d+)\)/g, (_, column: string, from: string, to: string) =>
      `(${Array.from({ length: Number(to) - Number(from) + 1 }, (_each, index) => calculated(sheet, `${column}${Number(from) + index}`)).reduce((sum, value) => sum + value, 0)})`)
    .replaceAll(/[A-Z]\d+/g, (cell) => `(${calculated(sheet, cell)})`)
    .replaceAll('ABS', 'Math.abs').replaceAll('--', '+');
  if (!/^[-+*/().\deMathbs]*$/.test(words)) throw new Error(`not a formula that is written here: ${formula}`);
  return Number(new Function(`return ${words}`)());
}

/** A percentage is read as "12.5%". */
export function numberIn(sheet: ReadSheet, address: string): number {
  const text = sheet.cells.get(address) ?? '0';
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
}
