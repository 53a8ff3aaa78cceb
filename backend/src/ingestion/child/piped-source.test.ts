/** Bytes that come through a pipe in pieces of any size are read as if they had been there from the beginning, as often as somebody asks. */
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { PipedSource } from './piped-source.ts';

const CHUNK_BYTES = 64 * 1024;
const CONTENT = Buffer.from(Array.from({ length: 3 * CHUNK_BYTES + 5 }, (_, at) => (at * 7 + (at >> 8)) % 256));

async function read(source: PipedSource): Promise<{ bytes: Buffer; sizes: number[] }> {
  const parts: Buffer[] = [];
  for await (const chunk of source.chunks()) parts.push(Buffer.from(chunk));
  return { bytes: Buffer.concat(parts), sizes: parts.map(({ length }) => length) };
}

test('chunks are whole however the bytes come', async () => {
  for (const pieceBytes of [1_000, CHUNK_BYTES, CONTENT.length]) {
    const pipe = new PassThrough();
    const source = new PipedSource(pipe, CONTENT.length);
    const reading = read(source);
    for (let start = 0; start < CONTENT.length; start += pieceBytes) pipe.write(CONTENT.subarray(start, start + pieceBytes));
    pipe.end();
    const { bytes, sizes } = await reading;
    expect(bytes.equals(CONTENT)).toBe(true);
    expect(sizes).toEqual([CHUNK_BYTES, CHUNK_BYTES, CHUNK_BYTES, 5]);
  }
});

test('the first chunk is there before the rest, and everything comes again', async () => {
  const pipe = new PassThrough();
  const source = new PipedSource(pipe, CONTENT.length);
  pipe.write(CONTENT.subarray(0, CHUNK_BYTES + 1));
  const first = await source.chunks().next();
  expect(Buffer.from(first.value as Uint8Array).equals(CONTENT.subarray(0, CHUNK_BYTES))).toBe(true);
  pipe.end(CONTENT.subarray(CHUNK_BYTES + 1));
  expect((await read(source)).bytes.equals(CONTENT)).toBe(true);
  expect((await source.whole()).equals(CONTENT)).toBe(true);
});

test('a pipe that ends early ends the reading, and an empty file has no chunk', async () => {
  const pipe = new PassThrough();
  const source = new PipedSource(pipe, CONTENT.length);
  pipe.end(CONTENT.subarray(0, CHUNK_BYTES + 9));
  expect((await read(source)).sizes).toEqual([CHUNK_BYTES, 9]);
  expect((await source.whole()).length).toBe(CHUNK_BYTES + 9);
  expect((await read(new PipedSource(new PassThrough().end() as PassThrough, 0))).sizes).toEqual([]);
});
