/** Jobs run after their transaction commits, and again when the server that ran them is gone. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { withClient } from '../database/with-client.ts';
import { enqueue } from './queue.ts';
import { type Jobs, startJobs } from './runner.ts';

let db: TestDatabase;
let jobs: Jobs | undefined;
const ran: unknown[] = [];
const waiting: { count: number; resolve: () => void }[] = [];

beforeAll(async () => { db = await createTestDatabase(); });
afterAll(async () => {
  await jobs?.stop();
  await db.close();
});

async function record(payload: unknown): Promise<void> {
  ran.push(payload);
  for (const { count, resolve } of waiting) if (ran.length >= count) resolve();
}
const untilRan = (count: number): Promise<void> => new Promise((resolve) => {
  if (ran.length >= count) resolve();
  else waiting.push({ count, resolve });
});

/** What a server leaves behind that was killed while its worker ran the job, or, with a lock, one that still lives. */
async function takeJobs(worker: string): Promise<void> {
  await withClient(db.urls.jobs, (client) => client.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '10 seconds', attempts = 1`, [worker]));
}

test('a dead worker\'s job runs again at the start; a living worker\'s job does not', async () => {
  await db.database.outsideTenants((em) => enqueue(em, { task: 'record', payload: { of: 'living' } }));
  await takeJobs('worker-living');
  const living = new pg.Client({ connectionString: db.urls.jobs });
  await living.connect();
  await living.query(`select pg_advisory_lock_shared(hashtextextended('purser worker worker-living', 0))`);
  jobs = await startJobs({ jobsUrl: db.urls.jobs, tasks: { record } });
  await db.database.outsideTenants((em) => enqueue(em, { task: 'record', payload: { of: 'later' } }));
  await untilRan(1);
  expect(ran).toEqual([{ of: 'later' }]);

  await jobs.stop();
  await living.end();
  jobs = await startJobs({ jobsUrl: db.urls.jobs, tasks: { record } });
  await untilRan(2);
  expect(ran[1]).toEqual({ of: 'living' });
});

test('a job that a living server runs for long is not run a second time beside it', async () => {
  const begun: string[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const long = async () => { begun.push('long'); start(); await end; };
  const own = await createTestDatabase();
  const busy = await startJobs({ jobsUrl: own.urls.jobs, tasks: { long } });
  await own.database.outsideTenants((em) => enqueue(em, { task: 'long', payload: {} }));
  await started;
  await withClient(own.urls.jobs, (client) => client.query(`update graphile_worker._private_jobs set locked_at = now() - interval '10 seconds'`));

  const { promise: ranLater, resolve: later } = Promise.withResolvers<void>();
  const other = await startJobs({ jobsUrl: own.urls.jobs, tasks: { long, later: async () => later() } }); // looks for the jobs of dead servers
  await own.database.outsideTenants((em) => enqueue(em, { task: 'later', payload: {} }));
  await ranLater;
  expect(begun).toEqual(['long']);
  finish();
  await Promise.all([busy.stop(), other.stop()]);
  await own.close();
});

test('a rolled back transaction leaves no job', async () => {
  const before = ran.length;
  await db.database.outsideTenants(async (em) => {
    await enqueue(em, { task: 'record', payload: { of: 'rollback' } });
    throw new Error('no');
  }).catch(() => undefined);
  await db.database.outsideTenants((em) => enqueue(em, { task: 'record', payload: { of: 'commit' } }));
  await untilRan(before + 1);
  expect(ran.at(-1)).toEqual({ of: 'commit' });
});

test('the app role cannot look into the queue', async () => {
  const reading = db.database.outsideTenants((em) => em.execute('select * from graphile_worker._private_jobs'));
  await expect(reading).rejects.toThrow('permission denied');
});
