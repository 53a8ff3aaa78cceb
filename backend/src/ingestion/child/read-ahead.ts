/** A reading that begins before anybody takes its rows: some wait here, and the child waits when these are many. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadingFailure, StatementReading, StatementRows } from '../statement.ts';
import { readInChild, type ReadInChildOptions } from './read-in-child.ts';

/** Some thousand rows each. */
const MOST_WAITING = 48;

type Taker = Pick<ReadInChildOptions, 'onRows' | 'onProgress'>;

export class ReadAhead {
  readonly #waiting: { rows: StatementRows; percent: number }[] = [];
  readonly #stop = new AbortController();
  readonly #reading: Promise<StatementReading | ReadingFailure>;
  #isDone = false;
  /** How much is read. */
  #percent = 0;
  #onProgress: Taker['onProgress'];
  /** Called when rows come, are taken, or end. */
  #stir: () => void = () => undefined;

  constructor(options: Omit<ReadInChildOptions, 'onRows' | 'onProgress' | 'signal'>) {
    this.#reading = readInChild({
      ...options, signal: this.#stop.signal,
      onRows: (rows) => this.#offer(rows),
      onProgress: (percent) => { this.#percent = percent; if (this.#waiting.length === 0) this.#onProgress?.(percent); },
    });
    const end = (): void => { this.#isDone = true; this.#stir(); };
    this.#reading.then(end, end);
  }

  /** Hands everything over as `readInChild` would have; once. Progress is that of what is handed over. */
  async handOver({ onRows, onProgress }: Taker): Promise<StatementReading | ReadingFailure> {
    this.#onProgress = onProgress;
    try {
      for (;;) {
        const next = this.#waiting.shift();
        this.#stir();
        if (next) {
          await onRows(next.rows);
          onProgress?.(next.percent);
          // Rows that wait come without a pause: whoever else uses this process has one.
          await nextTurn();
        } else if (this.#isDone) return await this.#reading;
        else await this.#stirred();
      }
    } finally {
      this.abandon();
    }
  }

  /** Ends the child where it still reads. */
  abandon(): void {
    this.#stop.abort(new Error('nobody wants what is read'));
    this.#stir();
  }

  async #offer(rows: StatementRows): Promise<void> {
    this.#waiting.push({ rows, percent: this.#percent });
    this.#stir();
    while (this.#waiting.length >= MOST_WAITING && !this.#stop.signal.aborted) await this.#stirred();
  }

  /** Both sides may wait, though never at once: the one for rows where there are none, the other for there being fewer. */
  #stirred(): Promise<void> {
    return new Promise((resolve) => { this.#stir = resolve; });
  }
}
