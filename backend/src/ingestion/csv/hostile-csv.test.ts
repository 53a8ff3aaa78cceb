/** Texts made to hurt a CSV reader: each gives rows or a specific reason, with bounded work. The large ones run in full tests. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { isFailure } from '../statement.ts';
import { UnreadableCsv, writePlainly } from './write-plainly.ts';

const SIZE_BYTES = process.env.PURSER_TEST_FULL ? 10 * 2 ** 20 : 64 * 1024;
const HEAD = 'Date,Description,Amount\n2025-01-13,Rent,-100.00\n2025-01-14,Sale,50.00\n2025-01-15,Paper,-5.00\n';

const filled = (pattern: string): Buffer => Buffer.from(pattern.repeat(Math.ceil(SIZE_BYTES / Buffer.byteLength(pattern))));
const nested = (depth: number): string => '"'.repeat(depth) + ',';

const HOSTILE: readonly [string, Buffer][] = [
  ['commas', filled(',')],
  ['line feeds', filled('\n')],
  ['quotes', filled('"')],
  ['alternating quotes', filled('","')],
  ['quotes that open on every line', filled('a,"b,c\n')],
  ['an open quote before everything', Buffer.concat([Buffer.from('Date,Description,"Amount\n'), filled('2025-01-13,Rent,-100.00\n')])],
  ['nested quotes', filled(nested(500))],
  ['one line', filled('word ')],
  ['one line of cells', filled('2025-01-13,Rent,-1.00,')],
  ['100,000 columns', Buffer.from(`${'a,'.repeat(100_000)}\n${'1,'.repeat(100_000)}\n`)],
  ['carriage returns', filled('\r')],
  ['rows with carriage returns alone', filled('2025-01-13,Rent,-1.00\r')],
  ['NULs', filled('\0')],
  ['NULs between letters', filled('2025-01-13,\0Rent,-1.00\n')],
  ['invalid UTF-8', filled(Buffer.from([0xc3, 0x28]).toString('latin1'))],
  ['random widths', Buffer.concat([Buffer.from(HEAD), filled('a,b\na,b,c,d\n"x\n,,,,\n')])],
  ['payments whose quotes never close', Buffer.concat([Buffer.from(HEAD), filled('2025-01-13,"Rent, flat,-100.00\n')])],
  ['cells in cells', filled('"a,""b,""""c,"""""""\n')],
];

describe(`${SIZE_BYTES} bytes of`, () => {
  test.each(HOSTILE)('%s', async (_, bytes) => {
    let rowCount = 0;
    const reading = await readSource(memorySource(bytes), { fileName: 'hostile.csv', onRows: (rows) => { rowCount += rows.length; } });
    if (isFailure(reading)) expect(reading.failure).toMatch(/^[A-Z].{10,}/);
    // Rows that wait for an answer are counted, and not handed over.
    else expect(rowCount).toBe(reading.ambiguity ? 0 : reading.rowCount);
    let written = 0;
    const plain = writePlainly(memorySource(bytes), { text: async (text) => { written += text.length; }, warning: () => undefined });
    await plain.catch((error: unknown) => { expect(error).toBeInstanceOf(UnreadableCsv); });
    // Quotes around every cell, and the missing ones of short lines.
    expect(written).toBeLessThan(bytes.length * 8 + 1_000);
  }, 120_000);
});

test('payments among lines that cannot be read are read', async () => {
  const rows: string[] = [];
  const reading = await readSource(memorySource(Buffer.from(`${HEAD}${'x'.repeat(100_000)}\n2025-01-16,"Ink,-7.00\n${'a,'.repeat(2_000)}\n2025-01-17,Pens,-8.00\n`)), { fileName: 'a.csv', onRows: (batch) => { rows.push(...[...batch].map((row) => `${row.amountMinor}`)); } });
  if (isFailure(reading)) throw new Error(reading.failure);
  expect(rows).toEqual(['-10000', '5000', '-500', '-700', '-800']);
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['5 This line is longer than 65536 characters.', '7 This line has 2001 columns; at most 1000 are read.']);
  expect(reading.repairs.map(({ line }) => line)).toEqual([6]);
});
