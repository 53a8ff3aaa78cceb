/** Reads postmaster.pid: which PostgreSQL, if any, runs on a data directory. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The running server of a data directory. A file that a killed server left behind is removed, so that it hinders no start. */
export function findPostmaster(dataDirectory: string): Postmaster | null {
  const postmaster = readPidFile(dataDirectory);
  if (postmaster === null) return null;
  if (isPostgresOf(postmaster.pid, dataDirectory)) return postmaster;
  rmSync(pidFile(dataDirectory), { force: true });
  return null;
}

/** The content of postmaster.pid as PostgreSQL documents it: process id, directory, start, port, socket, address, shared memory, status. */
export function readPidFile(dataDirectory: string): Postmaster | null {
  const lines = readIfThere(pidFile(dataDirectory))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' };
}

/** A PostgreSQL that ends takes its file along, also between a look and a read. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** True when the server of a data directory was gone before the time was up. */
export async function waitUntilGone(dataDirectory: string, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(15)) {
    if (findPostmaster(dataDirectory) === null) return true;
  }
  return false;
}

const pidFile = (dataDirectory: string): string => path.join(dataDirectory, 'postmaster.pid');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process id may have been given to another program since: the command line tells. */
function isPostgresOf(pid: number, dataDirectory: string): boolean {
  if (!isAlive(pid)) return false;
  return commandLine(pid).includes(dataDirectory);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}
