/** What became of a file whose meaning is known: right, asked, refused with a reason, or wrong without a word. */
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { isFailure, type StatementRow } from '../statement.ts';
import type { UnseenCase } from './test-writing.ts';

export type Outcome = 'right' | 'asked' | 'refused' | 'in part, with reasons' | 'silently wrong';

export async function outcomeOf({ fileName = 'export.csv', content, truth }: UnseenCase): Promise<{ outcome: Outcome; detail: string }> {
  const rows: StatementRow[] = [];
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const reading = await readSource(memorySource(bytes), { fileName, onRows: (batch) => { rows.push(...batch); } });
  if (isFailure(reading)) return { outcome: 'refused', detail: reading.failure };
  if (reading.ambiguity) return { outcome: 'asked', detail: reading.ambiguity.question };
  const missing = truth.map(({ date, minor }) => `${date} ${minor}`);
  const extra = rows.map(({ date, amountMinor }) => `${date} ${amountMinor}`).filter((row) => !taken(missing, row));
  if (missing.length + extra.length === 0) return { outcome: 'right', detail: '' };
  const isTold = extra.length === 0 && missing.length <= reading.problemCount;
  return { outcome: isTold ? 'in part, with reasons' : 'silently wrong', detail: `missing ${missing.join(', ')}; extra ${extra.join(', ')}; ${reading.problems.map(({ reason }) => reason).slice(0, 3).join(' ')}` };
}

function taken(from: string[], row: string): boolean {
  const place = from.indexOf(row);
  if (place >= 0) from.splice(place, 1);
  return place >= 0;
}
