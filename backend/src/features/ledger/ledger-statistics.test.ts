/** Right after a large import the planner knows of the rows that came. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../database/new-id.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import type { StatementRow } from '../../ingestion/statement.ts';
import { LedgerImport } from './ledger-import.ts';
import { LedgerStatistics } from './ledger-statistics.ts';
import { createTestBusiness } from './test-business.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

async function importRows(businessId: string, count: number): Promise<void> {
  const fileId = newId();
  const rows = Array.from({ length: count }, (_, row): StatementRow =>
    ({ line: row + 2, date: `2025-01-${String((row % 28) + 1).padStart(2, '0')}`, description: `SHOP ${row}`, amountMinor: -row, currency: null, balanceMinor: null, category: 'Rent', counterparty: null, account: null }));
  await new LedgerImport(db.database).run({
    businessId, fileId, fallbackAccount: 'Checking', finish: async () => undefined,
    read: async (onRows) => {
      await onRows(rows);
      return { kind: 'csv', rowCount: count, problemCount: 0, problems: [], repairCount: 0, repairs: [], parsedText: '', currency: null, accountKey: null, dateFrom: null, dateTo: null, openingMinor: null, closingMinor: null, balanceProof: 'none', sums: [], choices: [], ambiguity: null };
    },
    begin: async (client) => {
      await client.query(`insert into file (business_id, id, name, media_type, size_bytes, sha256, status, uploaded_at) values ($1, $2, 'bank.csv', 'text/csv', 1, $3, 'processing', now())`, [businessId, fileId, Buffer.from(fileId)]);
      return true;
    },
  });
}

async function expectedRows(businessId: string): Promise<number> {
  const { rows } = await db.database.inTenantRaw(businessId, (client) => client.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select id from entry where business_id = '${businessId}' and date between '2025-01-01' and '2025-01-31'`));
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
}

test('a large import has them refreshed once, a small one not at all', async () => {
  const statistics = new LedgerStatistics(db.database);
  const { businessId } = await createTestBusiness(db.database);
  await importRows(businessId, 50);
  expect(await statistics.refresh()).toBe(false);
  await importRows(businessId, 12_000);
  expect(await expectedRows(businessId)).toBeLessThan(6_000);
  expect(await statistics.refresh()).toBe(true);
  expect(await expectedRows(businessId)).toBeGreaterThan(6_000);
  expect(await statistics.refresh()).toBe(false);
});
