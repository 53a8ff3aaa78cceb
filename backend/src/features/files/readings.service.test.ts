/** How files are read, against a real database: answers are remembered, another reading takes the place of the first, and the sums stay exact. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CategoriesService } from '../categories/categories.service.ts';
import { LayoutsService } from '../layouts/layouts.service.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { findOffences } from '../ledger/test-integrity.ts';
import { expectRollupsExact } from '../ledger/test-rollups.ts';
import type { Viewer } from '../users/viewer.ts';
import { MatchesService } from '../matches/matches.service.ts';
import { FileImport } from './file-import.ts';
import { ReadingsService } from './readings.service.ts';
import { createTestBooks, readHere, type TestBooks } from './test-books.ts';

let books: TestBooks;
let readings: ReadingsService;
let layouts: LayoutsService;
let ledgerOf: LedgerService;
beforeAll(async () => {
  books = await createTestBooks('2026-06-10');
  readings = new ReadingsService({ database: books.parts.database, read: readHere });
  ledgerOf = new LedgerService(books.parts.ledgers);
  layouts = new LayoutsService(books.parts.database, books.parts.clock);
});
afterAll(() => books.close());

const OPEN = 'Date,Description,Amount\n03/04/2026,Square deposit,100.00\n05/06/2026,Rent,-40.00\n';
const LATER = 'Date,Description,Amount\n07/04/2026,Square deposit,70.50\n07/04/2026,Fee,-0.50\n';

const fileOf = async (viewer: Viewer, id: string) => (await books.files.get(viewer, id)).file;

/** Date, amount and whether it counts, of every row; and that nothing in the ledger contradicts itself. */
async function ledger(viewer: Viewer): Promise<string[]> {
  return books.parts.database.inTenantRaw(viewer.businessId, async (client) => {
    expect(await findOffences(client)).toEqual([]);
    await expectRollupsExact(async (sql) => (await client.query(sql)).rows as unknown[]);
    const { rows } = await client.query<{ row: string }>(
      `select to_char(date, 'YYYY-MM-DD') || ' ' || amount_minor || case when duplicate_of is null then '' else ' duplicate' end as row from entry where business_id = $1 order by date, amount_minor, duplicate_of nulls first`, [viewer.businessId]);
    return rows.map(({ row }) => row);
  });
}

async function readAgain(viewer: Viewer, fileId: string, mapping: unknown): Promise<void> {
  await readings.apply(viewer, fileId, mapping);
  await books.parse(viewer, fileId);
}

describe('a file that can be read in two ways', () => {
  test('shows what each answer gives', async () => {
    const viewer = await books.newBusiness();
    const { options, trial } = await readings.get(viewer, await books.read(viewer, OPEN, 'a.csv'));
    expect(trial!.reading!.ambiguity!.question).toBe('Nothing in this file tells whether its dates start with the day or the month. Is 03/04/2026 the 3rd of April or the 4th of March?');
    expect(options.map(({ answer, trial: { rows, totals } }) => [answer, rows.map((row) => row.date), totals])).toEqual([
      ['3 April 2026 (day first)', ['2026-04-03', '2026-06-05'], [{ currency: 'USD', count: 2, inMinor: 100_00, outMinor: 40_00 }]],
      ['March 4, 2026 (month first)', ['2026-03-04', '2026-05-06'], [{ currency: 'USD', count: 2, inMinor: 100_00, outMinor: 40_00 }]],
    ]);
    expect(await ledger(viewer)).toEqual([]);
  });

  test('the answer is remembered for its layout and account, until it is forgotten', async () => {
    const viewer = await books.newBusiness();
    const first = await books.read(viewer, OPEN, 'checking-2026-05.csv');
    await books.files.answer(viewer, first, { answer: 'March 4, 2026 (month first)' });
    await books.parse(viewer, first);
    const second = await fileOf(viewer, await books.read(viewer, LATER, 'checking-2026-06.csv'));
    expect(second.status).toBe('processed');
    expect(second.reading?.choices).toContainEqual({ what: 'date order', choice: 'month first', reason: 'you said so for an earlier file', confidence: 0.95, origin: 'remembered' });
    expect(await ledger(viewer)).toEqual(['2026-03-04 10000', '2026-05-06 -4000', '2026-07-04 -50', '2026-07-04 7050']);
    expect((await fileOf(viewer, await books.read(viewer, LATER.replace('70.50', '71.50'), 'card.csv'))).status).toBe('needs-answer');

    const [remembered] = await layouts.list(viewer);
    expect(remembered).toMatchObject({ fileName: 'checking-2026-05.csv', mapping: { dateOrder: 'month-first' } });
    const stranger = await books.newBusiness();
    await expect(layouts.forget(stranger, remembered!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(remembered!.lastUsedAt).toEqual(new Date('2026-06-10T12:00:00Z'));
    await layouts.forget(viewer, remembered!.id);
    expect(await layouts.list(viewer)).toEqual([]);
    await expect(layouts.forget(viewer, remembered!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await fileOf(viewer, await books.read(viewer, LATER.replace('70.50', '72.50'), 'checking-2026-07.csv'))).status).toBe('needs-answer');

    await expect(layouts.restore(stranger, remembered!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await layouts.restore(viewer, remembered!.id)).toEqual(remembered);
    expect((await fileOf(viewer, await books.read(viewer, LATER.replace('70.50', '73.50'), 'checking-2026-08.csv'))).status).toBe('processed');
  });

  test('what is said after a layout was forgotten stands alone', async () => {
    const viewer = await books.newBusiness();
    const first = await books.read(viewer, OPEN, 'a.csv');
    await readAgain(viewer, first, { dateOrder: 'month-first', account: 'Till' });
    const [remembered] = await layouts.list(viewer);
    await layouts.forget(viewer, remembered!.id);
    await readAgain(viewer, first, { dateOrder: 'day-first' });
    expect((await layouts.list(viewer)).map(({ mapping }) => mapping)).toEqual([{ dateOrder: 'day-first' }]);
    expect((await layouts.restore(viewer, remembered!.id)).mapping).toEqual({ dateOrder: 'day-first' });
  });

  test('what is remembered gives way to dates that can be read one way only', async () => {
    const viewer = await books.newBusiness();
    const first = await books.read(viewer, OPEN, 'a.csv');
    await books.files.answer(viewer, first, { answer: 'March 4, 2026 (month first)' });
    await books.parse(viewer, first);
    const second = await fileOf(viewer, await books.read(viewer, `${LATER}25/04/2026,Rent,-1.00\n`, 'a (1).csv'));
    expect(second.reading?.choices.find(({ what }) => what === 'date order')).toMatchObject({ choice: 'day first', reason: '1 dates have a first number above 12; for an earlier file you said otherwise' });
  });
});

describe('a file that is to be checked first', () => {
  const CLEAR = 'Date,Description,Amount\n2026-04-03,Square deposit,100.00\n2026-04-05,Rent,-40.00\n';
  const CHECKED = { isChecked: true };

  async function uploaded(viewer: Viewer, csv: string, options?: { isChecked: boolean }): Promise<string> {
    const { file } = await books.files.upload(viewer, { fileName: 'a.csv', bytes: new TextEncoder().encode(csv) }, options);
    await books.parse(viewer, file.id);
    return file.id;
  }

  test('waits, and counts as it was confirmed', async () => {
    const viewer = await books.newBusiness();
    const id = await uploaded(viewer, CLEAR, CHECKED);
    expect(await fileOf(viewer, id)).toMatchObject({ status: 'needs-answer', processedAt: null, transactionCount: 0, error: 'Check how this file is read. Nothing from it counts until you confirm it.' });
    expect([(await readings.get(viewer, id)).trial!.totals, await ledger(viewer)]).toEqual([[{ currency: 'USD', count: 2, inMinor: 100_00, outMinor: 40_00 }], []]);
    await expect(books.files.answer(viewer, id, { answer: 'yes' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await readAgain(viewer, id, { sign: 'inverted' });
    expect([(await fileOf(viewer, id)).status, await ledger(viewer)]).toEqual(['processed', ['2026-04-03 -10000', '2026-04-05 4000']]);
  });

  test('asks what it leaves open before, and waits once that is answered', async () => {
    const viewer = await books.newBusiness();
    const id = await uploaded(viewer, OPEN, CHECKED);
    await books.files.answer(viewer, id, { answer: 'March 4, 2026 (month first)' });
    await books.parse(viewer, id);
    expect([(await fileOf(viewer, id)).reading?.ambiguity, (await fileOf(viewer, id)).status, await ledger(viewer)]).toEqual([null, 'needs-answer', []]);
    await readAgain(viewer, id, (await readings.get(viewer, id)).said);
    expect(await ledger(viewer)).toEqual(['2026-03-04 10000', '2026-05-06 -4000']);
  });

  test('is every one of a business that wants it so, unless the upload says otherwise', async () => {
    const viewer = await books.newBusiness();
    await books.parts.database.outsideTenants((em) => em.execute('update business set wants_reading_checks = true where id = ?', [viewer.businessId]));
    expect((await fileOf(viewer, await uploaded(viewer, CLEAR))).status).toBe('needs-answer');
    expect((await fileOf(viewer, await uploaded(viewer, LATER.replaceAll('07/04', '17/04'), { isChecked: false }))).status).toBe('processed');
    expect(await ledger(viewer)).toEqual(['2026-04-17 -50', '2026-04-17 7050']);
  });

  test('fails with its reason where it cannot be read', async () => {
    const viewer = await books.newBusiness();
    expect(await fileOf(viewer, await uploaded(viewer, 'Date,Description,Amount\n', CHECKED))).toMatchObject({ status: 'failed', error: expect.stringContaining('No transactions found') });
  });
});

describe('another reading of a file', () => {
  const NET_GROSS = 'Date,Description,Net,Gross\n2026-03-03,Square deposit,97.10,100.00\n2026-03-04,Rent,-40.00,-41.00\n2026-03-04,Rent,-40.00,-41.00\n';
  const GROSS = { columns: [{ column: 3, role: 'amount' }] };

  test('is looked at first, then takes the place of the old one, and back: exact each time', async () => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, NET_GROSS);
    const before = await ledger(viewer);
    expect(before).toEqual(['2026-03-03 9710', '2026-03-04 -4000', '2026-03-04 -4000']);
    const looked = await readings.preview(viewer, id, GROSS);
    expect(looked.trial?.totals).toEqual([{ currency: 'USD', count: 3, inMinor: 100_00, outMinor: 82_00 }]);
    expect(await ledger(viewer)).toEqual(before);

    for (let round = 0; round < 2; round += 1) {
      await readAgain(viewer, id, GROSS);
      expect(await ledger(viewer)).toEqual(['2026-03-03 10000', '2026-03-04 -4100', '2026-03-04 -4100']);
      expect(await fileOf(viewer, id)).toMatchObject({ status: 'processed', transactionCount: 3, reading: { said: GROSS } });
    }
    await readAgain(viewer, id, {});
    expect(await ledger(viewer)).toEqual(before);
    await books.files.delete(viewer, id);
    await books.files.restore(viewer, id);
    expect(await ledger(viewer)).toEqual(before);
  });

  test('a payment that another file holds too counts once all the while', async () => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, NET_GROSS);
    await books.read(viewer, `${NET_GROSS}2026-03-05,Tea,-5.00,-6.00\n`, 'bank (1).csv');
    await readAgain(viewer, id, GROSS);
    expect(await ledger(viewer)).toEqual(['2026-03-03 9710', '2026-03-03 10000', '2026-03-04 -4100', '2026-03-04 -4100', '2026-03-04 -4000', '2026-03-04 -4000', '2026-03-05 -500']);
    await readAgain(viewer, id, {});
    expect((await ledger(viewer)).filter((row) => !row.endsWith('duplicate'))).toEqual(['2026-03-03 9710', '2026-03-04 -4000', '2026-03-04 -4000', '2026-03-05 -500']);
  });

  test('is remembered: the next file of the layout is read like it', async () => {
    const viewer = await books.newBusiness();
    await readAgain(viewer, await books.read(viewer, NET_GROSS), GROSS);
    const next = await fileOf(viewer, await books.read(viewer, 'Date,Description,Net,Gross\n2026-04-03,Square deposit,197.10,200.00\n2026-04-04,Rent,-40.00,-41.00\n', 'bank (2).csv'));
    expect(next.reading?.choices.find(({ what }) => what === 'amount column')).toMatchObject({ choice: 'Gross', origin: 'remembered' });
    expect(await ledger(viewer)).toContain('2026-04-03 20000');
  });

  test('of a wrong account moves the rows there, and the empty account goes', async () => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, NET_GROSS);
    await readAgain(viewer, id, { account: 'Till' });
    expect(await ledger(viewer)).toHaveLength(3);
    const { rows } = await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query(`select name from chart_account where business_id = $1 and external_key is not null`, [viewer.businessId]));
    expect(rows).toEqual([{ name: 'Till' }]);
  });

  test.each<[string, unknown, string, string]>([
    ['a question that stays open', { columns: [{ column: 2, role: 'ignored' }, { column: 3, role: 'ignored' }] }, 'UNPROCESSABLE', 'No column is chosen as the amount'],
    ['no rows', { headingLine: 77 }, 'UNPROCESSABLE', 'Line 77'],
    ['nonsense', { dateOrder: 'week-first', currency: 'dollars', headingLine: -1, columns: [{ column: 0, role: 'date' }, { column: 1, role: 'date' }] }, 'BAD_USER_INPUT', 'Only one column can be the date.'],
  ])('is refused for %s; the file stays as it was', async (_title, mapping, code, message) => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, NET_GROSS);
    await expect(readings.apply(viewer, id, mapping)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
    expect([(await fileOf(viewer, id)).status, await ledger(viewer)]).toEqual(['processed', ['2026-03-03 9710', '2026-03-04 -4000', '2026-03-04 -4000']]);
  });

  test('leaves what was decided about its payments as it was', async () => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, NET_GROSS);
    const categories = new CategoriesService(books.parts);
    const deposit = async () => (await ledgerOf.transactions(viewer, { search: 'deposit' }, {}))[0]!;
    await categories.categorize(viewer, { transactionIds: [(await deposit()).entry.id], category: 'Interest Income' });
    await readAgain(viewer, id, { sign: 'as-printed' });
    expect((await deposit()).category).toBe('Interest Income');
    expect(await ledger(viewer)).toEqual(['2026-03-03 9710', '2026-03-04 -4000', '2026-03-04 -4000']);
  });

  test('leaves a payment matched with the one in another statement, and undone where it was undone', async () => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, 'Date,Description,Amount\n2026-03-03,SQ *BLUE BOTTLE 1234,-4.50\n2026-03-07,ACH DEBIT OAK PROPERTIES,-1800.00\n', 'a.csv');
    await books.read(viewer, 'Date,Description,Amount\n2026-03-03,Blue Bottle Coffee,-4.50\n2026-03-07,Oak  properties,-1800.00\n', 'a (1).csv');
    const matches = new MatchesService(books.parts);
    const statuses = async () => (await matches.list(viewer, { limit: 50, cursor: null }, null)).map(({ status, statement }) => `${statement.entry.amountMinor} ${status}`).sort();
    const rent = (await matches.list(viewer, { limit: 50, cursor: null }, null)).find(({ statement }) => statement.entry.amountMinor === -1_800_00);
    await matches.undo(viewer, rent!.id);
    const [before, rows] = [await statuses(), await ledger(viewer)];
    expect(before).toEqual(['-180000 undone', '-450 matched']);
    await readAgain(viewer, id, { dateOrder: 'month-first' });
    expect([await statuses(), await ledger(viewer)]).toEqual([before, rows]);
  });

  test('that gives nothing after all leaves the file as it was, and says why', async () => {
    const viewer = await books.newBusiness();
    const id = await books.read(viewer, NET_GROSS);
    const before = (await fileOf(viewer, id)).reading;
    await readings.apply(viewer, id, GROSS);
    const failing = new FileImport({ ...books.parts, ledgerImport: new LedgerImport(books.parts.database), logError: () => undefined, read: () => Promise.resolve({ failure: 'The disk is on fire.' }) });
    await failing.parse({ businessId: viewer.businessId, fileId: id });
    expect(await fileOf(viewer, id)).toMatchObject({ status: 'processed', error: 'Not read again: The disk is on fire.', transactionCount: 3, progressPercent: 100, reading: before });
    expect(await ledger(viewer)).toEqual(['2026-03-03 9710', '2026-03-04 -4000', '2026-03-04 -4000']);
    await readAgain(viewer, id, GROSS);
    expect(await fileOf(viewer, id)).toMatchObject({ status: 'processed', error: null });
    expect(await ledger(viewer)).toContain('2026-03-03 10000');
  });

  test("somebody else's file is not there", async () => {
    const [viewer, stranger] = [await books.newBusiness(), await books.newBusiness()];
    const id = await books.read(viewer, NET_GROSS);
    for (const call of [() => readings.get(stranger, id), () => readings.preview(stranger, id, {}), () => readings.apply(stranger, id, {})]) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
