/** The bounded child: large and hostile files end in rows or a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isFailure, type ReadingFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { describeWithCorpus } from '../test-corpora.ts';
import { GuessedWrongly } from './guessed-wrongly.ts';
import { MEMORY_BYTES, readInChild, type ChildLimits } from './read-in-child.ts';
import { SpareChild } from './spare-child.ts';

const MEGABYTES_10 = 10 * 1024 * 1024;

interface Outcome { result: StatementReading | ReadingFailure; rows: StatementRow[] }

async function read(bytes: Uint8Array, fileName: string, limits: Partial<ChildLimits> = {}, onRows?: (rows: StatementRow[]) => Promise<void>): Promise<Outcome> {
  const rows: StatementRow[] = [];
  const result = await readInChild({ source: { bytes }, fileName, limits, onRows: async (batch) => { rows.push(...batch); await onRows?.([...batch]); } });
  return { result, rows };
}

const reasonOf = ({ result }: Outcome): string => (isFailure(result) ? result.failure : (result.ambiguity?.question ?? 'read'));

const repeated = (text: string, bytes: number): Buffer => Buffer.alloc(bytes, text);
const ledgerOf = (rows: number): Buffer => Buffer.from(['Date,Description,Amount', ...Array.from({ length: rows }, (_, index) => `2024-03-${String((index % 28) + 1).padStart(2, '0')},Payment ${index},${index % 7 === 0 ? '' : '-'}${(index % 1000) + 1}.25`)].join('\n'));

describe('ten megabytes of nonsense', () => {
  const random = Buffer.from(Array.from({ length: 1024 }, (_, index) => (index * 7919 + 13) % 256));
  test.each<[string, Uint8Array, RegExp]>([
    ['commas', repeated(',', MEGABYTES_10), /line 1: This line is longer|No transactions found/],
    ['newlines', repeated('\n', MEGABYTES_10), /holds no text/],
    ['quotes', repeated('"', MEGABYTES_10), /No transactions found/],
    ['a quote on every line', repeated('"\n', MEGABYTES_10), /No transactions found/],
    ['NULs', Buffer.alloc(MEGABYTES_10), /neither a CSV text nor a PDF/],
    ['one line', repeated('x', MEGABYTES_10), /No transactions found/],
    ['100,000 columns', repeated(`${'a,'.repeat(100_000)}\n`, MEGABYTES_10), /No transactions found/],
    ['invalid UTF-8', repeated('\xff\xfe\xfd,', MEGABYTES_10).fill(random, 2_000_000, 3_000_000), /No transactions found|neither/],
    ['carriage returns only', repeated('a,b,c\r', MEGABYTES_10), /No transactions found/],
    ['a PDF that is none', Buffer.concat([Buffer.from('%PDF-1.7\n'), repeated('1 0 obj << /A 1 0 R >> endobj ', MEGABYTES_10)]), /damaged or incomplete|no readable text|far more than a statement has|took longer/],
  ])('%s', async (_, bytes, reason) => {
    const outcome = await read(bytes, 'file.csv');
    expect(reasonOf(outcome)).toMatch(reason);
  });
});

test('says that rows which came early do not count, where the end of the file reads otherwise than its beginning', async () => {
  const line = (row: number, currency: string): string => `2024-03-${String((row % 28) + 1).padStart(2, '0')},Payment ${row},-${row}.25,${currency}`;
  const bytes = Buffer.from(['Date,Description,Amount,Currency', ...Array.from({ length: 3_000 }, (_, row) => line(row, 'USD')), ...Array.from({ length: 6_000 }, (_, row) => line(row, 'EUR'))].join('\n'));
  const options = { source: { bytes }, fileName: 'file.csv', onRows: () => undefined };
  await expect(readInChild({ ...options, mayGuess: true })).rejects.toThrow(GuessedWrongly);
  expect(await readInChild(options)).toMatchObject({ rowCount: 9_000 });
});

describeWithCorpus('hostile', (directory) => {
  const files = ['pdf', 'csv'].flatMap((folder) => readdirSync(path.join(directory, folder)).map((file) => path.join(folder, file)));
  test.each(files)('%s ends with a reason or rows', async (file) => {
    const outcome = await read(readFileSync(path.join(directory, file)), path.basename(file));
    if (isFailure(outcome.result)) expect(outcome.result.failure).toMatch(/^[A-Z].{10,}\.$/);
  });
});

describe('bounds', () => {
  test('time', async () => {
    const outcome = await read(ledgerOf(150_000), 'big.csv', { timeoutMs: 400 });
    expect(reasonOf(outcome)).toMatch(/took longer than/);
  });
  test('memory', async () => {
    const outcome = await read(ledgerOf(150_000), 'big.csv', { memoryBytes: 60 * 1024 * 1024 });
    expect(reasonOf(outcome)).toMatch(/needs more memory/);
  });
});

test('rows wait for whoever takes them', async () => {
  let isTaking = false;
  const outcome = await read(ledgerOf(30_000), 'ledger.csv', {}, async () => {
    expect(isTaking).toBe(false);
    isTaking = true;
    await new Promise((resolve) => setTimeout(resolve, 10));
    isTaking = false;
  });
  expect(outcome.rows).toHaveLength(30_000);
  expect(outcome.rows.at(-1)).toMatchObject({ line: 30_001, description: 'Payment 29999' });
});

describe('a spare child', () => {
  const readWith = (spare: SpareChild, limits: Partial<ChildLimits> = {}): Promise<StatementReading | ReadingFailure> =>
    readInChild({ source: { bytes: ledgerOf(300) }, fileName: 'ledger.csv', onRows: () => undefined, spare, limits });

  test('reads one file, and makes room for the next one', async () => {
    const spare = new SpareChild(MEMORY_BYTES);
    for (let file = 0; file < 3; file++) {
      spare.prepare();
      expect(await readWith(spare)).toMatchObject({ rowCount: 300 });
    }
    spare.prepare();
    const waiting = spare.take(MEMORY_BYTES);
    expect(waiting?.connected).toBe(true);
    expect(spare.take(MEMORY_BYTES)).toBeNull();
    waiting?.kill('SIGKILL');
    spare.close();
  });

  test('that has died, or has another bound, is passed over; a closed one is not replaced', async () => {
    const spare = new SpareChild(MEMORY_BYTES);
    spare.prepare();
    expect(spare.take(MEMORY_BYTES / 2)).toBeNull();
    const dead = spare.take(MEMORY_BYTES)!;
    dead.kill('SIGKILL');
    expect(await readWith(spare)).toMatchObject({ rowCount: 300 });
    spare.close();
    spare.prepare();
    expect(spare.take(MEMORY_BYTES)).toBeNull();
    expect(await readWith(spare)).toMatchObject({ rowCount: 300 });
  });
});

test('a fault of the taker is the caller\'s to hear', async () => {
  await expect(read(ledgerOf(10), 'ledger.csv', {}, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
});
