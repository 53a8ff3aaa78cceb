/** Writes small workbooks for tests: what a spreadsheet program writes, without its ornaments. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A text, a number, a day as its serial number, or XML as it shall stand there. */
export type TestCell = string | number | { day: number } | { xml: (reference: string) => string } | null;

export interface TestSheet { name: string; rows: TestCell[][]; isHidden?: boolean }

const DATE_STYLE = 1;
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function writeWorkbook(sheets: readonly TestSheet[], { is1904 = false, formats = ['yyyy\\-mm\\-dd'] } = {}): Promise<Buffer> {
  const texts: string[] = [];
  const parts: Record<string, string> = {};
  sheets.forEach(({ rows }, index) => {
    const lines = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`, texts)).join('')}</row>`);
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  });
  return zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets.map(({ name, isHidden }, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden ? ' state="hidden"' : ''}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xml(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${texts.map((text) => `<si><t xml:space="preserve">${xml(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  });
}

export function zip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
}

function cellXml(cell: TestCell, reference: string, texts: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  return 'day' in cell ? `<c r="${reference}" s="${DATE_STYLE}"><v>${cell.day}</v></c>` : cell.xml(reference);
}

/** The serial number of a day, as spreadsheets count since 1900. */
export const serialOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
