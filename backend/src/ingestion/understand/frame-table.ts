/** From the first records of a table to its headings, its columns and the word that was said about earlier files like it. */
import type { NoPlan } from '../columns/assign-columns.ts';
import { findHeadingRow, type HeadingRow } from '../columns/find-heading-row.ts';
import { planColumns, type PlannedColumns } from '../columns/plan-columns.ts';
import { amountColumns } from '../columns/plan.ts';
import { roundedAmounts, type AroundAmounts } from '../columns/rounded-amounts.ts';
import { saidHeading } from '../columns/said-heading.ts';
import { withoutOtherWords } from '../columns/two-words.ts';
import { preambleAccount } from '../csv/preamble-account.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { LayoutKey, ReadingGuidance, RememberedMapping } from '../mapping.ts';
import { layoutKey, rememberedFor } from './layout-key.ts';

export interface TableFrame {
  heading: HeadingRow;
  columns: PlannedColumns;
  sampleRows: string[][];
  /** Named above the rows, or by the owner. */
  account: string | null;
  layout: LayoutKey;
  known: RememberedMapping | null;
}

interface TableFacts { delimiter: string; columnCount: number; fileName: string; guidance: ReadingGuidance }

export function frameTable(records: readonly CsvRecord[], { guidance: { said, remembered }, ...facts }: TableFacts): TableFrame | NoPlan {
  const found = findHeadingRow(records);
  const printed = preambleAccount(records.slice(0, found.index ?? found.firstData).map((record) => record.cells));
  const heading = saidHeading(found, records, said);
  if ('failure' in heading) return heading;
  const sampleRows = records.slice(heading.firstData).map((record) => record.cells);
  // By what the file itself shows, so that a later one has the same key before anybody said anything about it.
  const own = planColumns(found.headings, records.slice(found.firstData).map((record) => record.cells), {}, {});
  const layout = layoutKey({ ...facts, headings: found.headings, account: printed ?? accountIn(own, sampleRows) });
  const known = withoutOtherWords(rememberedFor(remembered, layout), sampleRows);
  const earlier = known?.mapping ?? {};
  const isUnguided = heading === found && Object.keys(said).length + Object.keys(earlier).length === 0;
  const columns = isUnguided ? own : planColumns(heading.headings, sampleRows, said, earlier);
  if ('failure' in columns) return columns;
  const rounded = roundedAmounts(aroundAmounts(columns, heading, records));
  if (rounded !== null) return { failure: rounded };
  const account = said.account ?? earlier.account ?? null;
  // A named account holds for all rows.
  if (account !== null) columns.plan.account = null;
  return { heading, columns, sampleRows, account: account ?? printed, layout, known };
}

/** A line of units may stand between the headings and the payments. */
function aroundAmounts({ plan }: PlannedColumns, { headings, index, firstData }: HeadingRow, records: readonly CsvRecord[]): AroundAmounts {
  const ofAmounts = (cells: readonly string[]): string[] => amountColumns(plan.money).map((column) => cells[column] ?? '');
  const below = records.slice(firstData, firstData + 1).map((record) => record.cells).filter((cells) => (cells[plan.date] ?? '').trim() === '');
  return { headings: [headings, ...below].flatMap(ofAmounts), above: records.slice(0, index ?? firstData).flatMap((record) => record.cells) };
}

function accountIn(own: PlannedColumns | NoPlan, rows: readonly (readonly string[])[]): string | null {
  const column = 'failure' in own ? null : own.plan.account;
  return column === null ? null : (rows.map((row) => (row[column] ?? '').trim()).find((cell) => cell !== '') ?? null);
}
