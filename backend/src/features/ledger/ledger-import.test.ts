/** Imports of overlapping files and deletions in any order: the sums always are those of the counted rows, and each payment counts once. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { GuessedWrongly } from '../../ingestion/child/guessed-wrongly.ts';
import type { StatementReading, StatementRow } from '../../ingestion/statement.ts';
import { LedgerImport, type ImportOutcome } from './ledger-import.ts';
import { removeWithdrawn, withdrawFileEntries } from './removal.ts';
import { restoreFileEntries } from './restoration.ts';
import { checksum } from './test-checksum.ts';
import { createTestBusiness } from './test-business.ts';
import { findOffences } from './test-integrity.ts';
import { expectRollupsExact } from './test-rollups.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const payment = (date: string, amountMinor: number, description: string, more: Partial<StatementRow> = {}): StatementRow =>
  ({ line: 1, date, description, amountMinor, currency: null, balanceMinor: null, category: null, counterparty: null, account: null, ...more });

const readingOf = (rows: readonly StatementRow[], more: Partial<StatementReading> = {}): StatementReading => ({
  kind: 'csv', rowCount: rows.length, problemCount: 0, problems: [], repairCount: 0, repairs: [], parsedText: '', currency: null, accountKey: null, dateFrom: rows[0]?.date ?? null, dateTo: rows.at(-1)?.date ?? null,
  openingMinor: null, closingMinor: null, balanceProof: 'none', sums: [], choices: [], ambiguity: null, ...more,
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

const expectExactRollups = async (businessId: string): Promise<void> => expectRollupsExact((sql) => raw(businessId, sql));

describe('an import', () => {
  test('counts two equal rows of one file twice, and the same rows of an overlapping file not again', async () => {
    const { businessId } = await createTestBusiness(db.database);
    const coffee = payment('2025-03-01', -450, 'COFFEE');
    await importRows(businessId, [coffee, coffee]);
    const { outcome } = await importRows(businessId, [coffee, coffee, coffee, payment('2025-03-02', 90_00, 'SQUARE DEPOSIT')]);
    expect(outcome).toMatchObject({ kind: 'imported', imported: { entryCount: 4, duplicateCount: 2, currency: 'USD' } });
    expect(await checksum(db.database, businessId)).toEqual({ rows: 4, inMinor: 90_00, outMinor: -13_50, from: '2025-03-01', to: '2025-03-02' });
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

  test('takes rows that were guessed wrongly back, and those that the whole file gives instead', async () => {
    const { businessId } = await createTestBusiness(db.database);
    const [guessed, right] = [payment('2025-04-03', -100, 'RENT'), payment('2025-03-04', -100, 'RENT')];
    const ways: boolean[] = [];
    const outcome = await new LedgerImport(db.database).run({
      businessId, fileId: await storeFile(businessId), fallbackAccount: 'Checking', begin: async () => true, finish: async () => undefined,
      read: async (onRows, { mayGuess }) => {
        ways.push(mayGuess);
        await onRows([mayGuess ? guessed : right]);
        if (mayGuess) throw new GuessedWrongly();
        return readingOf([right]);
      },
    });
    expect(outcome).toMatchObject({ kind: 'imported', imported: { entryCount: 1 } });
    expect(ways).toEqual([true, false]);
    expect(await raw(businessId, 'select date::text from entry')).toEqual([{ date: '2025-03-04' }]);
    await expectExactRollups(businessId);
  });

  test('stores what was read, to the last digit, sign and letter', async () => {
    const { businessId } = await createTestBusiness(db.database);
    const rows = [
      payment('1999-12-31', -900_719_925_474_099, 'Grüße, 東京 🧾', { line: 2_000_000, counterparty: 'Ünal "Ö" & Söhne', reference: 'FT-2026/Ä 🧾' }),
      payment('2000-01-01', -1, 'x'.repeat(1_000)), payment('2038-02-28', 0, '0'), payment('2099-12-31', 4_294_967_296, ''),
    ];
    await importRows(businessId, rows);
    const stored = await raw(businessId, `select line, to_char(date, 'YYYY-MM-DD') as date, amount_minor as "amountMinor", description, left(fingerprint::text, 8) as begins from entry order by date`);
    expect(stored).toEqual(rows.map((row) => expect.objectContaining({ line: row.line, date: row.date, amountMinor: String(row.amountMinor), description: row.description, begins: row.date.replaceAll('-', '') })));
    expect(await raw(businessId, 'select counterparty, reference from entry where line = 2000000')).toEqual([{ counterparty: rows[0]!.counterparty, reference: rows[0]!.reference }]);
  });

  test('knows a payment again by its title, whatever notes of other columns stand behind it', async () => {
    const { businessId } = await createTestBusiness(db.database);
    await importRows(businessId, [payment('2025-03-01', -450, 'COFFEE')]);
    const noted = payment('2025-03-01', -450, 'COFFEE 🧾 with Ann', { title: 'COFFEE' });
    const { outcome } = await importRows(businessId, [noted, payment('2025-03-02', -90_00, 'Payment 12 STAPLES office paper', { title: 'Payment 12' })]);
    expect(outcome).toMatchObject({ imported: { entryCount: 2, duplicateCount: 1 } });
    expect(await checksum(db.database, businessId)).toEqual({ rows: 2, inMinor: 0, outMinor: -94_50, from: '2025-03-01', to: '2025-03-02' });
    expect(await raw(businessId, 'select title_chars, counterparty is not null as is_named from entry where file_id is not null and title_chars is not null order by date')).toEqual([{ title_chars: 6, is_named: true }, { title_chars: 10, is_named: true }]);
  });

  test('keeps beside the category of the owner\'s rule the one that it would have had', async () => {
    const { businessId } = await createTestBusiness(db.database);
    await importRows(businessId, [payment('2025-03-01', -450, 'COFFEE', { category: 'Rent' })]);
    await raw(businessId, `insert into category_rule (business_id, id, match, pattern, category_number, created_at)
      select business_id, '${newId()}', 'description', 'coffee', number, now() from chart_account where name = 'Utilities'`);
    await importRows(businessId, [payment('2025-03-02', -450, 'COFFEE', { category: 'Rent' }), payment('2025-03-03', -450, 'TEA', { category: 'Rent' })]);
    expect(await raw(businessId, `select description, category.name, imported.name as imported from entry
      join chart_account category on category.number = category_number left join chart_account imported on imported.number = imported_category_number where date > '2025-03-01' order by date`))
      .toEqual([{ description: 'COFFEE', name: 'Utilities', imported: 'Rent' }, { description: 'TEA', name: 'Rent', imported: null }]);
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
    expect(await checksum(db.database, businessId)).toMatchObject({ rows: 2, outMinor: -9_00 });
    expect(await raw(businessId, 'select role from chart_account where external_key is not null order by number')).toEqual([{ role: 'bank' }, { role: 'card' }]);
  });
});

const statement = fc.array(fc.tuple(fc.constantFrom('2024-12-31', '2025-01-31', '2025-02-01', '2025-02-28'), fc.constantFrom(-5_00, 0, 7_00), fc.constantFrom('RENT', 'Square deposit', 'x')), { maxLength: 12 });
const step = fc.oneof(
  { weight: 3, arbitrary: statement.map((rows) => ({ rows })) },
  { weight: 2, arbitrary: fc.nat(5).map((remove) => ({ remove })) },
  { weight: 2, arbitrary: fc.nat(5).map((restore) => ({ restore })) },
  { weight: 1, arbitrary: fc.constant({ purge: true }) },
);

/** The files of one business, there and deleted, as the ledger should know them. */
class Shelf {
  readonly present = new Map<string, readonly StatementRow[]>();
  readonly deleted = new Map<string, readonly StatementRow[]>();
  readonly businessId: string;

  constructor(businessId: string) {
    this.businessId = businessId;
  }

  async add(rows: readonly StatementRow[]): Promise<void> {
    this.present.set((await importRows(this.businessId, rows)).fileId, rows);
  }

  delete(index: number): Promise<void> {
    return this.#move(this.present, this.deleted, index, withdrawFileEntries, 'now()');
  }

  restore(index: number): Promise<void> {
    return this.#move(this.deleted, this.present, index, restoreFileEntries, 'null');
  }

  async purge(): Promise<void> {
    await db.database.inTenantRaw(this.businessId, async (client) => {
      await removeWithdrawn(client, this.businessId, [...this.deleted.keys()]);
      await client.query('delete from file where business_id = $1 and deleted_at is not null', [this.businessId]);
    });
    this.deleted.clear();
  }

  async #move(from: Map<string, readonly StatementRow[]>, to: Map<string, readonly StatementRow[]>, index: number, change: typeof withdrawFileEntries | typeof restoreFileEntries, deletedAt: string): Promise<void> {
    const fileId = [...from.keys()][index % Math.max(1, from.size)];
    if (fileId === undefined) return;
    await db.database.inTenantRaw(this.businessId, async (client) => {
      await change(client, this.businessId, fileId);
      await client.query(`update file set deleted_at = ${deletedAt} where business_id = $1 and id = $2`, [this.businessId, fileId]);
    });
    to.set(fileId, from.get(fileId)!);
    from.delete(fileId);
  }
}

test('property: after any imports, deletions and restorations every payment counts as often as the file that holds it most often', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
    const { businessId } = await createTestBusiness(db.database);
    const shelf = new Shelf(businessId);
    for (const action of steps) {
      if ('rows' in action) await shelf.add(action.rows.map(([date, amountMinor, description]) => payment(date, amountMinor, description)));
      else if ('remove' in action) await shelf.delete(action.remove);
      else if ('restore' in action) await shelf.restore(action.restore);
      else await shelf.purge();
    }
    await expectExactRollups(businessId);
    expect(await db.database.inTenantRaw(businessId, findOffences)).toEqual([]);
    const counted = await raw<{ key: string; n: number }>(businessId, `select concat(date, amount_minor, description) as key, count(*)::int as n from entry where duplicate_of is null group by 1`);
    expect(new Map(counted.map(({ key, n }) => [key, n]))).toEqual(mostInOneFile([...shelf.present.values()]));
  }), { numRuns: 60 });
}, 90_000);

test('property: a restoration is the exact reverse of its deletion, down to which row counts and what was changed on it', async () => {
  await fc.assert(fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 4 }), fc.nat(3), fc.nat(3), async (files, first, second) => {
    const { businessId } = await createTestBusiness(db.database);
    const shelf = new Shelf(businessId);
    for (const rows of files) await shelf.add(rows.map(([date, amountMinor, description]) => payment(date, amountMinor, description)));
    const state = () => raw(businessId, 'select id, file_id, account_number, category_number, duplicate_of from entry order by id');
    const before = await state();
    await shelf.delete(first);
    await shelf.delete(second);
    await shelf.restore(1);
    await shelf.restore(0);
    expect(await state()).toEqual(before);
    await expectExactRollups(businessId);
  }), { numRuns: 30 });
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
