/** What is given back of the jobs that stand in a living server's name: only what is not being done there, and whose end is known. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { withClient } from '../database/with-client.ts';
import { OwnJobs } from './own-jobs.ts';
import { enqueue } from './queue.ts';
import { startJobs } from './runner.ts';

let db: TestDatabase;
beforeEach(async () => { db = await createTestDatabase(); });
afterEach(() => db.close());

const asOwner = (sql: string) => withClient(db.urls.owner, (client) => client.query(sql));
const asQueue = async (sql: string) => (await withClient(db.urls.jobs, (client) => client.query<{ id: string; locked_at: Date; last_error: string | null }>(sql))).rows;
const addJob = (task: string, runAt?: Date) => db.database.outsideTenants((em) => enqueue(em, { task, payload: {}, ...(runAt && { runAt }) }));
const anHourOn = () => new Date(Date.now() + 3_600_000);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400 && !(await isSo()); tries += 1) await pause(50);
}

/** A job taken in the name of `pool-1`, as the server hears of it. */
async function takenJob(): Promise<{ id: string; locked_at: Date }> {
  await addJob('any');
  return (await asQueue(`update graphile_worker._private_jobs set locked_by = 'pool-1', locked_at = now() returning id, locked_at`))[0]!;
}

/** A connection whose clock can be put on. */
async function withClock(work: (client: pg.Client, putOn: (seconds: number) => Promise<unknown>) => Promise<void>): Promise<void> {
  await asOwner(`create schema clock; grant usage on schema clock to public;
    create function clock.now() returns timestamptz language sql as $$ select pg_catalog.now() + current_setting('clock.ahead')::interval $$`);
  await withClient(db.urls.jobs, async (client) => {
    await client.query(`set search_path = clock, pg_catalog; set clock.ahead = '0 s'`);
    await work(client, (seconds) => client.query(`set clock.ahead = '${seconds} s'`));
  });
}

test('a job whose end the database has not heard of for minutes does not run a second time; one that got lost beside it does', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const begun: string[] = [];
  await asQueue(`create function graphile_worker.not_now() returns trigger language plpgsql as $$ begin raise 'not now' using errcode = '57P03'; end $$;
    create trigger not_now before update on graphile_worker._private_jobs for each row when (new.last_error is distinct from old.last_error) execute function graphile_worker.not_now()`);
  const jobs = await startJobs({ jobsUrl: db.urls.jobs, tasks: { badly: async () => { begun.push('badly'); throw new Error('no'); }, lost: async () => { begun.push('lost'); } } });
  await addJob('badly');
  await until(() => begun.length === 1);
  await addJob('lost', anHourOn());
  // Two minutes later, by the server's clock and by the database's.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  await asQueue(`update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '2 minutes',
    locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null)`);
  await until(() => begun.length > 1 && begun.includes('lost'));
  clock.mockRestore();
  await pause(300);
  expect(begun).toEqual(['badly', 'lost']);

  await asQueue('drop trigger not_now on graphile_worker._private_jobs');
  await until(async () => (await asQueue('select last_error from graphile_worker._private_jobs'))[0]?.last_error === 'no');
  expect(await asQueue('select last_error, locked_by from graphile_worker._private_jobs')).toEqual([{ last_error: 'no', locked_by: null }]);
  await jobs.stop();
  told.mockRestore();
}, 60_000);

test('a job that ended and was taken again is lost where the answer to the second taking is', async () => {
  const own = new OwnJobs();
  const job = await takenJob();
  own.begin(job);
  own.end(job);
  await asQueue(`update graphile_worker._private_jobs set locked_at = locked_at + interval '3 seconds' returning id`);
  await withClock(async (client, putOn) => {
    await putOn(100);
    expect(await own.giveBackLost(client, ['pool-1'])).toBe(1);
  });
});

test('a server that slept waits a minute for what was on its way to it before it calls it lost', async () => {
  const own = new OwnJobs();
  await takenJob();
  await withClock(async (client, putOn) => {
    const givenBackAfter: number[] = [];
    for (const seconds of [0, 600, 610, 620, 630, 640, 650, 658, 668]) {
      await putOn(seconds);
      if ((await own.giveBackLost(client, ['pool-1'])) > 0) givenBackAfter.push(seconds);
    }
    expect(givenBackAfter).toEqual([668]);
  });
});
