/** The SQL reader under the contract of every reader, over entries and rollups as an import would have left them. */
import { afterAll, beforeAll } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { ledgerReaderContract } from '../../finance/ledger/reader-contract.ts';
import type { StoredEntry } from '../../finance/ledger/memory-reader.ts';
import type { LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import { loadChart, rolesOf } from './chart-store.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';
import { SqlLedgerReader } from './sql-ledger-reader.ts';
import type { SqlRunner } from './sql-values.ts';
import { createTestBusiness } from './test-business.ts';

let test: TestDatabase;
beforeAll(async () => { test = await createTestDatabase(); });
afterAll(() => test.close());

async function storedReader(entries: readonly StoredEntry[]): Promise<LedgerReader> {
  const { businessId } = await createTestBusiness(test.database);
  const rollup = new Rollup();
  for (const entry of entries) if (!entry.duplicateOf) rollup.add(entry, entry.amountMinor);
  await test.database.inTenantRaw(businessId, async (client) => {
    for (const entry of entries) {
      await client.query(
        `insert into entry (business_id, id, file_id, account_number, category_number, date, amount_minor, currency, description, counterparty, fingerprint, duplicate_of)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $2, $11)`,
        [businessId, entry.id, entry.fileId, entry.accountNumber, entry.categoryNumber, entry.date, entry.amountMinor, entry.currency, entry.description, entry.counterparty, entry.duplicateOf ?? null]);
    }
    await applyRollup(client, businessId, rollup);
  });
  const runner: SqlRunner = { query: (text, values) => test.database.inTenantRaw(businessId, (client) => client.query(text, [...values])) as never };
  const chart = await test.database.inTenantRaw(businessId, (client) => loadChart(client as unknown as SqlRunner, businessId));
  return new SqlLedgerReader(runner, businessId, rolesOf(chart));
}

ledgerReaderContract('the SQL reader', storedReader);
