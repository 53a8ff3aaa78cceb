/** Sums entries by the key of the rollups, as the rollups themselves are summed. */
import type { PoolClient } from 'pg';
import type { RollupRow } from './rollup.ts';

interface SqlRow { currency: string; day: string; account_number: number; category_number: number; in_minor: string; out_minor: string; in_count: string; out_count: string }

/** `source` is the rest of the statement from its FROM on; it offers the columns of an entry. */
export async function readRollupRows(client: PoolClient, source: string, values: readonly unknown[]): Promise<RollupRow[]> {
  const { rows } = await client.query<SqlRow>(
    `select currency, to_char(date, 'YYYY-MM-DD') as day, account_number, category_number,
       coalesce(sum(amount_minor) filter (where amount_minor >= 0), 0) as in_minor, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor,
       count(*) filter (where amount_minor >= 0) as in_count, count(*) filter (where amount_minor < 0) as out_count
     ${source} group by currency, date, account_number, category_number`, [...values]);
  return rows.map((row) => ({
    currency: row.currency, date: row.day, accountNumber: row.account_number, categoryNumber: row.category_number,
    inMinor: Number(row.in_minor), outMinor: Number(row.out_minor), inCount: Number(row.in_count), outCount: Number(row.out_count),
  }));
}
