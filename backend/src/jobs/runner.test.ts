/** Jobs run after their transaction commits, and again when the server that ran them is gone. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
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

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400 && !(await isSo()); tries += 1) await pause(50);
}

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

test('a job that got lost on its way to a living server is given back, with its queue; one that the server is at is not', async () => {
  const begun: string[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const { promise: isFound, resolve: found } = Promise.withResolvers<void>();
  const own = await createTestDatabase();
  const task = (name: string, work: () => Promise<void>) => async () => { begun.push(name); await work(); };
  const runner = await startJobs({ jobsUrl: own.urls.jobs, tasks: { long: task('long', () => end), lost: task('lost', async () => found()) } });
  await own.database.outsideTenants((em) => enqueue(em, { task: 'long', payload: {} }));
  await until(async () => begun.length === 1);
  await own.database.outsideTenants((em) => enqueue(em, { task: 'lost', payload: {}, queueName: 'one', runAt: new Date(Date.now() + 3_600_000) }));
  // As if it had been taken, and the connection broken before the server heard of it.
  await withClient(own.urls.jobs, async (client) => {
    const since = `locked_at = now() - interval '2 minutes', locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null)`;
    await client.query(`update graphile_worker._private_job_queues set ${since}`);
    await client.query(`update graphile_worker._private_jobs set ${since}, run_at = now()`);
  });
  await isFound;
  expect(begun).toEqual(['long', 'lost']);
  finish();
  await runner.stop();
  await own.close();
}, 30_000);

test('a database that goes away while jobs run, and comes back, ends nobody: what became of the jobs is told it then', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const own = await createTestDatabase();
  const owner = new pg.Client({ connectionString: own.urls.owner });
  await owner.connect();
  const limitConnections = (most: number) => owner.query(`do $$ begin execute format('alter database %I connection limit ${most}', current_database()); end $$`);
  const dropAll = () => withClient(own.urls.jobs, async (client) => {
    await limitConnections(0);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()');
  });
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const runner = await startJobs({ jobsUrl: own.urls.jobs, tasks: { well: async () => { await isOver; }, badly: async () => { await isOver; throw new Error('no'); } } });
  for (const task of ['well', 'badly']) await own.database.outsideTenants((em) => enqueue(em, { task, payload: {} }));
  const left = () => withClient(own.urls.jobs, async (client) => (await client.query<{ last_error: string | null; locked: boolean }>('select last_error, locked_by is not null as locked from graphile_worker._private_jobs')).rows);
  await until(async () => (await left()).filter(({ locked }) => locked).length === 2);
  await dropAll();
  over();
  await pause(300);
  await limitConnections(-1);
  await until(async () => (await left()).every(({ locked }) => !locked));
  expect(await left()).toEqual([{ last_error: 'no', locked: false }]);
  await runner.stop();
  await owner.end();
  told.mockRestore();
  await own.close();
}, 30_000);

test('a job that a stopping server did not wait for fails nowhere, and runs again at the next start', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const own = await createTestDatabase();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { promise: ranAgain, resolve: again } = Promise.withResolvers<void>();
  const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
  const first = await startJobs({ jobsUrl: own.urls.jobs, tasks: { long: async () => { start(); await isClosed; throw new Error('Cannot use a pool after calling end on the pool'); } } });
  await own.database.outsideTenants((em) => enqueue(em, { task: 'long', payload: {} }));
  await started;
  await first.stop();
  close();
  await pause(500);
  expect(told.mock.calls.flat().filter((words) => String(words).includes('after calling end'))).toEqual([]);
  const second = await startJobs({ jobsUrl: own.urls.jobs, tasks: { long: async () => again() } });
  await ranAgain;
  await second.stop();
  await own.close();
  told.mockRestore();
}, 30_000);

test('what fails for a reason of its own after the server stopped waiting is counted, with its words', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const own = await createTestDatabase();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const runner = await startJobs({ jobsUrl: own.urls.jobs, tasks: { long: async () => { start(); await isOver; throw new Error('The file is broken.'); } } });
  await own.database.outsideTenants((em) => enqueue(em, { task: 'long', payload: {} }));
  await started;
  await runner.stop();
  over();
  const left = () => withClient(own.urls.jobs, async (client) => (await client.query('select last_error, attempts, locked_by from graphile_worker._private_jobs')).rows);
  await until(async () => (await left()).every(({ locked_by: worker }) => worker === null));
  expect(await left()).toEqual([{ last_error: 'The file is broken.', attempts: 1, locked_by: null }]);
  await own.close();
  told.mockRestore();
}, 30_000);

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
