/** Which quotation mark a file uses and what stands before one inside a quoted cell, told by their positions between delimiters. */
import type { CsvDialect } from './record.ts';

const BEFORE = String.raw`(?:^|[,;\t|^~\n] ?)`;
const BEHIND = String.raw`(?=[,;\t|^~\n]|$)`;

/** Cells between single quotes, and hardly any between double quotes. */
export function findQuote(sample: string): CsvDialect['quote'] {
  const count = (quote: string): number => sample.match(new RegExp(`${BEFORE}${quote}[^${quote}\\n]*${quote}${BEHIND}`, 'g'))?.length ?? 0;
  const single = count("'");
  return single > 2 && single > count('"') * 2 ? "'" : '"';
}

/** A first guess, tested later: backslashes before quotes, and no doubled ones. */
export function findEscape(sample: string, quote: CsvDialect['quote']): CsvDialect['escape'] {
  const hasBackslash = sample.includes(`\\${quote}`);
  const emptyCells = new RegExp(`${BEFORE}${quote}${quote}${BEHIND}`, 'g');
  return hasBackslash && !sample.replace(emptyCells, '').includes(quote + quote) ? '\\' : quote;
}
