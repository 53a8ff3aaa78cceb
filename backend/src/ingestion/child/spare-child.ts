/** One child process that was started, and has read a statement for practice, before it is needed: what a small file waits for is mostly that. */
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ToChild } from './messages.ts';
import { startChild } from './start-child.ts';

/** Files come together; a server that reads none for so long has its memory back. */
const KEPT_MS = 15 * 60_000;
const SOON_MS = 200;

const ignore = (): void => undefined;

export class SpareChild {
  readonly #memoryBytes: number;
  #waiting: ChildProcess | null = null;
  #expiry: NodeJS.Timeout | null = null;
  #isClosed = false;
  readonly #forget = (): void => { this.#waiting = null; };

  constructor(memoryBytes: number) {
    this.#memoryBytes = memoryBytes;
  }

  /** Does nothing where one waits already. */
  prepare(): void {
    if (this.#waiting || this.#isClosed) return;
    const child = startChild(this.#memoryBytes);
    this.#waiting = child;
    child.on('error', ignore);
    child.on('exit', this.#forget);
    child.send({ type: 'warm-up' } satisfies ToChild, () => undefined);
    // It keeps nobody from ending: without a parent it ends by itself.
    child.unref();
    child.channel?.unref();
    (child.stdin as Socket | null)?.unref();
    this.#expiry = setTimeout(() => this.#end(), KEPT_MS);
    this.#expiry.unref();
  }

  /** When an import has ended: starting a process holds this one up, and its practice takes a core, while somebody waits for the figures. */
  prepareSoon(): void {
    setTimeout(() => this.prepare(), SOON_MS).unref();
  }

  get isWaiting(): boolean {
    return this.#waiting?.connected === true;
  }

  /** The waiting child, the caller's from now on; null where none waits under this memory bound. */
  take(memoryBytes: number): ChildProcess | null {
    const child = this.#waiting;
    if (memoryBytes !== this.#memoryBytes || child === null || !child.connected) return null;
    this.#waiting = null;
    this.#stopExpiry();
    child.off('error', ignore).off('exit', this.#forget);
    child.ref();
    child.channel?.ref();
    (child.stdin as Socket | null)?.ref();
    return child;
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #end(): void {
    this.#stopExpiry();
    this.#waiting?.off('exit', this.#forget).kill('SIGKILL');
    this.#waiting = null;
  }

  #stopExpiry(): void {
    if (this.#expiry) clearTimeout(this.#expiry);
    this.#expiry = null;
  }
}
