/** Keeps a child process under a memory bound: by the kernel where `prlimit` is at hand, and by watching its resident size everywhere. */
import { execFile, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const PRLIMIT = '/usr/bin/prlimit';
const PAGE_BYTES = 4096;
const WATCH_EVERY_MS = 100;
const WATCH_BY_PS_EVERY_MS = 500;
/** Address space beyond the resident size that Node itself reserves. */
const RESERVED_BYTES = 800 * 1024 * 1024;
const HEAP_SHARE = 0.6;
/** Cells live for a moment: with little room for the young they are copied again and again. */
const YOUNG_MEGABYTES = 32;
/** A reader keeps a dozen megabytes for as long as it lives: looking through them again and again takes the other core from the database. */
const UNTOUCHED_OLD_MEGABYTES = 64;

/** Options for `fork`. Address space is what the kernel can bound; it has to leave room for what V8 reserves and never uses. */
export function memoryBound(memoryBytes: number): { execPath?: string; execArgv: string[] } {
  const nodeArguments = [`--max-old-space-size=${Math.floor((memoryBytes * HEAP_SHARE) / 2 ** 20)}`, `--max-semi-space-size=${YOUNG_MEGABYTES}`, `--initial-old-space-size=${UNTOUCHED_OLD_MEGABYTES}`];
  if (!existsSync(PRLIMIT)) return { execArgv: nodeArguments };
  return { execPath: PRLIMIT, execArgv: [`--as=${memoryBytes + RESERVED_BYTES}`, process.execPath, ...nodeArguments] };
}

/** Calls `onExceeded` once, after killing the child. Returns a function that stops the watch. */
export function watchMemory(child: ChildProcess, memoryBytes: number, onExceeded: () => void): () => void {
  const { pid } = child;
  if (pid === undefined) return () => undefined;
  const residentBytes = existsSync(`/proc/${pid}/statm`) ? residentByProc : residentByPs;
  const timer = setInterval(() => {
    void residentBytes(pid).then((bytes) => {
      if (bytes <= memoryBytes || child.exitCode !== null) return;
      clearInterval(timer);
      child.kill('SIGKILL');
      onExceeded();
    });
  }, residentBytes === residentByProc ? WATCH_EVERY_MS : WATCH_BY_PS_EVERY_MS);
  return () => clearInterval(timer);
}

/** 0 once the process is gone. */
async function residentByProc(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}

function residentByPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) => resolve(error ? 0 : Number(output.trim()) * 1024));
  });
}
