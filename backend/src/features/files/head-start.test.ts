/** A file that is read before its job comes is imported like any other; whatever becomes of the head start, the file is read. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { MEMORY_BYTES } from '../../ingestion/child/read-in-child.ts';
import { SpareChild } from '../../ingestion/child/spare-child.ts';
import { NO_GUIDANCE } from '../../ingestion/mapping.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { checksum } from '../ledger/test-checksum.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileImport } from './file-import.ts';
import { FilesService } from './files.service.ts';
import { HeadStart } from './head-start.ts';
import type { BoundedReader } from './reading-trial.ts';
import { readHere } from './test-books.ts';

const ROWS = 3_000;
/** However busy the machine is. */
const LONG_MS = 120_000;
const BYTES = Buffer.from(['Date,Description,Amount', ...Array.from({ length: ROWS }, (_, row) => `2025-03-${String((row % 28) + 1).padStart(2, '0')},PAYMENT ${row},${row % 3 === 0 ? '' : '-'}1.25`)].join('\n'));
const ALL = { rows: ROWS, inMinor: 125 * (ROWS / 3), outMinor: -125 * (ROWS * 2 / 3), from: '2025-03-01', to: '2025-03-28' };
const clock = (): Date => new Date('2025-04-10T12:00:00Z');

let db: TestDatabase;
let notifications: Notifications;
let spare: SpareChild;
let headStart: HeadStart;
let readings: number;
beforeAll(async () => {
  db = await createTestDatabase();
  notifications = await Notifications.open(db.urls.app);
});
afterAll(async () => {
  await notifications.close();
  await db.close();
});
beforeEach(() => {
  spare = new SpareChild(MEMORY_BYTES);
  headStart = new HeadStart(db.database, spare, LONG_MS);
  readings = 0;
});
afterEach(() => {
  headStart.close();
  spare.close();
});

/** Readings other than the one ahead are counted, and done in this process. */
const read: BoundedReader = (options) => { readings++; return readHere(options); };

async function upload(viewer: Viewer, own?: HeadStart): Promise<{ businessId: string; id: string; name: string }> {
  const files = new FilesService({ database: db.database, notifications, clock, uploadLimitBytes: 1_000_000, ...(own && { headStart: own }) });
  const { file: { businessId, id, name } } = await files.upload(viewer, { fileName: 'march.csv', bytes: BYTES });
  return { businessId, id, name };
}

async function parse({ businessId, id: fileId }: { businessId: string; id: string }): Promise<void> {
  await new FileImport({ database: db.database, ledgerImport: new LedgerImport(db.database), clock, logError: (error) => { throw error; }, headStart, read }).parse({ businessId, fileId });
}

test('the job takes what was read ahead, and reads nothing itself', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const file = await upload(viewer);
  await headStart.begin(file, BYTES);
  expect(headStart.bytesOf(file.id)).toBe(BYTES);
  await parse(file);
  expect(readings).toBe(0);
  expect(headStart.bytesOf(file.id)).toBeNull();
  expect(await checksum(db.database, viewer.businessId)).toEqual(ALL);
});

test('an upload begins it', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const file = await upload(viewer, headStart);
  expect(headStart.bytesOf(file.id)).toEqual(BYTES);
  await parse(file);
  expect(await checksum(db.database, viewer.businessId)).toEqual(ALL);
});

test('without a waiting child, or forgotten, the file is read by its job', async () => {
  const [first, second] = [await createTestBusiness(db.database), await createTestBusiness(db.database)];
  const unread = await upload(first, headStart);
  expect(headStart.bytesOf(unread.id)).toBeNull();
  await parse(unread);
  spare.prepare();
  const forgotten = await upload(second);
  await headStart.begin(forgotten, BYTES);
  headStart.forget(forgotten.id);
  await parse(forgotten);
  expect(readings).toBe(2);
  for (const { businessId } of [first, second]) expect(await checksum(db.database, businessId)).toEqual(ALL);
});

test('what was read by another guidance is not taken, and one file at a time is read ahead', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const file = await upload(viewer);
  await headStart.begin(file, BYTES);
  await headStart.begin({ ...file, id: viewer.businessId }, BYTES);
  expect(headStart.bytesOf(viewer.businessId)).toBeNull();
  expect(headStart.take(viewer.businessId, NO_GUIDANCE)).toBeNull();
  expect(headStart.take(file.id, { ...NO_GUIDANCE, said: { dateOrder: 'day-first' } })).toBeNull();
  await parse(file);
  expect(readings).toBe(1);
  expect(await checksum(db.database, viewer.businessId)).toEqual(ALL);
});
