/** How a headline figure moved against an earlier one, in words: direction, size and whether that is good news. */
import { percentInWords, tellingChange } from '../finance/percent.ts';
import type { ReportFigure } from '../finance/reports/document.ts';
import { figureWords } from './figure-words.ts';

export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  readonly effect: 'better' | 'worse' | 'neither';
  /** "+8.3% vs September 2026", "+1.2 points vs …", or "was −$40.00 in …" where a percentage would mislead. */
  readonly words: string;
}

/** Null where there is nothing to compare. */
export function figureChange({ value, unit, isGoodWhenUp }: ReportFigure, earlier: number | null, { currency, label }: { readonly currency: string; readonly label: string }): FigureChange | null {
  if (value === null || earlier === null || unit === 'date' || unit === 'text') return null;
  const direction = value > earlier ? 'up' : value < earlier ? 'down' : 'same';
  const effect = direction === 'same' ? 'neither' : (direction === 'up') === isGoodWhenUp ? 'better' : 'worse';
  return { direction, effect, words: misleads(value, earlier, unit) ? `was ${figureWords(earlier, unit, currency)} in ${label}` : `${changeWords(value, earlier, unit)} vs ${label}` };
}

function misleads(value: number, earlier: number, unit: ReportFigure['unit']): boolean {
  return unit !== 'percent' && value !== earlier && tellingChange(value, earlier) === null;
}

function changeWords(value: number, earlier: number, unit: ReportFigure['unit']): string {
  if (value === earlier) return 'unchanged';
  if (unit === 'percent') return `${plus(value - earlier)}${percentInWords(value - earlier).replace('%', '')} points`;
  const percent = tellingChange(value, earlier) ?? 0;
  return `${plus(percent)}${percentInWords(percent)}`;
}

const plus = (change: number): string => (change > 0 ? '+' : '');
