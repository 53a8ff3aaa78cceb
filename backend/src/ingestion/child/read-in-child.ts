/** Reads a file of a stranger in a child process bounded in time and memory: whatever the file does, the server goes on and the user gets a reason. */
import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { NO_GUIDANCE, type ReadingGuidance } from '../mapping.ts';
import type { ReadingFailure, StatementReading, StatementRows } from '../statement.ts';
import { detectMediaType } from '../media-type.ts';
import { GuessedWrongly } from './guessed-wrongly.ts';
import { watchMemory } from './memory-bound.ts';
import type { FromChild, ToChild } from './messages.ts';
import type { PackedRows } from './packed-rows.ts';
import { RowBatch } from './row-batch.ts';
import type { SpareChild } from './spare-child.ts';
import { startChild } from './start-child.ts';

export type ChildSource = { bytes: Uint8Array } | { path: string };

export interface ChildLimits {
  /** Time of the child's own work; waiting for `onRows` does not count. */
  timeoutMs: number;
  memoryBytes: number;
}

export interface ReadInChildOptions {
  source: ChildSource;
  fileName: string;
  guidance?: ReadingGuidance;
  /** Awaited: the child reads on only when a batch has been taken. */
  onRows: (rows: StatementRows) => void | Promise<void>;
  /** Rows may come before the whole file is understood; rejects with `GuessedWrongly` where they turn out not to count. */
  mayGuess?: boolean;
  onProgress?: (percent: number) => void;
  limits?: Partial<ChildLimits>;
  /** Where a child may wait already; having the next one wait there is for whoever knows when there is time for it. */
  spare?: SpareChild;
  /** Breaks the reading off; it rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** For all that is read as a whole; a CSV may be of any size. */
const WHOLE_TIMEOUT_MS = 9_000;
const CSV_TIMEOUT_MS = 60_000;
const CSV_MS_PER_MEGABYTE = 2_000;
export const MEMORY_BYTES = 1_200 * 1024 * 1024;

/** Resolves with a reading or the reason why there is none; rejects only when `onRows` does, when it may guess and did wrongly, or when somebody stops the reading for no fault of the file. */
export async function readInChild(options: ReadInChildOptions): Promise<StatementReading | ReadingFailure> {
  const limits = { ...defaultLimits(options), ...options.limits };
  const child = options.spare?.take(limits.memoryBytes) ?? startChild(limits.memoryBytes);
  try {
    return await converse(child, options, limits);
  } finally {
    child.removeAllListeners();
    child.on('error', () => undefined);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  }
}

function defaultLimits({ source, fileName }: ReadInChildOptions): ChildLimits {
  const isWhole = 'bytes' in source ? detectMediaType(source.bytes, fileName) !== 'text/csv' : /\.(?:pdf|ofx|qfx|qif|xml|sta|mt940|940|xlsx|zip)$/i.test(fileName);
  const sizeBytes = 'bytes' in source ? source.bytes.length : statSync(source.path).size;
  return { timeoutMs: isWhole ? WHOLE_TIMEOUT_MS : CSV_TIMEOUT_MS + (sizeBytes / 2 ** 20) * CSV_MS_PER_MEGABYTE, memoryBytes: MEMORY_BYTES };
}

function tookTooLong({ source, fileName }: ReadInChildOptions, seconds: number): string {
  const isPdf = 'bytes' in source ? detectMediaType(source.bytes, fileName) === 'application/pdf' : /\.pdf$/i.test(fileName);
  if (isPdf) return `The pages of this PDF draw far more than those of a statement: reading them took longer than ${seconds} seconds, so it was given up. Print it to a new PDF, or upload the CSV.`;
  return `Reading this file took longer than ${seconds} seconds, so it was given up. A smaller file, or an export in CSV, usually works.`;
}

function converse(child: ChildProcess, options: ReadInChildOptions, limits: ChildLimits): Promise<StatementReading | ReadingFailure> {
  return new Promise((resolve, reject) => {
    const timer = new WorkTimer(limits.timeoutMs, () => finish(() => resolve({ failure: tookTooLong(options, Math.round(limits.timeoutMs / 1000)) })));
    const stopWatching = watchMemory(child, limits.memoryBytes, () => finish(() => resolve(TOO_MUCH_MEMORY)));
    const finish = (settle: () => void): void => {
      timer.stop();
      stopWatching();
      settle();
    };
    options.signal?.addEventListener('abort', () => finish(() => reject(options.signal?.reason as Error)), { once: true });
    let hasStarted = false;
    let taking: Promise<void> = Promise.resolve();
    const take = async (rows: RowBatch): Promise<void> => {
      timer.pause();
      await options.onRows(rows);
      timer.resume();
      if (child.connected) child.send({ type: 'taken' } satisfies ToChild);
    };
    child.on('message', (message: FromChild) => {
      hasStarted = true;
      if (message.type === 'rows') {
        const rows = batchOf(message.rows);
        if (rows === null) return finish(() => resolve(NOT_READ));
        taking = taking.then(() => take(rows));
        taking.catch((error: unknown) => finish(() => reject(error as Error)));
      } else if (message.type === 'progress') options.onProgress?.(message.percent);
      else if (message.type === 'guessed-wrongly') void taking.then(() => finish(() => reject(new GuessedWrongly())), () => undefined);
      else if (message.type === 'done') void taking.then(() => finish(() => resolve(message.result)), () => undefined);
    });
    child.on('error', () => finish(() => resolve(NOT_READ)));
    // A message may still be in the pipe when the process is gone: the last one wins.
    child.on('close', (code, signal) => void taking.then(() => finish(() => {
      if (signal !== null && STOPPED_FROM_OUTSIDE.has(signal)) reject(new Error(`The reading was stopped by ${signal}.`));
      else if (!hasStarted && signal === null) reject(new Error(`The reading process ended with code ${code} before it began.`));
      else resolve(code === 0 ? NOT_READ : reasonOfEnd(code, signal));
    }), () => undefined));
    child.send(requestFor(options));
    child.stdin?.end('bytes' in options.source ? options.source.bytes : undefined);
  });
}

/** Null for what no reader of ours would send. */
function batchOf(packed: PackedRows): RowBatch | null {
  try {
    return new RowBatch(packed);
  } catch {
    return null;
  }
}

function requestFor({ source, fileName, guidance, mayGuess = false }: ReadInChildOptions): ToChild {
  const asked = { type: 'read', fileName, guidance: guidance ?? NO_GUIDANCE, mayGuess } as const;
  return 'path' in source ? { ...asked, path: source.path, sizeBytes: null } : { ...asked, path: null, sizeBytes: source.bytes.length };
}

const TOO_MUCH_MEMORY: ReadingFailure = { failure: 'Reading this file needs more memory than is allowed for one file, so it was given up. The file may be damaged or made to do harm.' };
const NOT_READ: ReadingFailure = { failure: 'This file could not be read: its content broke off the reading. It may be damaged; export it again and upload the new file.' };

/** A child that was told to stop before it could listen for that. */
const STOPPED_FROM_OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);

/** V8 and the kernel end a process that runs out of memory with SIGABRT, SIGTRAP or SIGKILL. */
function reasonOfEnd(code: number | null, signal: NodeJS.Signals | null): ReadingFailure {
  return signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGKILL' || code === 134 || code === 133 ? TOO_MUCH_MEMORY : NOT_READ;
}

/** Counts only while the child works. */
class WorkTimer {
  #timer: NodeJS.Timeout | null = null;
  #startedAt = 0;
  #leftMs: number;
  readonly #onEnd: () => void;

  constructor(timeoutMs: number, onEnd: () => void) {
    this.#leftMs = timeoutMs;
    this.#onEnd = onEnd;
    this.resume();
  }

  pause(): void {
    if (this.#timer === null) return;
    this.stop();
    this.#leftMs -= performance.now() - this.#startedAt;
  }

  resume(): void {
    this.stop();
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#onEnd, Math.max(0, this.#leftMs));
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
