/** A CSV whose dates have no year, and no period above them: its records get the year that the owner said, or the proposed one together with the question. */
import { NO_YEAR } from '../cells/dates.ts';
import { unescaped } from '../cells/unescaped.ts';
import type { Ambiguity } from '../statement.ts';
import { askedYear, type YearFacts } from '../understand/asked-year.ts';
import { headedDates, withCell } from './headed-dates.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const MOST_DATES = 250_000;

/** Null where the dates are none without years, or go over more than one turn of the year. */
export async function withAskedYear(opened: OpenedCsv, facts: Omit<YearFacts, 'above'>): Promise<{ opened: OpenedCsv; ambiguity: Ambiguity | null } | null> {
  const found = headedDates(opened.sample, NO_YEAR);
  const cells = found && await cellsOf(opened, found.column);
  if (!found || !cells || cells.length === 0) return null;
  const above = opened.sample.slice(0, found.headingIndex).map((record) => record.cells.join(' '));
  const asked = askedYear(cells, { ...facts, above });
  if (!asked) return null;
  const dated = (record: CsvRecord): CsvRecord => withCell(record, found.column, (cell) => (NO_YEAR.test(cell) ? asked.withYear(cell) : null));
  return { opened: { ...opened, sample: opened.sample.map(dated), records: opened.records.changedBy(dated), choices: [...opened.choices, ...asked.choices] }, ambiguity: asked.ambiguity };
}

/** In the order of the file; null where there are too many to look through. */
async function cellsOf({ records }: OpenedCsv, column: number): Promise<string[] | null> {
  const cells: string[] = [];
  for await (const batch of records.batches()) {
    for (const record of batch.records) {
      const cell = unescaped((record.cells[column] ?? '').trim());
      if (NO_YEAR.test(cell) && cell !== cells.at(-1)) cells.push(cell);
    }
    if (cells.length > MOST_DATES) return null;
  }
  return cells;
}
