/** The SQL reader under the contract of every reader, over entries and rollups as an import would have left them. */
import { afterAll, beforeAll, expect, test as it } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { DEFAULT_CHART, defaultAccount } from '../../finance/chart-of-accounts.ts';
import { addDays } from '../../finance/local-date.ts';
import { ledgerReaderContract } from '../../finance/ledger/reader-contract.ts';
import { memoryReader, type StoredEntry } from '../../finance/ledger/memory-reader.ts';
import type { EntryFilter, EntryOrder, GroupKey, GroupTotal, LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import { newId } from '../../database/new-id.ts';
import { loadChart, rolesOf } from './chart-store.ts';
import { loadCounterpartySums } from './counterparty-sums.ts';
import type { KeptRows } from './kept/kept-rows.ts';
import { loadKeptRows, type KeptSpan } from './kept/load-kept-rows.ts';
import { asRunner } from './ledger-source.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';
import { SqlLedgerReader } from './sql-ledger-reader.ts';
import type { SqlRunner } from './sql-values.ts';
import { createTestBusiness } from './test-business.ts';

let test: TestDatabase;
beforeAll(async () => { test = await createTestDatabase(); });
afterAll(() => test.close());

/** `areKept`: the sums by name are at hand, as they are but for ledgers with too many names. `hasRows`: the rows are in memory, as those of large ledgers are. */
async function storedReader(entries: readonly StoredEntry[], { areKept = true, hasRows = false } = {}): Promise<LedgerReader> {
  const { businessId } = await createTestBusiness(test.database);
  const rollup = new Rollup();
  for (const entry of entries) if (!entry.duplicateOf) rollup.add(entry, entry.amountMinor);
  await test.database.inTenantRaw(businessId, async (client) => {
    for (const entry of entries) {
      await client.query(
        `insert into file (business_id, id, name, media_type, size_bytes, sha256, status, uploaded_at) values ($1, $2, 'bank.csv', 'text/csv', 0, uuid_send($2::uuid), 'processed', now()) on conflict do nothing`,
        [businessId, entry.fileId]);
      await client.query(
        `insert into entry (business_id, id, file_id, account_number, category_number, date, amount_minor, currency, description, counterparty, fingerprint, duplicate_of, source_kind)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $2, $11, $12)`,
        [businessId, entry.id, entry.fileId, entry.accountNumber, entry.categoryNumber, entry.date, entry.amountMinor, entry.currency, entry.description, entry.counterparty, entry.duplicateOf ?? null, entry.sourceKind ?? null]);
    }
    await applyRollup(client, businessId, rollup);
  });
  const runner: SqlRunner = { query: (text, values) => test.database.inTenantRaw(businessId, (client) => client.query(text, [...values])) as never };
  const chart = await test.database.inTenantRaw(businessId, (client) => loadChart(client as unknown as SqlRunner, businessId));
  return new SqlLedgerReader({ sql: runner, businessId, roles: rolesOf(chart), sumsOf: async (of) => (areKept ? loadCounterpartySums(runner, businessId, spanOf(entries, of)) : null), keptOf: hasRows ? await keptRowsOf(businessId, entries) : () => null });
}

async function keptRowsOf(businessId: string, entries: readonly StoredEntry[]): Promise<(of: Pick<EntryFilter, 'currency' | 'fileId'>) => KeptRows | null> {
  const kept = new Map<string, KeptRows | null>();
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    for (const fileId of [undefined, ...new Set(entries.flatMap((entry) => entry.fileId ?? []))]) {
      const span = spanOf(entries, { currency, ...(fileId !== undefined && { fileId }) });
      if (span.entryCount > 0) kept.set(`${currency} ${fileId ?? ''}`, await test.database.inTenantRaw(businessId, (client) => loadKeptRows(asRunner(client), businessId, span)));
    }
  }
  return ({ currency, fileId }) => kept.get(`${currency} ${fileId ?? ''}`) ?? null;
}

function spanOf(entries: readonly StoredEntry[], { currency, fileId }: Pick<EntryFilter, 'currency' | 'fileId'>): KeptSpan {
  const days = entries.filter((entry) => entry.currency === currency && (fileId === undefined ? !entry.duplicateOf : entry.fileId === fileId)).map(({ date }) => date).sort();
  return { currency, fileId, dateFrom: days[0]!, dateTo: days.at(-1)!, entryCount: days.length };
}

ledgerReaderContract('the SQL reader', storedReader);
ledgerReaderContract('the SQL reader over rows alone', (entries) => storedReader(entries, { areKept: false }));
ledgerReaderContract('the SQL reader with the rows in memory', (entries) => storedReader(entries, { areKept: false, hasRows: true }));

const NAMES = ['Oak Properties', 'Square', null];

/** Entries over three years with empty stretches, and the first and last days of months and years among them; some of zero, some that name nobody. */
function entriesOfThreeYears(): StoredEntry[] {
  const days = [0, 1, 30, 31, 58, 59, 60, 181, 182, 364, 365, 366, 730, 731, 800, 1094, 1095];
  const categories = ['Sales - Retail', 'Rent', 'Refunds'];
  return days.flatMap((day) => categories.slice(0, 1 + (day % 3)).map((category, index) => ({
    id: newId(), date: addDays('2023-01-01', day), amountMinor: (index === 0 ? 1 : -1) * (day % 10 === 0 ? 0 : 100 + day) || 0, description: category, counterparty: NAMES[(day + index) % 3]!, currency: 'USD',
    accountNumber: day % 2 ? 1000 : 2000, categoryNumber: defaultAccount(category).number, fileId: newId(),
  })));
}

it.each([
  ['with the sums by name at hand', { areKept: true }], ['from the rows', { areKept: false }], ['from the rows in memory', { areKept: false, hasRows: true }], ['with both', { areKept: true, hasRows: true }],
])('property: sums and rows of any days and names, by any keys, are those of the entries, %s', async (_how, having) => {
  const entries = entriesOfThreeYears();
  const [reader, reference] = [await storedReader(entries, having), memoryReader(entries, DEFAULT_CHART)];
  const anyDay = fc.option(fc.integer({ min: -40, max: 1140 }).map((days) => addDays('2023-01-01', days)), { nil: undefined, freq: 6 });
  const anyKeys = fc.subarray<GroupKey>(['day', 'week', 'month', 'quarter', 'year', 'category', 'role', 'account', 'counterparty', 'weekday'], { maxLength: 2 });
  const anyNames = fc.option(fc.subarray(['Oak Properties', 'Square', 'Nobody Known']), { nil: undefined, freq: 1 });
  const conditions = fc.record({
    from: anyDay, to: anyDay, accounts: fc.constantFrom(undefined, [1000]), direction: fc.constantFrom(undefined, 'out' as const, 'in' as const), counterparties: anyNames, notCounterparties: anyNames,
    atLeastMinor: fc.constantFrom(undefined, undefined, 300), weekdays: fc.constantFrom(undefined, undefined, [0, 2, 4]),
  });
  const any = fc.record({ conditions, groupBy: anyKeys, order: fc.constantFrom<EntryOrder>('newest', 'oldest', 'largest', 'smallest'), limit: fc.integer({ min: 1, max: 12 }) });
  const sorted = (groups: readonly GroupTotal[]) => groups.map((group) => JSON.stringify(group)).sort();
  await fc.assert(fc.asyncProperty(any, async ({ conditions, groupBy, order, limit }) => {
    const filter = { currency: 'USD', ...conditions };
    expect(sorted(await reader.totals(filter, groupBy))).toEqual(sorted(await reference.totals(filter, groupBy)));
    expect(await reader.entries(filter, order, limit)).toEqual(await reference.entries(filter, order, limit));
    expect(sorted(await reader.totals(filter, []))).toEqual(sorted(await reference.totals(filter, [])));
    expect(await reader.entries(filter, order, limit)).toEqual(await reference.entries(filter, order, limit));
  }), { numRuns: 60 });
});

it('sums that are asked for together come from one statement and are told apart', async () => {
  const entries = entriesOfThreeYears();
  const [reader, reference] = [await storedReader(entries), memoryReader(entries, DEFAULT_CHART)];
  const ask = (of: LedgerReader) => Promise.all([
    of.totals({ currency: 'USD', from: '2023-02-01', to: '2023-02-27' }, []), of.totals({ currency: 'EUR' }, []), of.totals({ currency: 'USD', from: '2023-02-28', to: '2024-03-01' }, []),
  ]);
  expect(await ask(reader)).toEqual(await ask(reference));
});
