/**
 * The throw-away PostgreSQL of a test run: started by the first test file that needs a database, shared by all workers of the
 * run, stopped by test-cluster-teardown.ts. A run that was killed is tidied away by the next one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, waitUntilGone } from './embedded/postmaster.ts';
import { migrate } from './migrate.ts';
import { createDatabase } from './provide-database.ts';
import { readSecret } from './secret.ts';

const PREFIX = 'purser-test-';
const START_TIMEOUT_MS = 60_000;
export const TEMPLATE = 'purser_template';

export interface TestCluster {
  readonly superuserUrl: string;
  readonly secret: string;
}

/** `runPid` is the process that all workers of the run descend from. */
export async function useTestCluster(runPid: number): Promise<TestCluster> {
  const directory = directoryOf(runPid);
  const ready = path.join(directory, 'ready.json');
  if (!existsSync(ready)) {
    if (isFirst(directory)) await startTestCluster(directory, ready);
    else await waitFor(ready);
  }
  return JSON.parse(readFileSync(ready, 'utf8')) as TestCluster;
}

export async function stopTestCluster(runPid: number): Promise<void> {
  await removeCluster(directoryOf(runPid));
}

/** Making a directory is atomic: one worker of a run succeeds. */
function isFirst(directory: string): boolean {
  try {
    mkdirSync(directory, { mode: 0o711 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function startTestCluster(directory: string, ready: string): Promise<void> {
  await removeDeadRuns();
  const { superuserUrl, keepRunning } = await startEmbeddedPostgres(directory, 'throw-away');
  const secret = readSecret(directory);
  await migrate(await createDatabase(superuserUrl, TEMPLATE, secret));
  keepRunning();
  writeFileSync(`${ready}.part`, JSON.stringify({ superuserUrl, secret } satisfies TestCluster), { mode: 0o600 });
  // Renamed when whole, so that a waiting worker never reads half of it.
  renameSync(`${ready}.part`, ready);
}

async function waitFor(file: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(25)) {
    if (existsSync(file)) return;
  }
  throw new Error('The test database was not started in time by the test file that began to start it.');
}

async function removeDeadRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN;
    // Another user's leftovers are that user's to tidy away.
    if (Number.isInteger(pid) && !isAlive(pid)) await removeCluster(directoryOf(pid)).catch(() => undefined);
  }
}

async function removeCluster(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  const dataDirectory = path.join(directory, 'postgres');
  const postmaster = findPostmaster(dataDirectory);
  if (postmaster !== null) {
    process.kill(postmaster.pid, 'SIGQUIT'); // nothing in it is worth a clean end
    await waitUntilGone(dataDirectory, 5_000);
  }
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const directoryOf = (runPid: number): string => path.join(tmpdir(), `${PREFIX}${runPid}`);
