/** Starts a child process that reads files: bounded in memory, without the server's settings, alone with one file. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryBound } from './memory-bound.ts';

const ENTRY = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './entry.ts' : './entry.js', import.meta.url));

export function startChild(memoryBytes: number): ChildProcess {
  const child = fork(ENTRY, [], {
    ...memoryBound(memoryBytes),
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // Nothing of the server's settings and secrets: the child reads one file.
    env: {},
  });
  // A child that ends early closes the pipe: why it ended is told by its end.
  child.stdin?.on('error', () => undefined);
  return child;
}
