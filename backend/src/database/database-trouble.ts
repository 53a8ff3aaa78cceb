/** What a failed statement says about the database: that it took too long, or that it cannot be reached just now. */
import { isNativeError } from 'node:util/types';

const TOO_LONG = '57014';
/** PostgreSQL is shutting down, starting, or has no connection left; classes 08 and 58 are connections and the system under it. */
const AWAY = /^(57P0[1-3]|53300|08\w{3}|58\w{3})$/;
const NO_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const DROPPED = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

export type DatabaseTrouble = 'too-slow' | 'away';

/** Null for everything else: a fault of our own. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (!isNativeError(error)) return null;
  const { code } = error as { code?: unknown };
  if (code === TOO_LONG) return 'too-slow';
  const isAway = (typeof code === 'string' && AWAY.test(code)) || (NO_CONNECTION.has(code) && 'syscall' in error) || DROPPED.test(error.message);
  return isAway ? 'away' : databaseTrouble(error.cause);
}
