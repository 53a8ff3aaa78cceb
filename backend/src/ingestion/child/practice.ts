/** A statement that a waiting child reads for practice, so that the reader's code is loaded and compiled when a file comes. */
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { packRows } from './packed-rows.ts';

const ROUNDS = 3;
const ROW_COUNT = 2_000;

export async function practise(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await readSource(memorySource(statement()), { fileName: 'practice.csv', onRows: (rows) => void packRows(rows), onRestart: () => undefined });
  }
}

function statement(): Uint8Array {
  const lines = Array.from({ length: ROW_COUNT }, (_, row) =>
    `${String((row % 12) + 1).padStart(2, '0')}/${String((row % 28) + 1).padStart(2, '0')}/2024,"PAYMENT, No ${row}",${row % 3 === 0 ? '' : '-'}${row % 977}.${10 + (row % 90)},Sales,Checking`);
  return Buffer.from(['Date,Description,Amount,Category,Account', ...lines].join('\n'));
}
