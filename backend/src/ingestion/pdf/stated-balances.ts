/** The opening and closing balances that a statement prints as lines of their own. */
import { minorUnits, splitAmount, type DecimalMark } from '../cells/amounts.ts';
import { lineKind } from '../cells/line-words.ts';
import type { TextLine } from './text-lines.ts';

export interface StatedBalance { line: number; kind: 'opening-balance' | 'closing-balance'; minor: number }

/** In their order; lines count from 1. */
export function statedBalances(lines: readonly TextLine[], mark: DecimalMark, fractionDigits: number): StatedBalance[] {
  return lines.flatMap((line, index) => {
    const kind = line.cells.slice(0, 3).map((cell) => lineKind(cell.text)).find((found) => found === 'opening-balance' || found === 'closing-balance');
    const last = line.cells.at(-1)?.text ?? '';
    const parts = kind && splitAmount(last.replace(/^.*\s(?=[-(]?[^\p{L}\s]*\d[\d.,]*\)?-?$)/u, ''));
    const minor = parts ? minorUnits(parts.digits, mark, fractionDigits) : null;
    if (!kind || !parts || minor === null) return [];
    return [{ line: index + 1, kind, minor: parts.isNegative || parts.side === 'debit' ? -minor : minor }];
  });
}
