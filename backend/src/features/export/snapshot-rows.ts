/** Rows of a statement, a bounded number at a time, so that a ledger of any size takes the same memory. */
import type { PoolClient } from 'pg';

const ROWS_AT_ONCE = 1_000;

/** One statement at a time: the cursor has one name. `$1` is the business. */
export async function* snapshotRows<Row extends object>(client: PoolClient, sql: string, values: readonly unknown[]): AsyncGenerator<Row> {
  await client.query(`declare export_rows no scroll cursor for ${sql}`, [...values]);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from export_rows`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close export_rows');
}

/** SQL for a time as the API writes it. */
export function utc(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
