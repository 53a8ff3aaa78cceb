/** The process from outside: it says what is wrong with its settings, stops cleanly, and keeps everything when it is killed. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { findPostmaster } from './database/embedded/postmaster.ts';
import { addressOf, endServer, launchServer, type Launched } from './test-server-process.ts';

const START_WITHIN_MS = 60_000;

let dataDir: string;
let running: ChildProcess | undefined;
beforeAll(() => { dataDir = mkdtempSync(path.join(tmpdir(), 'purser-server-')); });
afterEach(async () => { if (running !== undefined) await end(running, 'SIGTERM'); });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function launch(settings: Record<string, string>): Launched {
  const launched = launchServer(dataDir, settings);
  running = launched.child;
  return launched;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  running = undefined;
  return endServer(child, signal);
}

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const launched = launch({});
  return { child: launched.child, url: await addressOf(launched) };
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('bad settings stop the start with sentences that name them', async () => {
  const { child, output } = launch({ PORT: 'eighty', PUBLIC_URL: 'here' });
  await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(output()).toContain('PORT must be a whole number');
  expect(output()).toContain('PUBLIC_URL must be an address');
}, START_WITHIN_MS);

test('SIGTERM stops the server and its database', async () => {
  const { child, url } = await start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await end(child, 'SIGTERM')).toBe(0);
  expect(findPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
}, START_WITHIN_MS);

test('what was there before SIGKILL is there after the next start', async () => {
  const account = { email: `owner${Date.now()}@example.com`, password: 'correct horse battery', firstName: 'Ada', lastName: 'Owner', businessName: 'Bakery' };
  const killed = await start();
  expect((await post(`${killed.url}/api/auth/signup`, account)).status).toBe(201);
  await end(killed.child, 'SIGKILL');
  const next = await start();
  expect((await post(`${next.url}/api/auth/login`, account)).status).toBe(200);
  expect(await end(next.child, 'SIGTERM')).toBe(0);
}, 2 * START_WITHIN_MS);
