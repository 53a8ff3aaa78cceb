/** SIGKILL in the middle of an import: after the next start the file is finished, and no row is lost or doubled. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { FilesService } from './files.service.ts';

const ROWS = 60_000;
const WORKER = fileURLToPath(new URL('./test-import-worker.ts', import.meta.url));

let db: TestDatabase;
let notifications: Notifications;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  db = await createTestDatabase();
  notifications = await Notifications.open(db.urls.app);
});
afterAll(async () => {
  await kill();
  await notifications.close();
  await db.close();
});

function start(): void {
  worker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WORKER, db.urls.app, db.urls.jobs], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function kill(): Promise<void> {
  if (!worker || worker.exitCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  worker = null;
}

async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; !(await isSo()); await pause(20)) if (Date.now() > end) throw new Error('it took too long');
}

test('a killed import is finished after the next start', async () => {
  const viewer = await createTestBusiness(db.database);
  const files = new FilesService({ database: db.database, notifications, clock: () => new Date(), uploadLimitBytes: 10_485_760 });
  const lines = Array.from({ length: ROWS }, (_, row) => `2025-${String((row % 12) + 1).padStart(2, '0')}-15,PAYMENT ${row},${row % 7 === 0 ? '' : '-'}1.25`);
  const { file } = await files.upload(viewer, { fileName: 'long.csv', bytes: Buffer.from(['Date,Description,Amount', ...lines].join('\n')) });
  const now = async () => (await files.get(viewer, file.id)).file;

  start();
  await until(async () => (await now()).progressPercent > 0, 30_000);
  await kill();
  expect(await now()).toMatchObject({ status: 'processing' });
  const count = (): Promise<unknown> => db.database.inTenantRaw(viewer.businessId, async (client) =>
    (await client.query('select count(*)::int as rows, coalesce(sum(amount_minor), 0)::int as sum from entry')).rows[0]);
  expect(await count()).toEqual({ rows: 0, sum: 0 });

  start();
  await until(async () => (await now()).status !== 'processing', 60_000);
  expect(await now()).toMatchObject({ status: 'processed', transactionCount: ROWS, duplicateCount: 0 });
  const moneyIn = Math.ceil(ROWS / 7);
  expect(await count()).toEqual({ rows: ROWS, sum: 125 * (moneyIn - (ROWS - moneyIn)) });
}, 120_000);
