/** Imports of overlapping files and deletions in any order: the sums always are those of the counted rows, and each payment counts once. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import type { StatementReading, StatementRow } from '../../ingestion/statement.ts';
import { LedgerImport, type ImportOutcome } from './ledger-import.ts';
import { removeFileEntries } from './removal.ts';
import { createTestBusiness } from './test-business.ts';
import { findOffences } from './test-integrity.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const payment = (date: string, amountMinor: number, description: string, more: Partial<StatementRow> = {}): StatementRow =>
  ({ line: 1, date, description, amountMinor, currency: null, balanceMinor: null, category: null, counterparty: null, account: null, ...more });

const readingOf = (rows: readonly StatementRow[], more: Partial<StatementReading> = {}): StatementReading => ({
  kind: 'csv', rowCount: rows.length, problemCount: 0, problems: [], parsedText: '', currency: null, accountKey: null, dateFrom: rows[0]?.date ?? null, dateTo: rows.at(-1)?.date ?? null,
  openingMinor: null, closingMinor: null, balanceProof: 'none', choices: [], ambiguity: null, ...more,
});

async function storeFile(businessId: string): Promise<string> {
  const fileId = newId();
  await db.database.inTenantRaw(businessId, (client) => client.query(
    `insert into file (business_id, id, name, media_type, size_bytes, sha256, status, uploaded_at) values ($1, $2, 'bank.csv', 'text/csv', 1, $3, 'processing', now())`, [businessId, fileId, Buffer.from(fileId)]));
  return fileId;
}

async function importRows(businessId: string, rows: readonly StatementRow[], more: Partial<StatementReading> = {}): Promise<{ fileId: string; outcome: ImportOutcome }> {
  const fileId = await storeFile(businessId);
  const outcome = await new LedgerImport(db.database).run({
    businessId, fileId, fallbackAccount: 'Checking',
    read: async (onRows) => { await onRows(rows); return readingOf(rows, more); },
    begin: async () => true, finish: async () => undefined,
  });
  return { fileId, outcome };
}

const raw = <Row>(businessId: string, sql: string): Promise<Row[]> =>
  db.database.inTenantRaw(businessId, async (client: PoolClient) => (await client.query(sql, [])).rows as Row[]);

const SUMS = (date: string): string => `currency, ${date} as date, account_number, category_number, sum(greatest(amount_minor, 0))::bigint as in_minor, sum(greatest(-amount_minor, 0))::bigint as out_minor,
  count(*) filter (where amount_minor >= 0)::int as in_count, count(*) filter (where amount_minor < 0)::int as out_count`;

/** Both rollups against a group-by over the entries that count. */
async function expectExactRollups(businessId: string): Promise<void> {
  for (const [table, column, date] of [['day_total', 'date', 'date'], ['month_total', 'month', `date_trunc('month', date)::date`]] as const) {
    const expected = await raw(businessId, `select ${SUMS(date)} from entry where duplicate_of is null group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
    const kept = await raw(businessId, `select currency, ${column} as date, account_number, category_number, in_minor, out_minor, in_count, out_count from ${table} order by 1, 2, 3, 4`);
    expect(kept).toEqual(expected);
  }
}

describe('an import', () => {
  test('counts two equal rows of one file twice, and the same rows of an overlapping file not again', async () => {
    const { businessId } = await createTestBusiness(db.database);
    const coffee = payment('2025-03-01', -450, 'COFFEE');
    await importRows(businessId, [coffee, coffee]);
    const { outcome } = await importRows(businessId, [coffee, coffee, coffee, payment('2025-03-02', 90_00, 'SQUARE DEPOSIT')]);
    expect(outcome).toMatchObject({ kind: 'imported', imported: { entryCount: 4, duplicateCount: 2, currency: 'USD' } });
    expect(await raw(businessId, 'select count(*)::int as counted from entry where duplicate_of is null')).toEqual([{ counted: 4 }]);
    await expectExactRollups(businessId);
  });

  test('leaves nothing behind when the file turns out unreadable, ambiguous or the reader breaks', async () => {
    const { businessId } = await createTestBusiness(db.database);
    const fileId = await storeFile(businessId);
    const attempt = (end: () => Promise<StatementReading | { failure: string }>): Promise<ImportOutcome> => new LedgerImport(db.database).run({
      businessId, fileId, fallbackAccount: 'Checking', begin: async () => true, finish: async () => undefined,
      read: async (onRows) => { await onRows([payment('2025-03-01', 1, 'X\\\t\n\0 é')]); return end(); },
    });
    expect(await attempt(async () => ({ failure: 'No readable text.' }))).toEqual({ kind: 'failed', reason: 'No readable text.' });
    expect(await attempt(async () => readingOf([], { ambiguity: { about: 'date-order', question: 'Which?', options: ['a', 'b'] } }))).toMatchObject({ kind: 'ambiguous' });
    await expect(attempt(async () => { throw new Error('the child died'); })).rejects.toThrow('the child died');
    expect(await raw(businessId, 'select count(*)::int as n from entry')).toEqual([{ n: 0 }]);
    expect(await attempt(async () => readingOf([]))).toMatchObject({ kind: 'imported' });
    expect(await raw(businessId, 'select description from entry')).toEqual([{ description: 'X\\\t\n é' }]);
  });

  test('takes account and currency that only the end of the file tells', async () => {
    const { businessId } = await createTestBusiness(db.database);
    await importRows(businessId, [payment('2025-03-01', -450, 'COFFEE')], { accountKey: 'DE89 3704', currency: 'EUR' });
    const { outcome } = await importRows(businessId, [payment('2025-03-01', -450, 'Coffee', { account: 'de89 3704', currency: 'EUR' })]);
    expect(outcome).toMatchObject({ imported: { duplicateCount: 1 } });
    expect(await raw(businessId, `select name, currency from chart_account where external_key is not null`)).toEqual([{ name: 'DE89 3704', currency: 'EUR' }]);
  });

  test('keeps accounts apart: equal payments of two accounts are two payments', async () => {
    const { businessId } = await createTestBusiness(db.database);
    const row = (account: string): StatementRow => payment('2025-03-01', -450, 'COFFEE', { account });
    await importRows(businessId, [row('Checking'), row('Credit Card')]);
    const { outcome } = await importRows(businessId, [row('Credit Card')]);
    expect(outcome).toMatchObject({ imported: { duplicateCount: 1 } });
    expect(await raw(businessId, 'select role from chart_account where external_key is not null order by number')).toEqual([{ role: 'bank' }, { role: 'card' }]);
  });
});

const statement = fc.array(fc.tuple(fc.constantFrom('2025-01-31', '2025-02-01', '2025-02-28'), fc.constantFrom(-5_00, 0, 7_00), fc.constantFrom('RENT', 'Square deposit', 'x')), { maxLength: 12 });
const step = fc.oneof({ weight: 2, arbitrary: statement.map((rows) => ({ rows })) }, { weight: 1, arbitrary: fc.nat(5).map((remove) => ({ remove })) });

test('property: after any imports and deletions every payment counts as often as the file that holds it most often', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
    const { businessId } = await createTestBusiness(db.database);
    const files = new Map<string, readonly StatementRow[]>();
    for (const action of steps) {
      if ('rows' in action) {
        const rows = action.rows.map(([date, amountMinor, description]) => payment(date, amountMinor, description));
        files.set((await importRows(businessId, rows)).fileId, rows);
      } else if (files.size > 0) {
        const fileId = [...files.keys()][action.remove % files.size]!;
        await db.database.inTenantRaw(businessId, (client) => removeFileEntries(client, businessId, fileId));
        files.delete(fileId);
      }
    }
    await expectExactRollups(businessId);
    expect(await db.database.inTenantRaw(businessId, findOffences)).toEqual([]);
    const counted = await raw<{ key: string; n: number }>(businessId, `select concat(date, amount_minor, description) as key, count(*)::int as n from entry where duplicate_of is null group by 1`);
    expect(new Map(counted.map(({ key, n }) => [key, n]))).toEqual(mostInOneFile([...files.values()]));
  }), { numRuns: 50 });
}, 60_000);

function mostInOneFile(files: readonly (readonly StatementRow[])[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const rows of files) {
    const own = new Map<string, number>();
    for (const { date, amountMinor, description } of rows) own.set(date + amountMinor + description, (own.get(date + amountMinor + description) ?? 0) + 1);
    for (const [key, count] of own) most.set(key, Math.max(count, most.get(key) ?? 0));
  }
  return most;
}
