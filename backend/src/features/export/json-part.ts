/** A part of the export that is one JSON list: every column of every row, so that one added later is not forgotten. */
import type { ExportPart } from './export-part.ts';
import { snapshotRows } from './snapshot-rows.ts';

export interface JsonPart {
  readonly name: string;
  readonly says: string;
  readonly table: string;
  /** Columns that say nothing to anybody outside. */
  readonly without?: readonly string[];
  readonly where?: string;
}

export function jsonPart({ name, says, table, without = [], where = 'true' }: JsonPart): ExportPart {
  return {
    name, says, tables: [table],
    files: async ({ client, viewer }) => [{
      path: name,
      async *content() {
        const sql = `select to_jsonb(t) as row from ${table} t where business_id = $1 and ${where}`;
        let between = '[\n';
        for await (const { row } of snapshotRows<{ row: Record<string, unknown> }>(client, sql, [viewer.businessId])) {
          yield between + JSON.stringify(forPeople(row, without));
          between = ',\n';
        }
        yield between === '[\n' ? '[]\n' : '\n]\n';
      },
    }],
  };
}

/** Names as in the API. */
export function forPeople(row: Readonly<Record<string, unknown>>, without: readonly string[]): Record<string, unknown> {
  const hidden = new Set(['business_id', 'deleted_at', ...without]);
  return Object.fromEntries(Object.entries(row)
    .filter(([column]) => !hidden.has(column))
    .map(([column, value]) => [column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()), value]));
}
