/** A part of the export that is one CSV: a header, then a line per row. */
import { type CsvCell, csvLine } from '../../papers/csv/csv-line.ts';
import type { ExportPart } from './export-part.ts';
import { snapshotRows } from './snapshot-rows.ts';

export interface CsvPart<Row extends object> {
  readonly name: string;
  readonly says: string;
  readonly tables: readonly string[];
  /** `$1` is the business. */
  readonly sql: string;
  /** Header → cell. */
  readonly columns: Readonly<Record<string, (row: Row) => CsvCell>>;
}

/** With a byte order mark, or Excel would read UTF-8 as something else. */
const BOM = '\uFEFF';
const LINES_AT_ONCE = 200;

export function csvPart<Row extends object>({ name, says, tables, sql, columns }: CsvPart<Row>): ExportPart {
  const cells = Object.values(columns);
  return {
    name, says, tables,
    files: async ({ client, viewer }) => [{
      path: name,
      async *content() {
        let lines = [BOM + csvLine(Object.keys(columns))];
        for await (const row of snapshotRows<Row>(client, sql, [viewer.businessId])) {
          lines.push(csvLine(cells.map((cell) => cell(row))));
          if (lines.length >= LINES_AT_ONCE) {
            yield lines.join('');
            lines = [];
          }
        }
        yield lines.join('');
      },
    }],
  };
}
