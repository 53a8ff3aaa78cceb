/** A reading with a head start comes to the same rows as one without, whenever its rows are wanted; one that nobody wants ends. */
import { expect, test } from '@jest/globals';
import { isFailure, type ReadingFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { ReadAhead } from './read-ahead.ts';
import { readInChild } from './read-in-child.ts';

/** More chunks than may wait. */
const LONG = 110_000;
const ledgerOf = (rows: number): Buffer => Buffer.from(['Date,Description,Amount', ...Array.from({ length: rows }, (_, index) => `2024-03-${String((index % 28) + 1).padStart(2, '0')},Payment ${index},${index % 7 === 0 ? '' : '-'}${(index % 1000) + 1}.25`)].join('\n'));
const optionsOf = (bytes: Uint8Array): { source: { bytes: Uint8Array }; fileName: string } => ({ source: { bytes }, fileName: 'ledger.csv' });

const textOf = (row: StatementRow): string => JSON.stringify(row);

interface Outcome { result: StatementReading | ReadingFailure; rows: StatementRow[]; percents: number[] }

async function taken(ahead: ReadAhead, pause: () => Promise<void> = async () => undefined): Promise<Outcome> {
  const [rows, percents]: [StatementRow[], number[]] = [[], []];
  const result = await ahead.handOver({ onRows: async (batch) => { rows.push(...batch); await pause(); }, onProgress: (percent) => { percents.push(percent); } });
  return { result, rows, percents };
}

test('rows that waited and rows that come later are those of a reading without a head start, in their order', async () => {
  const bytes = ledgerOf(LONG);
  const plain: StatementRow[] = [];
  const result = await readInChild({ ...optionsOf(bytes), onRows: (batch) => { plain.push(...batch); } });
  const outcome = await taken(new ReadAhead(optionsOf(bytes)));
  expect(outcome.rows.map(textOf).join('\n') === plain.map(textOf).join('\n')).toBe(true);
  expect(outcome.result).toEqual(result);
  expect(outcome.percents).toEqual([...outcome.percents].sort((a, b) => a - b));
});

test('what is wrong with a file is told to whoever takes it', async () => {
  const { rows, result } = await taken(new ReadAhead(optionsOf(Buffer.from('no,table\n'))));
  expect(rows).toEqual([]);
  expect(isFailure(result)).toBe(true);
});

test('a fault of the taker is the caller\'s to hear, and ends the reading', async () => {
  const ahead = new ReadAhead(optionsOf(ledgerOf(LONG)));
  await expect(taken(ahead, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await expect(taken(ahead)).rejects.toThrow('nobody wants what is read');
});

test('given up, it ends although nobody takes its rows', async () => {
  const ahead = new ReadAhead(optionsOf(ledgerOf(LONG)));
  ahead.abandon();
  await expect(taken(ahead)).rejects.toThrow('nobody wants what is read');
});
