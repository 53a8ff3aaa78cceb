/** Certificates of real imports: what ties out, what does not, what was rejected, mended or counted elsewhere, and what is seen of later changes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { CategoriesService } from '../../categories/categories.service.ts';
import type { Viewer } from '../../users/viewer.ts';
import { readInChild } from '../../../ingestion/child/read-in-child.ts';
import { ReadingsService } from '../readings.service.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../test-books.ts';
import type { Certificate } from './certificate.ts';
import { CertificatesService } from './certificates.service.ts';
import { readLedgerTotals } from './ledger-totals.ts';
import { PROGRAM_VERSION } from './program-version.ts';

let books: TestBooks;
let certificates: CertificatesService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  certificates = new CertificatesService(books.parts.database);
});
afterAll(() => books.close());

const PAGE = { limit: 50, cursor: null };

async function certify(csv: string, fileName = 'Bank.csv'): Promise<{ viewer: Viewer; fileId: string; certificate: Certificate }> {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, csv, fileName);
  expect((await books.files.get(viewer, fileId)).file).toMatchObject({ error: null });
  return { viewer, fileId, certificate: await certificates.get(viewer, fileId) };
}

const BALANCED = 'Date,Description,Amount,Balance\n2025-03-03,Deposit,100.00,350.00\n2025-03-04,Rent,-40.00,310.00\n2025-03-05,Tea,-5.50,304.50\n';

test('rows that really had to be mended are counted, named with their raw text, and part of the sums', async () => {
  const { viewer, fileId, certificate } = await certify('Date,Description,Amount\n2025-03-03,Deposit,100.00\n2025-03-04,Rent, March,-40.00\n2025-03-05,Tea,-5.50\n2025-03-06,Cups,-10.25\n');
  const mended = await books.files.problems(viewer, fileId, { kind: 'repaired' });
  expect(mended).toMatchObject([{ line: 3, raw: expect.stringContaining('Rent, March'), reason: expect.any(String) }]);
  expect(certificate).toMatchObject({ proof: 'no-balances', rowCount: 4, rejectedCount: 0, repairedCount: 1 });
  const amounts = { rowCount: 4, inMinor: 100_00, outMinor: -55_75 };
  expect(certificate.totals).toMatchObject([{ file: amounts, imported: amounts, now: amounts }]);
  expect((await certificates.document(viewer, fileId)).text).toContain(`Rows mended (1)\r\n---------------\r\nLine 3: ${mended[0]!.reason}`);
});

describe('the balances of a file', () => {
  test('tie out', async () => {
    const { viewer, fileId, certificate } = await certify(BALANCED);
    expect(certificate).toMatchObject({
      proof: 'ties-out', isComplete: true, notes: [], changes: [], rowCount: 3, rejectedCount: 0, repairedCount: 0, duplicateCount: 0, programVersion: PROGRAM_VERSION, issuedAt: new Date('2025-04-10T12:00:00Z'),
      equations: [{ account: 'Bank', currency: 'USD', openingMinor: 250_00, sumMinor: 54_50, closingMinor: 304_50, differenceMinor: 0, linkCount: 2, brokenCount: 0, firstBreak: null }],
    });
    const amounts = { rowCount: 3, inMinor: 100_00, outMinor: -45_50 };
    expect(certificate.totals).toEqual([{ accountNumber: expect.any(Number), account: 'Bank', currency: 'USD', file: amounts, imported: amounts, now: amounts }]);
    expect((await books.files.get(viewer, fileId)).file.reading).toMatchObject({ proof: 'ties-out', repairCount: 0 });
  });

  test('do not where a row could not be read: by how much, and from which line', async () => {
    const { certificate } = await certify(BALANCED.replace('2025-03-04', 'soon'));
    expect(certificate).toMatchObject({
      proof: 'balance-broken', rowCount: 2, rejectedCount: 1,
      equations: [{ openingMinor: 250_00, sumMinor: 94_50, closingMinor: 304_50, differenceMinor: -40_00, brokenCount: 1, firstBreak: { line: 4, expectedMinor: 344_50, statedMinor: 304_50 } }],
    });
    expect(certificate.notes).toEqual(['Bank: the closing balance is $40.00 less than opening balance and rows make; line 4 should have the balance $344.50 and has $304.50.']);
  });

  test('tie out with rows of a day in another order than the bank\'s, which is said', async () => {
    const { certificate } = await certify('Date,Description,Amount,Balance\n2025-03-03,a,1.00,101.00\n2025-03-04,b,2.00,103.00\n2025-03-05,d,-8.00,99.00\n2025-03-05,c,4.00,107.00\n2025-03-06,e,16.00,115.00\n2025-03-07,f,32.00,147.00\n2025-03-08,g,64.00,211.00\n');
    expect(certificate).toMatchObject({ proof: 'ties-out', equations: [{ differenceMinor: 0, brokenCount: 3, firstBreak: { line: 4 } }] });
    expect(certificate.notes).toEqual([expect.stringContaining('rows of one day stand in another order')]);
  });

  test('are not stated: nothing proves that the file is complete', async () => {
    const { certificate } = await certify(SHOP_CSV);
    expect(certificate).toMatchObject({ proof: 'no-balances', equations: [] });
    expect(certificate.verdict).toContain('states no balances');
  });

  test('of several accounts and currencies are told apart', async () => {
    const { certificate } = await certify([
      'Account,Date,Description,Amount,Currency,Balance',
      'Main,2025-03-03,a,10.00,EUR,110.00', 'Side,2025-03-03,b,1000,JPY,6000', 'Main,2025-03-04,c,-20.00,EUR,90.00', 'Side,2025-03-05,d,-500,JPY,5400', 'Main,2025-03-06,e,5.00,USD,5.00', '',
    ].join('\n'));
    expect(certificate.totals.map(({ account, currency, file, imported }) => ({ account, currency, file, isEqual: JSON.stringify(file) === JSON.stringify(imported) }))).toEqual([
      { account: 'Main', currency: 'EUR', file: { rowCount: 2, inMinor: 10_00, outMinor: -20_00 }, isEqual: true },
      { account: 'Main', currency: 'USD', file: { rowCount: 1, inMinor: 5_00, outMinor: 0 }, isEqual: true },
      { account: 'Side', currency: 'JPY', file: { rowCount: 2, inMinor: 1000, outMinor: -500 }, isEqual: true },
    ]);
    expect(certificate.proof).toBe('balance-broken');
    expect(certificate.notes).toEqual(['Side: the closing balance is ¥100 less than opening balance and rows make; line 5 should have the balance ¥5,500 and has ¥5,400.']);
  });

  test('of a file without a currency are in the minor unit of its account', async () => {
    const viewer = await books.newBusiness();
    await books.read(viewer, 'Account,Date,Description,Amount,Currency\nYen,2025-03-03,a,1000,JPY\nYen,2025-03-03,b,-10,JPY\n');
    const fileId = await books.read(viewer, 'Account,Date,Description,Amount,Balance\nYen,2025-03-04,a,1000,3000\nYen,2025-03-05,b,-500,2500\n');
    expect(await certificates.get(viewer, fileId)).toMatchObject({
      proof: 'ties-out', equations: [{ currency: 'JPY', openingMinor: 2000, sumMinor: 500, closingMinor: 2500, differenceMinor: 0 }], totals: [{ file: { rowCount: 2, inMinor: 1000, outMinor: -500 } }],
    });
  });
});

test('a file that names no account of its own and one that does prove the same', async () => {
  const { certificate } = await certify(BALANCED.replace('Date,', 'Account number: 12345678\n\nDate,'));
  expect(certificate).toMatchObject({ proof: 'ties-out', equations: [{ account: '12345678' }] });
});

test('rows that count elsewhere name the row that counts', async () => {
  const viewer = await books.newBusiness();
  const first = await books.read(viewer, SHOP_CSV);
  const second = await books.read(viewer, `${SHOP_CSV}2025-04-01,NEW,1.00,Rent\n`, 'Bank.csv');
  expect(await certificates.get(viewer, second)).toMatchObject({ rowCount: 9, duplicateCount: 8, duplicateCountNow: 8, changes: [] });
  const duplicates = await certificates.duplicates(viewer, second, PAGE);
  expect(duplicates).toHaveLength(8);
  expect(duplicates[1]).toMatchObject({ line: 3, date: '2025-01-10', amountMinor: -100_00, counts: { line: 3, fileId: first, fileName: 'bank.csv', provider: null, description: 'RENT JANUARY' } });
  expect(await certificates.duplicates(viewer, second, { limit: 2, cursor: duplicates[5]!.id })).toEqual(duplicates.slice(6));
  expect(await certificates.duplicates(viewer, first, PAGE)).toEqual([]);
});

describe('what happens later is seen beside what was proved', () => {
  test('another file with the same payments goes and comes back', async () => {
    const viewer = await books.newBusiness();
    const first = await books.read(viewer, SHOP_CSV);
    const second = await books.read(viewer, `${SHOP_CSV}2025-04-01,NEW,1.00,Rent\n`, 'Bank.csv');
    await books.files.delete(viewer, first);
    expect(await certificates.get(viewer, second)).toMatchObject({ proof: 'no-balances', duplicateCount: 8, duplicateCountNow: 0, changes: [expect.stringContaining('8 rows of this file were counted elsewhere after the import and 0 are now')] });
    await books.files.restore(viewer, first);
    expect(await certificates.get(viewer, second)).toMatchObject({ duplicateCountNow: 8, changes: [] });
  });

  test('an account becomes part of another', async () => {
    const { viewer, fileId } = await certify(BALANCED);
    await books.read(viewer, 'Date,Description,Amount\n2025-03-03,Other,7.00\n2025-03-03,Another,-7.00\n', 'Other.csv');
    const accounts = await new AccountsService(books.parts.database).list(viewer);
    const numberOf = (name: string): string => String(accounts.find((account) => account.name === name)?.number);
    await new AccountsService(books.parts.database).merge(viewer, numberOf('Bank'), numberOf('Other'));
    const certificate = await certificates.get(viewer, fileId);
    expect(certificate).toMatchObject({ proof: 'ties-out', changes: ['3 rows of Bank are on another account now: accounts were merged.'], equations: [{ account: 'Bank' }] });
    expect(certificate.totals.map(({ account, now }) => [account, now.rowCount])).toEqual([['Bank', 0], ['Other', 3]]);
  });

  test('a category is chosen', async () => {
    const { viewer, fileId } = await certify(SHOP_CSV);
    const [row] = await books.parts.database.inTenantRaw(viewer.businessId, async (client) => (await client.query<{ id: string }>('select id from entry where file_id = $1 limit 1', [fileId])).rows);
    await new CategoriesService(books.parts).categorize(viewer, { transactionIds: [row!.id], category: 'Travel' });
    expect((await certificates.get(viewer, fileId)).changes).toEqual(['1 row has a category from a rule, a choice or a match instead of the file\'s own.']);
  });

  test('a row is lost in the ledger', async () => {
    const { viewer, fileId } = await certify(BALANCED);
    await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query('delete from entry where file_id = $1 and line = 3', [fileId]));
    expect(await certificates.get(viewer, fileId)).toMatchObject({ proof: 'ties-out', changes: ['The rows of this file have changed in the ledger since the import (USD).'], totals: [{ imported: { rowCount: 3 }, now: { rowCount: 2, outMinor: -5_50 } }] });
  });
});

test('a file from before there were certificates says what can still be said', async () => {
  const { viewer, fileId } = await certify(BALANCED);
  await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query('delete from certificate where file_id = $1', [fileId]));
  const certificate = await certificates.get(viewer, fileId);
  expect(certificate).toMatchObject({ isComplete: false, proof: 'ties-out', programVersion: null, repairedCount: null, duplicateCount: null, changes: [], rowCount: 3, equations: [{ openingMinor: 250_00, differenceMinor: 0 }] });
  expect(certificate.totals).toMatchObject([{ file: null, imported: null, now: { rowCount: 3 } }]);
  expect((await certificates.document(viewer, fileId)).text).toContain('before certificates were kept');
});

test('the document holds all of it, and nothing in it acts', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, BALANCED, 'Bank\u200e.csv');
  const fileId = await books.read(viewer, `${BALANCED}soon,=HYPERLINK(x)\u001b[31m\u202eevil,1.00,305.50\n`, 'Bank\u200e.csv');
  const { name, text } = await certificates.document(viewer, fileId);
  expect(name).toContain('Certificate of');
  for (const part of ['CERTIFICATE OF IMPORT', 'SHA-256', 'ties out', 'Rows not read (1)', 'could not be read as a date', '\\u{1b}[31m\\u{202e}evil', 'Rows that count elsewhere (3)', 'counts in Bank\\u{200e}.csv, line 2', 'How the file was read']) expect(text).toContain(part);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u);
});

test('there is none of a file that was not imported, of a deleted one, and of somebody else\'s', async () => {
  const { viewer, fileId } = await certify(BALANCED);
  const stranger = await books.newBusiness();
  const waiting = await books.read(viewer, 'Date,Description,Amount\n03/04/2025,Rent,-40.00\n05/04/2025,Sale,10.00\n');
  await expect(certificates.get(viewer, waiting)).rejects.toMatchObject({ code: 'CONFLICT' });
  for (const attempt of [certificates.get(stranger, fileId), certificates.document(stranger, fileId), certificates.duplicates(stranger, fileId, PAGE), certificates.get(viewer, 'none')]) {
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await books.files.delete(viewer, fileId);
  await expect(certificates.get(viewer, fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a file that is read again by its owner\'s word has a certificate of that reading alone', async () => {
  const { viewer, fileId } = await certify(BALANCED.replace('2025-03-04', 'soon'));
  const readings = new ReadingsService({ database: books.parts.database, read: readInChild });
  await readings.apply(viewer, fileId, { sign: 'inverted' });
  await books.parse(viewer, fileId);
  expect(await certificates.get(viewer, fileId)).toMatchObject({ proof: 'balance-broken', rowCount: 2, rejectedCount: 1, changes: [], totals: [{ file: { inMinor: 5_50, outMinor: -100_00 }, now: { inMinor: 5_50, outMinor: -100_00 } }] });
});

test('several processes count the same, also rows that the transaction has only just written', async () => {
  const { viewer: { businessId }, fileId } = await certify(SHOP_CSV);
  await books.parts.database.inTenantRaw(businessId, async (client) => {
    const before = await readLedgerTotals(client, businessId, fileId);
    await client.query('update entry set amount_minor = amount_minor * 2 where business_id = $1', [businessId]);
    const alone = await readLedgerTotals(client, businessId, fileId);
    expect(alone).toEqual(before.map((total) => ({ ...total, inMinor: total.inMinor * 2, outMinor: total.outMinor * 2 })));
    expect(await readLedgerTotals(client, businessId, fileId, { isLarge: true })).toEqual(alone);
    expect((await client.query('show parallel_setup_cost')).rows).toEqual([{ parallel_setup_cost: '1000' }]);
  });
});
