/** A report as one CSV: its tables one after the other, each under its title; every record has as many cells as the widest. */
import { minorToDecimal } from '../../finance/money.ts';
import type { ReportDocument, ReportTable, ReportUnit } from '../../finance/reports/document.ts';
import { chartTable, headlineTables, integrityTable } from '../figure-tables.ts';
import { type CsvCell, csvLine, plain } from './csv-line.ts';

export function reportCsv(document: ReportDocument): string {
  const { title, businessName, period, previousPeriod, yearBefore, currency, writtenOn, sections, integrity, notes } = document;
  const tables = sections.flatMap(({ title: section, blocks }) => blocks.flatMap((block) => {
    if (block.kind === 'table') return [tableRecords(block, section, currency)];
    return block.kind === 'chart' ? [tableRecords(chartTable(block), section, currency)] : [];
  }));
  const sentences = sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'sentences' ? block.paragraphs : [])));
  const records: CsvCell[][] = [
    [title], [businessName], ['Period', period.label, plain(period.from), plain(period.to)], ['Compared with', previousPeriod.label, plain(previousPeriod.from), plain(previousPeriod.to)],
    ...(yearBefore ? [['Year before', yearBefore.label, plain(yearBefore.from), plain(yearBefore.to)]] : []), ['Currency', currency], ['Written on', plain(writtenOn)],
    ...sentences.map((sentence) => [sentence]),
    ...[...headlineTables(document).map((table) => tableRecords(table, '', currency)), ...tables, ...(integrity.length > 0 ? [tableRecords(integrityTable(integrity), '', currency)] : [])].flat(),
    [], ...notes.map((note) => [note]),
  ];
  const width = Math.max(...records.map((record) => record.length));
  return records.map((record) => csvLine([...record, ...Array<CsvCell>(width - record.length).fill(null)])).join('');
}

function tableRecords({ title, columns, rows }: ReportTable, section: string, currency: string): CsvCell[][] {
  const heading = section === '' || section === title ? title : `${section}: ${title}`;
  return [[], [heading], columns.map(({ header }) => header), ...rows.map(({ cells }) => columns.map(({ unit }, index) => cell(cells[index] ?? null, unit, currency)))];
}

function cell(value: string | number | null, unit: ReportUnit, currency: string): CsvCell {
  if (typeof value !== 'number') return unit === 'date' ? plain(value) : value;
  if (unit === 'money') return plain(minorToDecimal(value, currency));
  return plain(String(unit === 'percent' ? Math.round(value * 1e4) / 1e4 : value));
}
