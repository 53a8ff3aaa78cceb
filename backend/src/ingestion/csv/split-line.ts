/** Takes one line apart by the strict rules of its dialect; says where a cell stays open at its end, and when something does not follow the rules. */
import type { CsvDialect } from './record.ts';

/** What `splitQuoted` returns instead of the position where an open cell's text begins. */
export const DONE = -1;
export const BROKEN = -2;

/** Adds the cells of `line` from `from` on to `cells`. Quotes inside a cell without quotes are letters. */
export function splitQuoted(line: string, from: number, cells: string[], dialect: CsvDialect): number {
  const { delimiter, quote } = dialect;
  let at = from;
  for (;;) {
    if (!line.startsWith(quote, at)) {
      const end = indexOrEnd(line, delimiter, at);
      cells.push(line.slice(at, end));
      if (end === line.length) return DONE;
      at = end + delimiter.length;
      continue;
    }
    const close = closingQuote(line, at + 1, dialect);
    if (close < 0) return at + 1;
    cells.push(unescaped(line.slice(at + 1, close), dialect));
    if (close + 1 === line.length) return DONE;
    if (!line.startsWith(delimiter, close + 1)) return BROKEN;
    at = close + 1 + delimiter.length;
  }
}

/** Null where the line is not properly quoted, or goes on on the next one. */
export function splitStrictly(line: string, dialect: CsvDialect): string[] | null {
  if (!line.includes(dialect.quote)) return line.split(dialect.delimiter);
  const cells: string[] = [];
  return splitQuoted(line, 0, cells, dialect) === DONE ? cells : null;
}

/** Whether a cell without quotes around it has one inside. */
export function hasInnerQuote(line: string, dialect: CsvDialect): boolean {
  const { delimiter, quote } = dialect;
  for (let at = 0, end = 0; end < line.length && line.includes(quote, at); at = end + delimiter.length) {
    const isQuoted = line.startsWith(quote, at);
    const close = isQuoted ? closingQuote(line, at + 1, dialect) : -1;
    if (isQuoted && close < 0) return true;
    end = isQuoted ? close + 1 : indexOrEnd(line, delimiter, at);
    if (!isQuoted && line.slice(at, end).includes(quote)) return true;
  }
  return false;
}

/** -1 where there is none. */
export function closingQuote(line: string, from: number, { delimiter, quote, escape }: CsvDialect): number {
  let at = line.indexOf(quote, from);
  while (at >= 0) {
    if (escape === quote) {
      if (!line.startsWith(quote, at + 1)) return at;
      at = line.indexOf(quote, at + 2);
    } else if (escape === '\\') {
      if (!isEscaped(line, at, from)) return at;
      at = line.indexOf(quote, at + 1);
    } else {
      // Without an escape only what stands behind it tells a closing quote from a letter.
      if (at + 1 === line.length || line.startsWith(delimiter, at + 1)) return at;
      at = line.indexOf(quote, at + 1);
    }
  }
  return -1;
}

function isEscaped(line: string, at: number, from: number): boolean {
  let first = at;
  while (first > from && line[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

export function unescaped(text: string, dialect: CsvDialect): string {
  const own = ownUnescaped(text, dialect);
  return dialect.hasDoubledOthers && own.includes('""') ? own.replaceAll('""', '"') : own;
}

function ownUnescaped(text: string, { quote, escape }: CsvDialect): string {
  if (escape === quote) return text.includes(quote) ? text.replaceAll(quote + quote, quote) : text;
  if (escape !== '\\' || !text.includes('\\')) return text;
  return text.replaceAll(quote === '"' ? /\\(["\\])/g : /\\(['\\])/g, '$1');
}

export function indexOrEnd(text: string, searched: string, from: number): number {
  const index = text.indexOf(searched, from);
  return index < 0 ? text.length : index;
}
