/** Creates, starts and stops one PostgreSQL cluster in a directory; knows nothing of what is stored in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { PostgresBinaries } from './binaries.ts';
import { syncDirectory } from '../secret-file.ts';
import { isAlive, readPidFile } from './postmaster.ts';
import { commandAs, identityOf, type RunAs } from './run-as.ts';
import { settingsFor, type Durability } from './settings.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
export const SUPERUSER = 'postgres';

export interface ClusterPlace {
  readonly dataDirectory: string;
  readonly logFile: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly durability: Durability;
}

export interface RunningCluster {
  readonly port: number;
  readonly pid: number;
  /** Settles when PostgreSQL ends, whoever ended it. */
  readonly ended: Promise<void>;
  keepRunning(): void;
  stop(): Promise<void>;
}

/** Made beside its place and moved there once it is whole: what a server leaves that is killed meanwhile is no cluster, and goes with the next start. */
export async function initialiseCluster(place: ClusterPlace, superuserPassword: string): Promise<void> {
  const { dataDirectory, runAs } = place;
  removeUnfinished(dataDirectory);
  const unfinished = mkdtempSync(`${dataDirectory}.${process.pid}-`);
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (runAs.kind === 'user') for (const owned of [unfinished, passwordFile]) chownSync(owned, runAs.uid, runAs.gid);
  try {
    const args = ['-D', unfinished, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8',
      '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const status = await runToEnd(place, [...args, ...(place.durability === 'throw-away' ? ['--no-sync'] : [])]);
    if (status !== 0) throw new DatabaseUnavailable(`PostgreSQL could not create its data in ${dataDirectory}: ${lastWords(place)}`);
    moveIntoPlace(unfinished, dataDirectory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function moveIntoPlace(unfinished: string, dataDirectory: string): void {
  try {
    renameSync(unfinished, dataDirectory);
  } catch (cause) {
    throw new DatabaseUnavailable(`PostgreSQL could not put its data into ${dataDirectory}: something is there already. Start again if another server made it at this moment, else move it away.`, { cause });
  }
  syncDirectory(path.dirname(dataDirectory));
}

/** Of servers that are gone. A process of theirs may still be at it for a moment; what cannot be removed is in nobody's way. */
function removeUnfinished(dataDirectory: string): void {
  const [parent, prefix] = [path.dirname(dataDirectory), `${path.basename(dataDirectory)}.`];
  for (const name of readdirSync(parent)) {
    const maker = name.startsWith(prefix) ? /^(\d+)-\w{6}(?:\.password)?$/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (maker === undefined || (Number(maker) !== process.pid && isAlive(Number(maker)))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 });
    } catch { /* the next start */ }
  }
}

export async function startCluster(place: ClusterPlace): Promise<RunningCluster> {
  const port = await freePort();
  const child = launch(place, place.binaries.postgres, ['-D', place.dataDirectory, ...settingsFor(port, place.durability)]);
  const ended = once(child, 'exit').then(() => undefined);
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(15)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const postmaster = readPidFile(place.dataDirectory);
    if (postmaster !== null && postmaster.pid === child.pid && postmaster.isReady) {
      return { port, pid: postmaster.pid, ended, keepRunning: () => child.unref(), stop: () => stop(child, ended) };
    }
  }
  child.kill('SIGQUIT');
  throw new DatabaseUnavailable(`The embedded PostgreSQL did not start: ${lastWords(place)}`);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT'); // "fast": open transactions are rolled back, the data is left clean
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

async function runToEnd(place: ClusterPlace, args: readonly string[]): Promise<number | null> {
  const child = launch(place, place.binaries.initdb, args);
  await once(child, 'exit');
  return child.exitCode;
}

/** Its own session: a signal to the server's process group (Ctrl-C, npm) must not stop the database before the server is done with it. */
function launch(place: ClusterPlace, program: string, args: readonly string[]): ChildProcess {
  const log = openSync(place.logFile, 'w', 0o600);
  const [command, commandArgs] = commandAs(place.runAs, program, args);
  const child = spawn(command, commandArgs, { cwd: '/', detached: true, stdio: ['ignore', log, log], ...identityOf(place.runAs) });
  closeSync(log);
  child.on('error', () => undefined); // seen as an exit without a code
  return child;
}

function lastWords(place: ClusterPlace): string {
  const lines = readFileSync(place.logFile, 'utf8').trim().split('\n');
  return `${lines.slice(-3).join(' / ')} (see ${path.basename(place.logFile)} in the data directory)`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new DatabaseUnavailable('No free port was found on 127.0.0.1.');
  return address.port;
}
