/**
 * Decides as whom PostgreSQL runs, for it refuses to run as root. Ordinary users run it as themselves. Root runs it as the
 * owner of existing data, else as "nobody" where that user can reach data and binaries, else inside a user namespace in which
 * root is an ordinary user (a 0700 home, for example). Nothing is added to the system in any of these cases.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../database-unavailable.ts';

const NOBODY = 65534;
const IN_NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--'];

export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'user'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'namespace' };

export function chooseRunAs(dataDirectory: string, binary: string): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  if (existsSync(dataDirectory)) {
    const { uid, gid } = statSync(dataDirectory);
    return uid === 0 ? inNamespace(dataDirectory) : { kind: 'user', uid, gid };
  }
  const reachable = othersMayEnter(path.dirname(dataDirectory)) && othersMayEnter(path.dirname(binary));
  return reachable ? { kind: 'user', uid: NOBODY, gid: NOBODY } : inNamespace(dataDirectory);
}

/** The command line of a program under that identity, for spawn. */
export function commandAs(runAs: RunAs, program: string, args: readonly string[]): [string, string[]] {
  return runAs.kind === 'namespace' ? ['unshare', [...IN_NAMESPACE, program, ...args]] : [program, [...args]];
}

/** The part of spawn's options that carries the identity. */
export function identityOf(runAs: RunAs): { uid?: number; gid?: number } {
  return runAs.kind === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {};
}

function inNamespace(dataDirectory: string): RunAs {
  if (spawnSync('unshare', [...IN_NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0) return { kind: 'namespace' };
  throw new DatabaseUnavailable(
    `PostgreSQL does not run as root, no other user can reach ${dataDirectory}, and this machine forbids user namespaces. ` +
      'Start Purser as an ordinary user, set DATA_DIR to a directory that others may enter, or set DATABASE_URL.',
  );
}

function othersMayEnter(directory: string): boolean {
  for (let current = path.resolve(directory); ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
