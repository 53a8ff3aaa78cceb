/** One account's payments in several formats: whatever they come in, each counts once; and the balance that a bank states is the account's. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { tinyPdf } from '../../ingestion/pdf/test-pdf.ts';
import { zip } from '../../ingestion/xlsx/test-workbook.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { checksum } from '../ledger/test-checksum.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileImport } from './file-import.ts';
import { FilesService, type FileDetails } from './files.service.ts';

let db: TestDatabase;
let notifications: Notifications;
let files: FilesService;
let fileImport: FileImport;
const clock = (): Date => new Date('2026-04-10T12:00:00Z');
beforeAll(async () => {
  db = await createTestDatabase();
  notifications = await Notifications.open(db.urls.app);
  files = new FilesService({ database: db.database, notifications, clock, uploadLimitBytes: 10_000 });
  fileImport = new FileImport({ database: db.database, ledgerImport: new LedgerImport(db.database), clock, logError: (error) => { throw error; } });
});
afterAll(async () => {
  await notifications.close();
  await db.close();
});

async function bring(viewer: Viewer, fileName: string, content: string | Uint8Array): Promise<FileDetails['file']> {
  const { file } = await files.importStatement(viewer, { fileName, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content });
  await fileImport.parse({ businessId: viewer.businessId, fileId: file.id });
  return (await files.get(viewer, file.id)).file;
}

const ofx = (...payments: [fitId: string, date: string, amount: string, name: string][]): string =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>7712</BANKACCTFROM><BANKTRANLIST>${payments.map(([fitId, date, amount, name]) => `<STMTTRN><DTPOSTED>${date}<TRNAMT>${amount}<FITID>${fitId}<NAME>${name}</STMTTRN>`).join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

test('overlapping OFX files, a CSV and an MT940 of one account', async () => {
  const viewer = await createTestBusiness(db.database);
  expect(await bring(viewer, 'a.ofx', ofx(['1', '20260303', '-12.50', 'BAKERY'], ['2', '20260303', '-12.50', 'BAKERY'], ['3', '20260304', '100.00', 'SALE']))).toMatchObject({ mediaType: 'application/x-ofx', status: 'processed', transactionCount: 3, duplicateCount: 0 });
  // Banks that number anew with every export make no second payment of one.
  expect(await bring(viewer, 'b.ofx', ofx(['7', '20260303', '-12.50', 'BAKERY'], ['8', '20260303', '-12.50', 'BAKERY'], ['9', '20260304', '100.00', 'SALE'], ['10', '20260305', '-1.00', 'FEE']))).toMatchObject({ transactionCount: 4, duplicateCount: 3 });
  expect(await bring(viewer, 'c.csv', 'Date,Description,Amount,Account\n2026-03-04,SALE,100.00,7712\n2026-03-05,FEE,-1.00,7712\n2026-03-16,RENT,-40.00,7712\n')).toMatchObject({ transactionCount: 3, duplicateCount: 2 });
  expect(await bring(viewer, 'd.sta', ':20:1\n:25:7712\n:60F:C260301USD0,00\n:61:2603160316D40,00NMSCNONREF\n:86:RENT\n:61:2603170317C2,00NMSCNONREF\n:86:TIP\n:62F:D260331USD38,00\n-\n')).toMatchObject({ mediaType: 'application/x-mt940', transactionCount: 2, duplicateCount: 1 });
  expect(await checksum(db.database, viewer.businessId)).toEqual({ rows: 6, inMinor: 102_00, outMinor: -66_00, from: '2026-03-03', to: '2026-03-17' });
});

test('a QIF that asks is read again with the answer', async () => {
  const viewer = await createTestBusiness(db.database);
  const asked = await bring(viewer, 'books.qif', "!Type:Bank\nD3/ 4'26\nT-5.00\nPTea\n^\n");
  expect(asked.status).toBe('needs-answer');
  await files.answer(viewer, asked.id, { answer: asked.reading!.ambiguity!.options[0] });
  await fileImport.parse({ businessId: viewer.businessId, fileId: asked.id });
  expect((await files.get(viewer, asked.id)).file).toMatchObject({ status: 'processed', dateFrom: '2026-04-03' });
  expect(await checksum(db.database, viewer.businessId)).toEqual({ rows: 1, inMinor: 0, outMinor: -5_00, from: '2026-04-03', to: '2026-04-03' });
});

test('an invoice comes in by the documented upload, is shown for what it is and counts nothing', async () => {
  const viewer = await createTestBusiness(db.database);
  const texts = ['INVOICE', 'Invoice Number: HL-7', 'Invoice Date: March 14, 2026', 'Logo design', 'Total: USD 2,400.00'].map((text, index) => ({ x: 40, y: 60 + index * 20, text }));
  const { file } = await files.upload(viewer, { fileName: 'invoice.pdf', bytes: tinyPdf([texts], 'upright', undefined, { Author: 'Harbor Light Studio LLC' }) });
  await fileImport.parse({ businessId: viewer.businessId, fileId: file.id });
  expect((await files.get(viewer, file.id)).file).toMatchObject({
    mediaType: 'application/pdf', status: 'processed', transactionCount: 0,
    reading: { document: { kind: 'invoice', issuer: 'Harbor Light Studio LLC', number: 'HL-7', date: '2026-03-14', amountMinor: 240_000, currency: 'USD' } },
  });
  await db.database.inTenantRaw(viewer.businessId, async (client) => {
    expect((await client.query('select count(*)::int as count from entry')).rows).toEqual([{ count: 0 }]);
  });
});

test('statements in a ZIP, and old spreadsheets with what to do', async () => {
  const viewer = await createTestBusiness(db.database);
  const bytes = await zip({ 'a.ofx': ofx(['1', '20260303', '-12.50', 'BAKERY']), 'b.ofx': ofx(['2', '20260304', '100.00', 'SALE']) });
  expect(await bring(viewer, 'march.zip', bytes)).toMatchObject({ mediaType: 'application/zip', status: 'processed', transactionCount: 2 });
  expect(await checksum(db.database, viewer.businessId)).toEqual({ rows: 2, inMinor: 100_00, outMinor: -12_50, from: '2026-03-03', to: '2026-03-04' });
  await expect(files.importStatement(viewer, { fileName: 'books.xls', bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) })).rejects.toThrow(/File type must be .*\. This is the old format of Excel\. Open the file, save it as \.xlsx or CSV/);
  await expect(files.importStatement(viewer, { fileName: 'books.xlsx', bytes: Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(500)]) })).rejects.toThrow(/not an XLSX file\. This is the old format of Excel/);
});
