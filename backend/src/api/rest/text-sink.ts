/** Writes texts to a reader as fast as it takes them, and gives up who goes away or stops reading: the work behind it holds a connection of the database. */
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

const READER_PATIENCE_MS = 30_000;
/** However slowly it is read. */
const LONGEST_MS = 15 * 60 * 1_000;

/** `write` hands over one text after the other; what it rejects with, or a reader that is gone, ends the work. */
export async function writeTexts(out: Writable, write: (sink: (text: string) => Promise<void>) => Promise<void>): Promise<void> {
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  const over = AbortSignal.timeout(LONGEST_MS);
  // One listener for all of it: behind compression a response gives none back.
  let goOn: () => void = () => undefined;
  out.on('drain', () => goOn());
  const room = (signal: AbortSignal): Promise<void> => new Promise((resolve, reject) => {
    goOn = resolve;
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  await write(async (text) => {
    gone.signal.throwIfAborted();
    over.throwIfAborted();
    if (!out.write(text)) await room(AbortSignal.any([gone.signal, over, AbortSignal.timeout(READER_PATIENCE_MS)]));
  });
  out.end();
  await finished(out);
}
