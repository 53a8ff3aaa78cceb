/** Which quotation mark a file uses and what stands before one inside a quoted cell, told by their positions between delimiters. */
import type { CsvDialect } from './record.ts';

const BEFORE = String.raw`(?:^|[,;\t|^~\n] ?)`;
const BEHIND = String.raw`(?=[,;\t|^~\n]|$)`;

/** Cells between single quotes, and hardly any between double quotes. */
export function findQuote(sample: string): CsvDialect['quote'] {
  const count = (quote: string): number => sample.match(new RegExp(`${BEFORE}${quote}[^${quote}\\n]*${quote}${BEHIND}`, 'g'))?.length ?? 0;
  const single = count("'");
  // A cell between double quotes may go on in the next line.
  const begun = sample.match(new RegExp(`${BEFORE}"(?!")[^"]*"${BEHIND}`, 'g'))?.length ?? 0;
  return single > 2 && single > Math.max(count('"'), begun) * 2 ? "'" : '"';
}

/** A first guess, tested later: backslashes before quotes, and no doubled ones. */
export function findEscape(sample: string, quote: CsvDialect['quote']): CsvDialect['escape'] {
  const hasBackslash = sample.includes(`\\${quote}`);
  const emptyCells = new RegExp(`${BEFORE}${quote}${quote}${BEHIND}`, 'g');
  return hasBackslash && !sample.replace(emptyCells, '').includes(quote + quote) ? '\\' : quote;
}

/** Between single quotes every double one stands twice: the program that wrote the file doubled those that it once had around the cells. */
export function hasDoubledOthers(sample: string, quote: CsvDialect['quote']): boolean {
  if (quote === '"' || !sample.includes('""')) return false;
  const runs = sample.replace(new RegExp(`${BEFORE}""${BEHIND}`, 'g'), '').match(/"+/g) ?? [];
  return runs.length > 0 && runs.every((run) => run.length % 2 === 0);
}
