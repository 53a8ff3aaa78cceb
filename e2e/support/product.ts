/** Starts the built product as a newcomer does, with a throw-away data directory on a free port, and stops it after the last story. */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
/** The first start may have to build both halves. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 20_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => { server.close(done); });
  return port;
}

async function untilReady(child: ChildProcess, baseUrl: string, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${log()}`);
    const ready = await fetch(`${baseUrl}/readyz`).then((answer) => answer.ok, () => false);
    if (ready) return;
    await sleep(250);
  }
  throw new Error(`The product was not ready in ${READY_WITHIN_MS / 1000} s:\n${log()}`);
}

/** SIGTERM to the starter alone: that it takes server and database with it is part of what is promised. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => { child.once('exit', done); });
  child.kill('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), sleep(STOP_WITHIN_MS).then(() => false)]);
  if (!inTime) {
    child.kill('SIGKILL');
    throw new Error(`The product was still running ${STOP_WITHIN_MS / 1000} s after SIGTERM.`);
  }
}

export interface Product {
  readonly baseUrl: string;
  readonly logFile: string;
  close(): Promise<void>;
}

/** `more`: settings that depend on where it will be found. */
export async function openProduct(more: (baseUrl: string) => Readonly<Record<string, string>> = () => ({})): Promise<Product> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'purser-e2e-'));
  const baseUrl = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, 'server.log');
  let output = '';
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', GEMINI_API_KEY: '', SMTP_URL: '', PROVIDER_SANDBOX: 'true', ...more(baseUrl) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      appendFileSync(logFile, chunk);
    });
  }
  const cleanUp = async () => {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child, baseUrl, () => output);
  } catch (reason) {
    await cleanUp().catch(() => {});
    throw reason;
  }
  return { baseUrl, logFile, close: cleanUp };
}

/** Playwright's global set-up. `E2E_BASE_URL` set from outside means: test what runs there already. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => {};
  const { baseUrl, logFile, close } = await openProduct();
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_SERVER_LOG = logFile;
  return close;
}
