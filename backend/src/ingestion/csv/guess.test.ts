/** Rows that are handed over before the whole file is understood are those that come when it is, or they are taken back. */
import { expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import type { StatementRow } from '../statement.ts';
import { readCsv } from './read-csv.ts';

async function read(lines: readonly string[], mayGuess: boolean): Promise<{ rows: StatementRow[]; reading: unknown; restarts: number; heldBack: number }> {
  const bytes = Buffer.from(lines.join('\n'));
  let [rows, restarts, batches]: [StatementRow[], number, number] = [[], 0, 0];
  let lastPercent = 0;
  let firstRowsAt = 100;
  const reading = await readCsv(memorySource(bytes), {
    fileName: 'statement.csv',
    onRows: (batch) => {
      if (batches++ === 0) firstRowsAt = lastPercent;
      rows.push(...batch);
    },
    onProgress: (percent) => { lastPercent = percent; },
    ...(mayGuess && { onRestart: () => { rows = []; restarts++; } }),
  });
  return { rows, reading, restarts, heldBack: firstRowsAt };
}

const many = (count: number, line: (row: number) => string): string[] => Array.from({ length: count }, (_, row) => line(row));
const day = (row: number): string => `2025-${String(Math.floor(row / 2_000) + 1).padStart(2, '0')}-${String((row % 28) + 1).padStart(2, '0')}`;
const plain = many(8_000, (row) => `${day(row)},SQUARE INC ${row},${row % 3 === 0 ? '' : '-'}${row}.50`);

test('a file that goes on as it begins is gone through once', async () => {
  const lines = ['Date,Description,Amount', ...plain];
  const guessed = await read(lines, true);
  const understood = await read(lines, false);
  expect(guessed).toMatchObject({ rows: understood.rows, reading: understood.reading, restarts: 0 });
  expect(guessed.rows).toHaveLength(8_000);
  expect(guessed.heldBack).toBeLessThan(understood.heldBack);
});

const slashed = (row: number): string => `${String((row % 12) + 1).padStart(2, '0')}/${String((row % 9) + 1).padStart(2, '0')}/2025,COFFEE ${row},-${row}.50`;

test.each<[string, string[], number]>([
  ['turns to another currency', ['Date,Description,Amount,Currency', ...many(3_000, (row) => `${day(row)},A ${row},-1.00,USD`), ...many(6_000, (row) => `${day(row)},B ${row},-1.00,EUR`)], 1],
  ['tells the order of its dates at its end', ['Date,Description,Amount', ...many(4_000, slashed), '25/03/2025,LAST,-1.00'], 0],
  ['holds another table', ['Date,Description,Amount', ...plain, '', 'Card,Posting date,Merchant,Debit,Credit', ...many(50, (row) => `1234,2025-02-${String((row % 28) + 1).padStart(2, '0')},SHOP ${row},${row}.10,`)], 1],
  ['tells its dates both ways', ['Date,Description,Amount', ...many(3_000, (row) => `${String((row % 28) + 1).padStart(2, '0')}/01/2025,A ${row},-1.00`), ...many(3_000, (row) => `01/${String((row % 28) + 1).padStart(2, '0')}/2025,A ${row},-1.00`)], 1],
])('a file that %s is read as if it had been understood first', async (_, lines, restarts) => {
  const guessed = await read(lines, true);
  const understood = await read(lines, false);
  expect({ ...guessed, heldBack: 0 }).toEqual({ ...understood, heldBack: 0, restarts });
});
