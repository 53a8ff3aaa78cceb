/** Reads a file in place, for tests: its reading with all rows, or the reason why there is none. */
import { memorySource } from './byte-source.ts';
import { readSource } from './read-statement.ts';
import { mappingOfAnswers } from './understand/answered.ts';
import { isFailure, type ReadingAnswers, type StatementReading, type StatementRow } from './statement.ts';

export interface TestReading { reading: StatementReading; rows: StatementRow[] }

const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? Buffer.from(content, 'utf8') : content);

export async function readAll(content: string | Uint8Array, fileName: string, answers: ReadingAnswers = {}): Promise<TestReading> {
  const rows: StatementRow[] = [];
  const reading = await readSource(memorySource(bytesOf(content)), { fileName, guidance: { said: mappingOfAnswers(answers), remembered: [] }, onRows: (batch) => { rows.push(...batch); } });
  if (isFailure(reading)) throw new Error(reading.failure);
  return { reading, rows };
}

export async function refusal(content: string | Uint8Array, fileName: string): Promise<string> {
  const reading = await readSource(memorySource(bytesOf(content)), { fileName, onRows: () => { throw new Error('rows were handed over'); } });
  return isFailure(reading) ? reading.failure : `read: ${reading.rowCount} rows`;
}

export const short = (rows: readonly StatementRow[]): string[] => rows.map((row) => `${row.date} ${row.amountMinor} ${row.currency ?? '-'} ${row.description}`);
