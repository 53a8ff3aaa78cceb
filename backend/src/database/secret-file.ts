/** Makes files that hold secrets: readable by their owner alone, and there whole or not at all, wherever the process or the machine stops. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Leaves one that is there as it is: another server may have been quicker. */
export function makeSecretFile(file: string, content: string): void {
  const directory = path.dirname(file);
  // Others may pass through, not look in: PostgreSQL may run as another user below this directory.
  mkdirSync(directory, { recursive: true, mode: 0o711 });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`;
  try {
    writeFileSync(unfinished, content, { mode: 0o600, flag: 'wx', flush: true });
    place(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncDirectory(directory);
}

function place(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Not every file system knows links.
    if (code !== 'EEXIST') renameSync(unfinished, file);
  }
}

/** A name that was given is on the disk, too. */
export function syncDirectory(directory: string): void {
  const opened = openSync(directory, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
