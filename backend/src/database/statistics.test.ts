/** After many new rows PostgreSQL knows how many there are, at once and on the server's own word. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createTestBusiness } from '../features/ledger/test-business.ts';
import { refreshStatistics } from './statistics.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { withClient } from './with-client.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const ROWS = 2_000;
const knownRows = () => withClient(db.superuserUrl, async (client: pg.Client) => Number((await client.query(`select reltuples from pg_class where relname = 'entry'`)).rows[0].reltuples));

test('a few rows are left to its own upkeep, many are looked at', async () => {
  const { businessId } = await createTestBusiness(db.database);
  const add = (count: number) => db.database.inTenantRaw(businessId, (client) => client.query(
    `insert into entry (business_id, id, account_number, category_number, date, description, amount_minor, currency, fingerprint)
     select $1, gen_random_uuid(), 1000, 6990, '2026-01-01', 'Fee', -1, 'USD', gen_random_uuid() from generate_series(1, $2)`, [businessId, count]));
  await add(10);
  await refreshStatistics(db.database);
  expect(await knownRows()).toBeLessThan(ROWS);
  await add(ROWS);
  // PostgreSQL tells of changed rows a moment after their transaction.
  for (let tries = 0; (await knownRows()) < ROWS && tries < 50; tries += 1) {
    await refreshStatistics(db.database);
    await sleep(100);
  }
  expect(await knownRows()).toBeGreaterThanOrEqual(ROWS);
});
