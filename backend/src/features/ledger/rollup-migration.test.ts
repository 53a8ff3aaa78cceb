/** Databases from before the pages: the migration makes the same of their sums as imports would have. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Client, PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { withClient } from '../../database/with-client.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup, type RollupKey } from './rollup.ts';
import { createTestBusiness } from './test-business.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const migration = (name: string): string => readFileSync(new URL(`../../database/migrations/${name}.sql`, import.meta.url), 'utf8');
/** The two tables as 0001 made them. */
const OLD_TABLES = migration('0001-initial').match(/create table (day|month)_total \([^;]*;/g)!.join('\n');

const key = (date: string, more: Partial<RollupKey> = {}): RollupKey => ({ currency: 'USD', date, accountNumber: 1000, categoryNumber: 4000, ...more });
const SUMS: readonly (readonly [RollupKey, number])[] = [
  [key('2023-12-31'), 100], [key('2024-01-01'), 250], [key('2024-01-01', { categoryNumber: 6000 }), -75], [key('2024-01-31'), 0], [key('2024-02-29', { accountNumber: 2000 }), -5],
  [key('2024-03-15', { currency: 'EUR' }), 7], [key('2024-03-15', { currency: 'EUR' }), 8], [key('2024-12-01'), 9_007_199_254_740],
];

async function fillOldTables(owner: Client, businessId: string): Promise<void> {
  const rollup = new Rollup();
  for (const [sumKey, amountMinor] of SUMS) rollup.add(sumKey, amountMinor);
  for (const [table, rows] of [['day_total', rollup.days()], ['month_total', rollup.months()]] as const) {
    for (const row of rows) {
      await owner.query(`insert into ${table} values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [businessId, row.currency, row.date, row.accountNumber, row.categoryNumber, row.inMinor, row.outMinor, row.inCount, row.outCount]);
    }
  }
}

interface Page { parts: number[][]; to_date: string[] }

/** Lines stand in no particular order. */
async function pagesOf(businessId: string): Promise<unknown> {
  const read = async (client: PoolClient) => ({
    pages: (await client.query<Page>('select currency, span, start, entry_count, first_part, last_part, parts, to_date from rollup order by 1, 2, 3')).rows,
    outline: (await client.query('select outline from ledger')).rows,
  });
  const { pages, outline } = await db.database.inTenantRaw(businessId, read);
  const sorted = (lines: number[][]): string[] => lines.map((line) => JSON.stringify(line)).sort();
  return { outline, pages: pages.map((page) => ({ ...page, parts: sorted(page.parts), to_date: page.to_date.map((lines) => sorted(JSON.parse(lines) as number[][])) })) };
}

// Before the table is made anew as it was once.
test('pages are stored as they are, without being compressed', async () => {
  const { rows } = await withClient(db.urls.owner, (client) => client.query<{ name: string }>(`select attname as name from pg_attribute where attrelid = 'rollup'::regclass and attstorage = 'e' order by attnum`));
  expect(rows.map(({ name }) => name)).toEqual(['parts', 'to_date']);
});

test('every business gets the pages and the outline that its imports would have written', async () => {
  const businesses = [await createTestBusiness(db.database), await createTestBusiness(db.database)];
  const rollup = new Rollup();
  for (const [sumKey, amountMinor] of SUMS) rollup.add(sumKey, amountMinor);
  for (const { businessId } of businesses) await db.database.inTenantRaw(businessId, (client) => applyRollup(client, businessId, rollup));
  const written = await pagesOf(businesses[0]!.businessId);

  await withClient(db.urls.owner, async (owner) => {
    await owner.query(`drop table rollup; alter table ledger drop column outline; ${OLD_TABLES}`);
    for (const { businessId } of businesses) await fillOldTables(owner, businessId);
    for (const table of ['day_total', 'month_total']) await owner.query(`alter table ${table} enable row level security; alter table ${table} force row level security`);
    await owner.query(`begin; ${migration('0003-rollup-pages')}; commit; grant select on rollup to public`);
  });
  for (const { businessId } of businesses) expect(await pagesOf(businessId)).toEqual(written);
});
