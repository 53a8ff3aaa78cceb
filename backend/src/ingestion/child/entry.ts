/** The bounded child process: reads one file, hands its rows to the parent batch by batch, and ends. */
import { isFailure, type ReadingFailure, type StatementReading } from '../statement.ts';
import { GuessedWrongly } from './guessed-wrongly.ts';
import { BATCHES_UNDER_WAY, type FromChild, type ToChild } from './messages.ts';
import { PipedSource } from './piped-source.ts';
import { practise } from './practice.ts';
import { packRows } from './packed-rows.ts';
import { fileSource, readSource } from './reader.ts';
import { withoutTextOf } from './text-of-bytes.ts';

const PROGRESS_EVERY_PERCENT = 2;

/** Makes the reader wait while the parent is behind. */
class Window {
  #underWay = 0;
  #continue: (() => void) | null = null;

  async enter(): Promise<void> {
    this.#underWay++;
    if (this.#underWay >= BATCHES_UNDER_WAY) await new Promise<void>((resolve) => { this.#continue = resolve; });
  }

  leave(): void {
    this.#underWay--;
    this.#continue?.();
    this.#continue = null;
  }
}

const window = new Window();
let lastPercent = 0;
let gettingReady: Promise<void> = Promise.resolve();

const send = (message: FromChild): Promise<void> => new Promise((resolve) => { process.send?.(message, () => resolve()); });

async function read(request: Extract<ToChild, { type: 'read' }>): Promise<StatementReading | ReadingFailure> {
  const source = request.path === null ? new PipedSource(process.stdin, request.sizeBytes) : fileSource(request.path);
  const result = await readSource(source, {
    fileName: request.fileName,
    guidance: request.guidance,
    onRows: async (rows) => {
      await send({ type: 'rows', rows: packRows(rows) });
      await window.enter();
    },
    ...(request.mayGuess && { onRestart: () => { throw new GuessedWrongly(); } }),
    onProgress: (percent) => {
      if (percent < lastPercent + PROGRESS_EVERY_PERCENT) return;
      lastPercent = percent;
      void send({ type: 'progress', percent });
    },
  });
  return source instanceof PipedSource && !isFailure(result) ? withoutTextOf(await source.whole(), result) : result;
}

process.on('message', (message: ToChild) => {
  if (message.type === 'taken') return window.leave();
  if (message.type === 'warm-up') {
    gettingReady = practise();
    return;
  }
  // The parent ends this process when it has heard: ending here could overtake the message.
  void gettingReady.then(() => send({ type: 'started' })).then(() => read(message)).then((result) => send({ type: 'done', result }), (error: unknown) => {
    if (!(error instanceof GuessedWrongly)) throw error;
    return send({ type: 'guessed-wrongly' });
  });
});
// Ctrl-C and a stopping npm reach the whole process group: whether the reading ends is the parent's decision.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// A parent that was killed leaves nobody to read for.
process.on('disconnect', () => process.exit(1));
