/** The process from outside: it says what is wrong with its settings, stops cleanly, and keeps everything when it is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { findPostmaster } from './database/embedded/postmaster.ts';

const BACKEND = path.resolve(import.meta.dirname, '..');
/** `npm test` has built the server just before; a test run by hand takes the sources as they are, which starts slower. */
const PROGRAM = process.env.PURSER_BUILT === 'yes' ? ['dist/server.js'] : ['--disable-warning=DEP0205', '--import', '@swc-node/register/esm-register', 'src/server.ts'];
const START_WITHIN_MS = 60_000;

let dataDir: string;
let running: ChildProcess | undefined;
beforeAll(() => { dataDir = mkdtempSync(path.join(tmpdir(), 'purser-server-')); });
afterEach(async () => { if (running !== undefined) await end(running, 'SIGTERM'); });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function launch(settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const env = { PATH: process.env.PATH, SWC_NODE_PROJECT: 'tsconfig.json', DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', GEMINI_API_KEY: '', ...settings };
  const child = spawn(process.execPath, PROGRAM, { cwd: BACKEND, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => { output += chunk.toString(); });
  running = child;
  return { child, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  running = undefined;
  return child.exitCode;
}

/** Resolves to the address that the server prints when it is ready. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const { child, output } = launch({});
  const isReady = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const found = /ready: (http\S+)\//.exec(output());
      if (found?.[1] !== undefined) resolve(found[1]);
    });
  });
  const ended = once(child, 'exit').then(() => { throw new Error(`The server ended: ${output()}`); });
  return { child, url: await Promise.race([isReady, ended]) };
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
