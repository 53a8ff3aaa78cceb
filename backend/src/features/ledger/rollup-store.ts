/** Writes a change of the rollups, in the transaction that changes the entries. */
import type { PoolClient } from 'pg';
import type { Rollup, RollupRow } from './rollup.ts';

const TABLES = { day_total: 'date', month_total: 'month' } as const;

export async function applyRollup(client: PoolClient, businessId: string, rollup: Rollup): Promise<void> {
  await upsert(client, businessId, 'day_total', rollup.days());
  await upsert(client, businessId, 'month_total', rollup.months());
}

async function upsert(client: PoolClient, businessId: string, table: keyof typeof TABLES, rows: readonly RollupRow[]): Promise<void> {
  if (rows.length === 0) return;
  const date = TABLES[table];
  const key = `business_id, currency, ${date}, account_number, category_number`;
  await client.query(
    `insert into ${table} as total (${key}, in_minor, out_minor, in_count, out_count)
     select $1::uuid, * from unnest($2::text[], $3::date[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::int[], $9::int[])
     on conflict (${key}) do update set
       in_minor = total.in_minor + excluded.in_minor, out_minor = total.out_minor + excluded.out_minor,
       in_count = total.in_count + excluded.in_count, out_count = total.out_count + excluded.out_count`,
    [businessId, ...columns(rows)],
  );
  const isReduced = rows.some((row) => row.inCount < 0 || row.outCount < 0);
  if (isReduced) await client.query(`delete from ${table} where business_id = $1 and in_count = 0 and out_count = 0`, [businessId]);
}

function columns(rows: readonly RollupRow[]): unknown[][] {
  return [
    rows.map((row) => row.currency), rows.map((row) => row.date), rows.map((row) => row.accountNumber), rows.map((row) => row.categoryNumber),
    rows.map((row) => row.inMinor), rows.map((row) => row.outMinor), rows.map((row) => row.inCount), rows.map((row) => row.outCount),
  ];
}
