/** The opening and closing balance that a statement prints as a line of their own. */
import { minorUnits, splitAmount, type DecimalMark } from '../cells/amounts.ts';
import { lineKind } from '../cells/line-words.ts';
import type { TextLine } from './text-lines.ts';

export interface StatedBalances { openingMinor: number | null; closingMinor: number | null }

export function statedBalances(lines: readonly TextLine[], mark: DecimalMark, fractionDigits: number): StatedBalances {
  let openingMinor: number | null = null;
  let closingMinor: number | null = null;
  for (const line of lines) {
    const kind = line.cells.slice(0, 3).map((cell) => lineKind(cell.text)).find((found) => found === 'opening-balance' || found === 'closing-balance');
    const last = line.cells.at(-1)?.text ?? '';
    const parts = kind && splitAmount(last.replace(/^.*\s(?=[-(]?[^\p{L}\s]*\d[\d.,]*\)?-?$)/u, ''));
    const minor = parts ? minorUnits(parts.digits, mark, fractionDigits) : null;
    if (!parts || minor === null) continue;
    const signed = parts.isNegative || parts.side === 'debit' ? -minor : minor;
    if (kind === 'opening-balance') openingMinor ??= signed;
    else closingMinor = signed;
  }
  return { openingMinor, closingMinor };
}
