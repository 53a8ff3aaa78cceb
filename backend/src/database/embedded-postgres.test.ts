/** The embedded PostgreSQL comes back after every kind of end, and belongs to one server at a time. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { launchServer } from '../test-server-process.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, waitUntilGone } from './embedded/postmaster.ts';
import { withClient } from './with-client.ts';

let dataDir: string;
beforeEach(() => { dataDir = mkdtempSync(path.join(tmpdir(), 'purser-postgres-')); });
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (url: string, sql: string): Promise<unknown[]> => withClient(url, async (client) => (await client.query(sql)).rows);

/** Ends PostgreSQL without giving it a moment, as a power cut would. */
async function cutPower(): Promise<void> {
  const dataDirectory = path.join(dataDir, 'postgres');
  const postmaster = findPostmaster(dataDirectory);
  if (postmaster !== null) process.kill(postmaster.pid, 'SIGKILL');
  await waitUntilGone(dataDirectory, 5_000);
}

test('keeps what was committed, after a stop and after a power cut', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  await run(first.superuserUrl, 'create table kept (n integer)');
  await run(first.superuserUrl, 'insert into kept values (1)');
  await first.stop();
  const second = await startEmbeddedPostgres(dataDir);
  await run(second.superuserUrl, 'insert into kept values (2)');
  await cutPower();
  await second.ended;
  const third = await startEmbeddedPostgres(dataDir);
  expect(await run(third.superuserUrl, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  await third.stop();
}, 60_000);

test('stops a PostgreSQL whose server was killed', async () => {
  const killed = await startEmbeddedPostgres(dataDir);
  killed.keepRunning(); // lets go of it, as a dying server does
  const next = await startEmbeddedPostgres(dataDir);
  await killed.ended;
  expect(await run(next.superuserUrl, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await next.stop();
}, 60_000);

test('refuses a second server on the same data', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  await expect(startEmbeddedPostgres(dataDir, 'durable', 300)).rejects.toThrow('Another Purser server is already running');
  await first.stop();
}, 60_000);

test('is still in use after one of its processes was killed and took all connections along', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  const [victim] = (await withClient(first.superuserUrl, async (client) => (await client.query<{ pid: number }>(`select pid from pg_stat_activity where application_name = 'purser in use'`)).rows));
  process.kill(victim!.pid, 'SIGKILL');
  await expect(startEmbeddedPostgres(dataDir, 'durable', 300)).rejects.toThrow('Another Purser server is already running');
  await first.stop();
}, 60_000);

test('keeps its secret to its owner and asks everyone for a password', async () => {
  const postgres = await startEmbeddedPostgres(dataDir);
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o077).toBe(0);
  const address = new URL(postgres.superuserUrl);
  expect(address.hostname).toBe('127.0.0.1');
  address.password = 'wrong';
  await expect(run(address.toString(), 'select 1')).rejects.toThrow('password authentication failed');
  expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).not.toContain(decodeURIComponent(new URL(postgres.superuserUrl).password));
  await postgres.stop();
}, 60_000);

/** Only root meets a directory that its own database may not enter; elsewhere this is the ordinary case again. */
test('runs below a directory that only its owner may enter', async () => {
  chmodSync(dataDir, 0o700);
  const postgres = await startEmbeddedPostgres(path.join(dataDir, 'inside'));
  expect(await run(postgres.superuserUrl, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await postgres.stop();
}, 60_000);

test('a first start that was killed while it made its data is made up for by the next', async () => {
  for (const laterMs of [0, 150, 600]) {
    const { child } = launchServer(dataDir, { DEMO: 'no' });
    const made = (): string[] => processesWith(dataDir, 'initdb');
    for (let tries = 0; tries < 6_000 && made().length === 0; tries += 1) await pause(10);
    await pause(laterMs);
    const makers = made();
    child.kill('SIGKILL');
    for (const pid of makers) killHard(Number(pid));
    await once(child, 'exit');
    for (let tries = 0; tries < 500 && made().length > 0; tries += 1) await pause(10);
    const next = await startEmbeddedPostgres(dataDir, 'throw-away');
    expect(await run(next.superuserUrl, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await next.stop();
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'secret']);
    rmSync(path.join(dataDir, 'postgres'), { recursive: true });
  }
}, 180_000);

function processesWith(...words: readonly string[]): string[] {
  const { stdout } = spawnSync('ps', ['-ww', '-ax', '-o', 'pid=,command='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => words.every((word) => line.includes(word))).map((line) => line.trim().split(' ', 1)[0]!);
}

/** It may have ended by itself. */
function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch { /* gone */ }
}
