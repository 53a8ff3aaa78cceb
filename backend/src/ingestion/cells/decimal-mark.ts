/** Settles whether a file writes 1,234.50 or 1.234,50, from all of its amounts. */
import { markEvidence, type DecimalMark, type MarkEvidence } from './amounts.ts';

/** How often each kind of evidence was seen. */
export type MarkCounts = Record<MarkEvidence, number>;

export const noMarks = (): MarkCounts => ({ '.': 0, ',': 0, none: 0, 'either-point': 0, 'either-comma': 0 });

export interface SettledMark { mark: DecimalMark; reason: string; confidence: number }

/** Null when only numbers such as "1.234" were seen, which read both ways. `delimiter`: a file that separates cells by commas rarely writes decimals with them. */
export function settleMark(counts: MarkCounts, delimiter: string): SettledMark | null {
  const points = counts['.'];
  const commas = counts[','];
  if (points > 0 || commas > 0) {
    const mark = points >= commas ? '.' : ',';
    return { mark, reason: `${Math.max(points, commas)} amounts show it`, confidence: Math.max(points, commas) / (points + commas) };
  }
  if (counts['either-point'] === 0 && counts['either-comma'] === 0) return { mark: '.', reason: 'whole amounts only', confidence: 1 };
  if (counts['either-comma'] > 0 && counts['either-point'] === 0 && delimiter === ',') return { mark: '.', reason: 'commas stand before groups of three digits', confidence: 0.85 };
  if (counts['either-point'] > 0 && counts['either-comma'] === 0 && delimiter === ';') return { mark: ',', reason: 'points stand before groups of three digits', confidence: 0.85 };
  return null;
}

/** The same for a few numbers at hand. */
export function decimalMarkOf(digits: readonly string[]): DecimalMark | null {
  const counts = noMarks();
  for (const text of digits) counts[markEvidence(text)]++;
  return settleMark(counts, '')?.mark ?? null;
}
