/** How many units are said: "3", "a couple of", "a dozen". */
import type { PeriodReader } from './period-reader.ts';
import { text } from './period-reader.ts';
import { wordTable } from '../../../word-table.ts';

const VAGUE_COUNTS = wordTable<number>({ couple: 2, few: 3, several: 3, dozen: 12 });

export function countAt(reader: PeriodReader, at: number): { count: number; to: number } | null {
  const token = reader.isFree(at) ? reader.tokens[at] : undefined;
  if (token?.kind === 'number' && token.value !== undefined && !token.isMoney && !token.isPercent && token.value > 0 && token.value <= 400) return { count: token.value, to: at + 1 };
  const vague = VAGUE_COUNTS[token?.text ?? ''];
  if (vague !== undefined) return { count: vague, to: text(reader, at + 1) === 'of' ? at + 2 : at + 1 };
  return token?.text === 'a' && VAGUE_COUNTS[text(reader, at + 1)] !== undefined ? countAt(reader, at + 1) : null;
}
