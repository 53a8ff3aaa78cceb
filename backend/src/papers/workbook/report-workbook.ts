/** A report as an Excel workbook: an overview, a sheet per table with its formulas, and the figures of the charts. */
import writeExcelFile, { type Feature, type Row, type Sheet } from 'write-excel-file/node';
import type { ReportChart, ReportDocument } from '../../finance/reports/document.ts';
import { chartTable } from '../figure-tables.ts';
import { textCell } from './cells.ts';
import { overviewSheet } from './overview-sheet.ts';
import { sheetNames } from './sheet-names.ts';
import { stackTables, tableSheet, type WrittenSheet } from './table-sheet.ts';

/** What the library calls the content of an image; it names it nowhere else. */
type Content = Parameters<typeof writeExcelFile>[0] extends Sheet<infer Of>[] ? Of : never;

const MOST_TABLES = 60;
const CHARTS = 'Charts';

export async function reportWorkbook(document: ReportDocument): Promise<Uint8Array> {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const tables = blocks.filter((block) => block.kind === 'table').slice(0, MOST_TABLES);
  const overview = overviewSheet(document);
  const names = sheetNames(tables.map(({ title }) => title), [overview.name, CHARTS]);
  const sheets = [overview];
  for (const [index, table] of tables.entries()) {
    sheets.push(tableSheet(table, names[index] ?? '', document.currency));
    await new Promise(setImmediate);
  }
  const charts = blocks.filter((block) => block.kind === 'chart').slice(0, MOST_TABLES);
  if (charts.length > 0) sheets.push(chartsSheet(charts, document.currency));
  const written = sheets.map(({ name, rows, widths, frozenRows }) => ({
    data: rows.map((row) => [...row]), sheet: name, columns: widths.map((width) => ({ width })), ...(frozenRows > 0 ? { stickyRowsCount: frozenRows } : {}),
  }));
  return writeExcelFile(written, { features: [withResults(sheets)], fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
}

function chartsSheet(charts: readonly ReportChart[], currency: string): WrittenSheet {
  const results = new Map<string, number>();
  const rows: Row[] = [[textCell('What the charts show', { fontWeight: 'bold', fontSize: 14 })]];
  stackTables(rows, charts.map((chart) => ({ ...chartTable(chart), note: chart.caption })), currency, results);
  return { name: CHARTS, rows, widths: [34, 18, 18, 18, 18, 18, 18], frozenRows: 0, results };
}

/** Beside each formula stands what it comes to: previews on phones, and readers of data, do not calculate. Excel does so when it opens the file. */
function withResults(sheets: readonly WrittenSheet[]): Feature<Content> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => xml.replaceAll(/(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)/g, (formula, _all, address: string) => {
            const result = sheets[sheetIndex]?.results.get(address);
            return result === undefined ? formula : `${formula}<v>${result}</v>`;
          }),
        },
        'xl/workbook.xml': { transformElementAttributes: (tagName, attributes) => (tagName === 'calcPr' ? { ...attributes, fullCalcOnLoad: 1 } : attributes) },
      },
    },
  };
}
