/** A slow reader holds the writing up, a lost one ends it, and neither costs more listeners the longer it takes. */
import { setImmediate as soon } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { writeTexts } from './text-sink.ts';

/** Takes one text at a time. Like a compressed response, it never gives a listener for `drain` back. */
class SlowReader extends Writable {
  heard = '';

  constructor() {
    super({ highWaterMark: 1, decodeStrings: false });
  }

  override _write(text: string, _encoding: string, done: () => void): void {
    this.heard += text;
    setImmediate(done);
  }

  override removeListener(event: string, listener: (...values: unknown[]) => void): this {
    return event === 'drain' ? this : super.removeListener(event, listener);
  }
}

const letters = Array.from({ length: 40 }, (_, index) => String.fromCharCode(97 + (index % 26)));

test('everything arrives in order, however often it has to wait', async () => {
  const out = new SlowReader();
  await writeTexts(out, async (sink) => {
    for (const letter of letters) await sink(letter);
  });
  expect(out.heard).toBe(letters.join(''));
  expect(out.listenerCount('drain')).toBe(1);
});

test('whoever goes away ends the work', async () => {
  const out = new SlowReader();
  let written = 0;
  const writing = writeTexts(out, async (sink) => {
    for (; ; written += 1) await sink('x');
  });
  await soon();
  out.destroy();
  await expect(writing).rejects.toThrow('aborted');
  expect(written).toBeGreaterThan(0);
});

test('what fails before the first text leaves the reader alone', async () => {
  const out = new SlowReader();
  await expect(writeTexts(out, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect([out.heard, out.destroyed, out.writableEnded]).toEqual(['', false, false]);
});
