/** The first sheet of a workbook: whose report it is, its days, its sentences and headline figures, what must add up, and how figures are made. */
import type { Row } from 'write-excel-file/node';
import type { ReportDocument } from '../../finance/reports/document.ts';
import { headlineTables, integrityTable } from '../figure-tables.ts';
import { dateCell, textCell } from './cells.ts';
import { stackTables, type WrittenSheet } from './table-sheet.ts';

export function overviewSheet(document: ReportDocument): WrittenSheet {
  const { title, businessName, period, previousPeriod, yearBefore, currency, writtenOn, sections, integrity, notes } = document;
  const results = new Map<string, number>();
  const days = (label: string, one: { from: string; to: string; label: string }): Row => [textCell(label), textCell(one.label), dateCell(one.from), dateCell(one.to)];
  const rows: Row[] = [
    [textCell(title, { fontWeight: 'bold', fontSize: 16 })], [textCell(businessName, { fontWeight: 'bold' })], [],
    days('Period', period), days('Compared with', previousPeriod), ...(yearBefore ? [days('Year before', yearBefore)] : []),
    [textCell('Currency'), textCell(currency)], [textCell('Written on'), dateCell(writtenOn)], [],
    ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'sentences' ? block.paragraphs.map((text) => [textCell(text)]) : []))),
  ];
  stackTables(rows, [...headlineTables(document), ...(integrity.length > 0 ? [integrityTable(integrity)] : [])], currency, results);
  if (notes.length > 0) rows.push([], [textCell('How these figures are made', { fontWeight: 'bold', fontSize: 12 })], ...notes.map((note) => [textCell(note)]));
  return { name: 'Overview', rows, widths: [34, 24, 18, 24, 18, 18, 30], frozenRows: 0, results };
}
