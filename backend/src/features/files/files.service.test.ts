/** Uploading, reading and deleting files against a real database, with the job run in place. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { LedgerSource } from '../ledger/ledger-source.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { OverviewService } from '../overview/overview.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileImport } from './file-import.ts';
import { FilesService, type FileDetails } from './files.service.ts';

let db: TestDatabase;
let notifications: Notifications;
let files: FilesService;
let fileImport: FileImport;
let overview: OverviewService;
const clock = (): Date => new Date('2025-04-10T12:00:00Z');
beforeAll(async () => {
  db = await createTestDatabase();
  notifications = await Notifications.open(db.urls.app);
  files = new FilesService({ database: db.database, notifications, clock, uploadLimitBytes: 10_000 });
  fileImport = new FileImport({ database: db.database, ledgerImport: new LedgerImport(db.database), clock, logError: (error) => { throw error; } });
  overview = new OverviewService(new LedgerSource(db.database, clock));
});
afterAll(async () => {
  await notifications.close();
  await db.close();
});

const MARCH = 'Date,Description,Amount,Category\n2025-03-03,Square deposit,100.00,Sales - Retail\n2025-03-04,Rent,-40.00,Rent\n';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function read(viewer: Viewer, text: string, fileName = 'march.csv'): Promise<FileDetails> {
  const { file } = await files.upload(viewer, { fileName, bytes: bytes(text) });
  await fileImport.parse({ businessId: viewer.businessId, fileId: file.id });
  return files.get(viewer, file.id);
}

const march = async (viewer: Viewer) => (await overview.financialData(viewer, { period: null, from: '2025-03-01', to: '2025-03-31', currency: null })).figures;

describe('refused uploads', () => {
  const cases: [string, string, string | Uint8Array, string, string][] = [
    ['another type', 'books.xlsx', MARCH, 'BAD_USER_INPUT', 'File type must be .csv or .pdf'],
    ['too large', 'a.csv', 'x'.repeat(10_001), 'TOO_LARGE', 'File is larger than 10000 bytes'],
    ['empty', 'a.csv', '', 'BAD_USER_INPUT', 'The file is empty.'],
    ['a picture called PDF', 'a.pdf', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'UNSUPPORTED_MEDIA_TYPE', 'The content of a.pdf is not a PDF file.'],
    ['a CSV called PDF', '../../b.pdf', MARCH, 'UNSUPPORTED_MEDIA_TYPE', 'The content of b.pdf is not a PDF file.'],
  ];
  test.each(cases)('%s', async (_title, fileName, content, code, message) => {
    const viewer = await createTestBusiness(db.database);
    const upload = files.upload(viewer, { fileName, bytes: typeof content === 'string' ? bytes(content) : content });
    await expect(upload).rejects.toMatchObject({ code, message });
  });

  test('the same bytes again name the first file', async () => {
    const viewer = await createTestBusiness(db.database);
    await read(viewer, MARCH);
    await expect(files.upload(viewer, { fileName: 'again.csv', bytes: bytes(MARCH) })).rejects.toMatchObject({ code: 'CONFLICT', message: 'This file was already uploaded as "march.csv" on 2025-04-10.' });
  });

  test('the 51st of a month; refused ones and deleted ones do not give room', async () => {
    const viewer = await createTestBusiness(db.database);
    for (let n = 0; n < 50; n += 1) await files.upload(viewer, { fileName: 'a.csv', bytes: bytes(`${MARCH}2025-03-05,Tea,-${n + 1}.00,Meals`) });
    const [newest] = await files.list(viewer, { limit: 1, cursor: null });
    await files.delete(viewer, newest!.file.id);
    await expect(files.upload(viewer, { fileName: 'books.xlsx', bytes: bytes('x') })).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  });
});

test('the text of a file is whole however long it is, without what no text holds', async () => {
  const viewer = await createTestBusiness(db.database);
  const long = MARCH + Array.from({ length: 200 }, (_, n) => `2025-03-06,Café ${n},-${n + 1}.00,Meals\n`).join('');
  expect((await read(viewer, long)).parsedContent).toBe(long);
  expect((await read(viewer, `\ufeff${long}2025-03-07,Tea\0,-5.00,Meals\n`)).parsedContent).toBe(`${long}2025-03-07,Tea,-5.00,Meals\n`);
  const [{ parsedContent }] = await files.list(viewer, { limit: 1, cursor: null }) as [FileDetails];
  expect(parsedContent).toBe(long.slice(0, 500));
});

test('a file becomes figures, once, and takes them along when it goes', async () => {
  const viewer = await createTestBusiness(db.database);
  const { file, parsedContent } = await read(viewer, MARCH);
  expect(file).toMatchObject({ status: 'processed', transactionCount: 2, duplicateCount: 0, dateFrom: '2025-03-03', dateTo: '2025-03-04', currency: 'USD', progressPercent: 100 });
  expect(parsedContent).toBe(MARCH);
  await fileImport.parse({ businessId: viewer.businessId, fileId: file.id });
  expect(await march(viewer)).toEqual({ revenue: 100_00, expenses: 40_00, netProfit: 60_00, cashFlow: 60_00 });

  const second = await read(viewer, `${MARCH}2025-03-05,Tea,-5.00,Meals\n`, 'march.CSV');
  expect(second.file).toMatchObject({ transactionCount: 3, duplicateCount: 2 });
  expect(await march(viewer)).toMatchObject({ expenses: 45_00 });
  await files.delete(viewer, file.id);
  expect(await march(viewer)).toEqual({ revenue: 100_00, expenses: 45_00, netProfit: 55_00, cashFlow: 55_00 });
  expect((await files.get(viewer, second.file.id)).file.duplicateCount).toBe(0);
  await files.delete(viewer, second.file.id);
  expect(await march(viewer)).toEqual({ revenue: 0, expenses: 0, netProfit: 0, cashFlow: 0 });
});

test('a row that cannot be read is listed with its line and reason', async () => {
  const viewer = await createTestBusiness(db.database);
  const { file } = await read(viewer, `${MARCH}2025-03-32,Impossible,-1.00,Meals\n`);
  expect(file).toMatchObject({ transactionCount: 2, problemCount: 1 });
  expect(await files.problems(viewer, file.id)).toMatchObject([{ line: 4, raw: expect.stringContaining('Impossible'), reason: expect.any(String) }]);
});

test('a file that can be read in two ways asks, and is read as it was answered', async () => {
  const viewer = await createTestBusiness(db.database);
  const { file } = await read(viewer, 'Date,Description,Amount\n03/04/2025,Rent,-40.00\n05/04/2025,Sale,10.00\n');
  expect(file).toMatchObject({ status: 'needs-answer', processedAt: null });
  const options = file.reading?.ambiguity?.options ?? [];
  expect(options).toHaveLength(2);
  await expect(files.answer(viewer, file.id, { answer: 'perhaps' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await files.answer(viewer, file.id, { answer: options[0] });
  await fileImport.parse({ businessId: viewer.businessId, fileId: file.id });
  expect((await files.get(viewer, file.id)).file).toMatchObject({ status: 'processed', transactionCount: 2 });
  await expect(files.answer(viewer, file.id, { answer: options[0] })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('another business sees nothing of it', async () => {
  const owner = await createTestBusiness(db.database);
  const stranger = await createTestBusiness(db.database);
  const { file } = await read(owner, MARCH);
  for (const attempt of [() => files.get(stranger, file.id), () => files.problems(stranger, file.id), () => files.delete(stranger, file.id), () => files.get(stranger, 'no-id')]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no such file.' });
  }
  expect(await files.list(stranger, { limit: 50, cursor: null })).toEqual([]);
});

test('whoever watches is told the newest file first, for it may have changed a moment before', async () => {
  const viewer = await createTestBusiness(db.database);
  await read(viewer, MARCH);
  const first = await new Promise((told) => {
    const stop = files.watch(viewer, ({ file }) => { stop(); told(file.status); });
  });
  expect(first).toBe('processed');
});

test('changes reach whoever watches', async () => {
  const viewer = await createTestBusiness(db.database);
  const seen: string[] = [];
  const stop = files.watch(viewer, ({ file }) => seen.push(file.status));
  await read(viewer, MARCH);
  for (let tries = 0; tries < 100 && !seen.includes('processed'); tries += 1) await new Promise((resume) => { setTimeout(resume, 20); });
  stop();
  expect(seen.at(-1)).toBe('processed');
});
