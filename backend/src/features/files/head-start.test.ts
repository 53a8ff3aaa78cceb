/** A file that is imported while it is uploaded is imported like any other, with its upload or not at all; whatever becomes of the head start, the file is read. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '../../database/new-id.ts';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { MEMORY_BYTES } from '../../ingestion/child/read-in-child.ts';
import { SpareChild } from '../../ingestion/child/spare-child.ts';
import { rememberLayout } from '../layouts/layout-memory.ts';
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
  headStart = new HeadStart({ database: db.database, ledgerImport: new LedgerImport(db.database), clock, spareChild: spare });
  readings = 0;
});
afterEach(() => {
  headStart.close();
  spare.close();
});

/** Readings by a job are counted, and done in this process. */
const read: BoundedReader = (options) => { readings++; return readHere(options); };

interface Uploaded { businessId: string; id: string; name: string }

async function upload(viewer: Viewer, own?: HeadStart, bytes: Uint8Array = BYTES): Promise<Uploaded> {
  const files = new FilesService({ database: db.database, notifications, clock, uploadLimitBytes: 1_000_000, ...(own && { headStart: own }) });
  const { file: { businessId, id, name } } = await files.upload(viewer, { fileName: 'march.csv', bytes });
  return { businessId, id, name };
}

async function parse({ businessId, id: fileId }: Uploaded): Promise<void> {
  await new FileImport({ database: db.database, ledgerImport: new LedgerImport(db.database), clock, logError: (error) => { throw error; }, headStart, read }).parse({ businessId, fileId });
}

async function statusOf({ businessId, id }: Uploaded): Promise<string> {
  const [row] = await db.database.inTenant(businessId, (em) => em.execute<{ status: string }[]>('select status from file where id = ?', [id]));
  return row!.status;
}

test('an upload is imported beside being stored: its job finds nothing left to do', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const file = await upload(viewer, headStart);
  await headStart.outcomeOf(file.id);
  expect(await statusOf(file)).toBe('processed');
  await parse(file);
  expect(readings).toBe(0);
  expect(await checksum(db.database, viewer.businessId)).toEqual(ALL);
});

test('a job that comes early waits for it', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const file = await upload(viewer, headStart);
  await Promise.all([parse(file), parse(file)]);
  expect(await statusOf(file)).toBe('processed');
  expect(await checksum(db.database, viewer.businessId)).toEqual(ALL);
});

test('rows are stored for good only when the upload is', async () => {
  const [first, second] = [await createTestBusiness(db.database), await createTestBusiness(db.database)];
  const unkept = { businessId: first.businessId, id: newId(), name: 'march.csv' };
  spare.prepare();
  headStart.begin(unkept, BYTES, []);
  const outcome = headStart.outcomeOf(unkept.id);
  headStart.forget(unkept.id);
  expect(await outcome).toBeNull();
  // Somebody says that it is kept, and it is not there.
  const missing = { businessId: second.businessId, id: newId(), name: 'march.csv' };
  spare.prepare();
  headStart.begin(missing, BYTES, []);
  headStart.uploaded(missing.id);
  expect(await headStart.outcomeOf(missing.id)).toBeNull();
  for (const { businessId } of [first, second]) expect(await checksum(db.database, businessId)).toMatchObject({ rows: 0 });
});

test('without a waiting child the file is read by its job', async () => {
  const viewer = await createTestBusiness(db.database);
  const file = await upload(viewer, headStart);
  expect(await headStart.outcomeOf(file.id)).toBeNull();
  await parse(file);
  expect(readings).toBe(1);
  expect(await checksum(db.database, viewer.businessId)).toEqual(ALL);
});

test('no file overtakes one that came before it', async () => {
  const viewer = await createTestBusiness(db.database);
  const before = await upload(viewer);
  spare.prepare();
  const file = await upload(viewer, headStart, Buffer.concat([BYTES, Buffer.from('\n2025-03-29,PAYMENT AT LAST,1.25')]));
  expect(await headStart.outcomeOf(file.id)).toBeNull();
  expect(await checksum(db.database, viewer.businessId)).toMatchObject({ rows: 0 });
  await parse(before);
  await parse(file);
  expect(readings).toBe(2);
  expect(await checksum(db.database, viewer.businessId)).toMatchObject({ rows: ROWS + 1 });
});

test('a question that the file leaves open is asked without reading it again', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const file = await upload(viewer, headStart, Buffer.from('Date,Description,Amount\n03/04/2025,PAYMENT,1.25\n05/06/2025,PAYMENT,2.25\n'));
  await parse(file);
  expect(readings).toBe(0);
  expect(await statusOf(file)).toBe('needs-answer');
});

test('what was said about an earlier file of the same layout is known from the beginning', async () => {
  const viewer = await createTestBusiness(db.database);
  spare.prepare();
  const asked = await upload(viewer, headStart, Buffer.from('Date,Description,Amount\n03/04/2025,PAYMENT,1.25\n05/06/2025,PAYMENT,2.25\n'));
  const outcome = await headStart.outcomeOf(asked.id);
  await parse(asked);
  const layout = outcome?.kind === 'ambiguous' ? outcome.reading.layout : undefined;
  await db.database.inTenantRaw(viewer.businessId, (client) => rememberLayout(client, viewer.businessId, { layout: layout!, said: { dateOrder: 'day-first' }, fileName: asked.name }, clock()));
  spare.prepare();
  const file = await upload(viewer, headStart, Buffer.from('Date,Description,Amount\n07/08/2025,PAYMENT,-1.25\n09/10/2025,PAYMENT,2.25\n'));
  await headStart.outcomeOf(file.id);
  expect(await statusOf(file)).toBe('processed');
  expect(await checksum(db.database, viewer.businessId)).toMatchObject({ rows: 2, from: '2025-08-07', to: '2025-10-09' });
});
