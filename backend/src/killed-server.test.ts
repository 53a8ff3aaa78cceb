/** SIGKILL of the whole server at any point of an owner's work: after each next start nothing is lost and nothing doubled, and in the end the figures are those of an undisturbed owner. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { readPidFile } from './database/embedded/postmaster.ts';
import { derivePassword, readSecret } from './database/secret.ts';
import { withClient } from './database/with-client.ts';
import { findOffences } from './features/ledger/test-integrity.ts';
import { expectRollupsExact } from './features/ledger/test-rollups.ts';
import { newFile, Owner } from './test-owner.ts';
import { addressOf, endServer, launchServer } from './test-server-process.ts';

/** Only in the whole examination, for each takes many seconds; `PURSER_KILLS` asks for another number. */
const KILLS = Number(process.env.PURSER_KILLS ?? (process.env.PURSER_TEST_FULL === '1' ? 12 : 0));
/** To run the same again: `PURSER_SEED`. When a request meets the kill stays the machine's word. */
const SEED = Number(process.env.PURSER_SEED ?? Date.now() % 1_000_000);
const SETTLED_WITHIN_MS = 120_000;
const COMPANIES = [['stripe', 'acct_1SbxKETTLE00000001'], ['quickbooks', '4620816366000001']] as const;
const QUESTIONS = ['What did I spend in total this year?', 'revenue by month', 'largest payment in May'];

let state = SEED;
const random = (): number => { state = (state * 1_103_515_245 + 12_345) & 0x7fffffff; return state / 0x7fffffff; };
const between = (from: number, to: number): number => Math.floor(from + random() * (to - from));
const oneOf = <T>(items: readonly T[]): T | undefined => items[between(0, items.length)];

let dataDir: string;
let server: ChildProcess | undefined;
beforeEach(() => { dataDir = mkdtempSync(path.join(tmpdir(), 'purser-killed-')); });
afterEach(async () => {
  if (server) await endServer(server, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const launched = launchServer(dataDir, { PROVIDER_SANDBOX: 'true', DEMO: 'no', CALLS_PER_MINUTE: '1000000' });
  server = launched.child;
  return addressOf(launched);
}

/** Each at its own pace, until the server is killed. */
async function workUntil(owner: Owner, isOver: () => boolean): Promise<void> {
  const repeat = async (work: () => Promise<unknown>, longestPauseMs: number) => {
    while (!isOver()) {
      await work();
      await pause(between(5, longestPauseMs));
    }
  };
  await Promise.all([
    repeat(() => owner.upload(newFile(owner.files.length, random() < 0.2 ? between(5_000, 15_000) : between(20, 1_500), () => between(-200_000, 150_000) || 7)), 400),
    repeat(async () => {
      const file = oneOf(owner.files.filter(({ id, wanted }) => id !== null && wanted === null));
      if (file) await owner.turn(file);
    }, 500),
    repeat(() => owner.ask(oneOf(QUESTIONS)!), 400),
    repeat(() => owner.sync(), 600),
  ]);
}

async function workAndKill(owner: Owner): Promise<void> {
  let isOver = false;
  const working = workUntil(owner, () => isOver);
  await pause(between(60, 2_500));
  await endServer(server!, 'SIGKILL');
  isOver = true;
  await working;
}

interface FileSeen { readonly fileName: string; readonly status: string; readonly transactionCount: number; readonly duplicateCount: number }

async function untilSettled(owner: Owner): Promise<void> {
  for (const end = Date.now() + SETTLED_WITHIN_MS; ; await pause(200)) {
    const isReading = (await owner.list<FileSeen>('/files')).some(({ status }) => status === 'processing');
    const isSyncing = (await owner.list<{ isSyncing?: boolean; status: string }>('/integrations')).some(({ isSyncing: is, status }) => is === true || status === 'pending');
    const [{ jobs }] = await rowsOf(`select count(*)::int as jobs from graphile_worker._private_jobs where (run_at <= now() or locked_by is not null) and attempts < max_attempts`) as [{ jobs: number }];
    if (!isReading && !isSyncing && jobs === 0) return;
    if (Date.now() > end) throw new Error(`not settled: ${JSON.stringify(await rowsOf('select task_id, attempts, locked_at, last_error from graphile_worker._private_jobs'))}`);
  }
}

async function expectNothingLostOrDoubled(owner: Owner): Promise<void> {
  const seen = (await owner.list<FileSeen>('/files')).map(({ fileName, status, transactionCount, duplicateCount }) => ({ fileName, status, transactionCount, duplicateCount }));
  const wanted = owner.files.filter(({ isDeleted }) => !isDeleted).map(({ name, rows }) => ({ fileName: name, status: 'processed', transactionCount: rows, duplicateCount: 0 }));
  const byName = (one: { fileName: string }, other: { fileName: string }): number => one.fileName.localeCompare(other.fileName);
  expect(seen.sort(byName)).toEqual(wanted.sort(byName));
  expect((await owner.list<{ id: string }>('/queries')).map(({ id }) => id)).toEqual(expect.arrayContaining(owner.questionIds));
  expect(await database((client) => findOffences(client))).toEqual([]);
  await expectRollupsExact(rowsOf);
}

function database<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const port = readPidFile(path.join(dataDir, 'postgres'))?.port;
  return withClient(`postgres://postgres:${derivePassword(readSecret(dataDir), 'postgres')}@127.0.0.1:${port}/purser`, (client) => work(client as unknown as PoolClient));
}
const rowsOf = (sql: string): Promise<unknown[]> => database(async (client) => (await client.query(sql)).rows);

async function newOwner(url: string): Promise<Owner> {
  const owner = new Owner(url);
  await owner.signUp();
  for (const [provider, company] of COMPANIES) await owner.connect(provider, company);
  return owner;
}

async function figuresOf(owner: Owner): Promise<unknown[]> {
  const pages = ['/financial-data?from=2026-01-01&to=2026-12-31', '/financial-data?period=last-6-months', '/transactions/totals', '/review-items'];
  return Promise.all(pages.map(async (page) => (await owner.call('GET', page))?.body));
}

(KILLS > 0 ? test : test.skip)(`${KILLS} kills (seed ${SEED})`, async () => {
  const owner = await newOwner(await start());
  for (let kill = 0; kill < KILLS; kill += 1) {
    await workAndKill(owner);
    owner.url = await start();
    await owner.goOn();
    await untilSettled(owner);
    await expectNothingLostOrDoubled(owner);
  }
  const undisturbed = await newOwner(owner.url);
  for (const file of owner.files.filter(({ isDeleted }) => !isDeleted)) await undisturbed.upload({ ...file, id: null });
  for (const one of [owner, undisturbed]) {
    await one.sync();
    await untilSettled(one);
  }
  expect(await figuresOf(owner)).toEqual(await figuresOf(undisturbed));
}, (KILLS + 2) * 2 * SETTLED_WITHIN_MS);
