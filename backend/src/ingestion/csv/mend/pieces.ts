/** The cells that could begin at one position of a line that breaks the rules, each with what it takes to believe in it. */
import type { CsvDialect } from '../record.ts';
import { indexOrEnd, unescaped } from '../split-line.ts';

export type Mend = 'stray-quote' | 'delimiter-in-cell' | 'missing-delimiter' | 'extra-delimiter' | 'missing-cells';

export interface Piece {
  text: string;
  isQuoted: boolean;
  /** Where the next cell begins: one behind the line's end after its last cell. */
  next: number;
  cost: number;
  mend: Mend | null;
}

const LITERAL_QUOTE = 1.5;
/** Oslo"Lamp, brass" as two cells: what stands between quotes is torn. */
const TORN_QUOTES = 1.2;
/** Behind a quote that closes something else than a quote follows. */
const SPLIT_BEHIND_QUOTE = 0.2;
/** Round 48""""Made here: inches rather than a quotation that nobody ends. */
const LONE_QUOTE_IN_FRONT = 0.4;
const INNER_QUOTE = 0.2;
/** At the end of a cell that no quote begins. */
const CLOSING_QUOTE = 0.6;
const STRAY_QUOTE = 0.5;
const QUOTES_AND_DELIMITERS = 1;
const JOIN = 1;
const JOIN_MORE = 0.1;
const SPLIT = 1.5;
const SPLIT_DIGITS = 0.4;
const SPLIT_FRACTION = 1;
const MAX_CLOSINGS = 12;
const MAX_JOINS = 14;
const LONGEST_SPLIT_CHARS = 24;

/** The cell up to the next delimiter, as it stands. */
export function plainPiece(line: string, at: number, { delimiter, quote }: CsvDialect): Piece {
  const end = indexOrEnd(line, delimiter, at);
  const text = line.slice(at, end);
  const opened = openedInside(line, at, end, { delimiter, quote });
  const cost = text.startsWith(quote) ? LITERAL_QUOTE : text.endsWith(quote) ? CLOSING_QUOTE : text.includes(quote) ? INNER_QUOTE + (opened ? TORN_QUOTES : 0) : 0;
  return { text, isQuoted: false, next: end === line.length ? end + 1 : end + delimiter.length, cost, mend: cost === 0 ? null : 'stray-quote' };
}

/** A quote in the middle of the cell is closed at the end of a later one. */
function openedInside(line: string, at: number, end: number, { delimiter, quote }: Pick<CsvDialect, 'delimiter' | 'quote'>): boolean {
  const open = line.indexOf(quote, at);
  if (open <= at || open >= end - 1 || line.indexOf(quote, open + 1) < end) return false;
  const close = line.indexOf(quote, end);
  return close === line.length - 1 || line.startsWith(delimiter, close + 1);
}

/** Cells between this position's quote and each later one that could close it. With `maySplit` also those that a delimiter should follow. */
export function quotedPieces(line: string, at: number, dialect: CsvDialect, maySplit: boolean): Piece[] {
  const { delimiter, quote } = dialect;
  const pieces: Piece[] = [];
  if (!line.startsWith(quote, at)) return pieces;
  for (let close = line.indexOf(quote, at + 1); close >= 0 && pieces.length < MAX_CLOSINGS; close = line.indexOf(quote, close + 1)) {
    const isAtEnd = close + 1 === line.length;
    const isFollowed = isAtEnd || line.startsWith(delimiter, close + 1);
    if (!isFollowed && !maySplit) continue;
    const isBeforeQuote = line.startsWith(quote, close + 1);
    const inner = line.slice(at + 1, close);
    const strays = strayCount(inner, dialect);
    const cost = strays * STRAY_QUOTE + (inner.startsWith(quote) && !inner.slice(2).includes(quote) ? LONE_QUOTE_IN_FRONT : 0) + (inner.includes(delimiter + quote) || inner.includes(quote + delimiter) ? QUOTES_AND_DELIMITERS : 0);
    const next = isAtEnd ? close + 2 : isFollowed ? close + 1 + delimiter.length : close + 1;
    pieces.push({ text: unescaped(inner, dialect), isQuoted: true, next, cost: cost + (isFollowed ? 0 : SPLIT + (isBeforeQuote ? 0 : SPLIT_BEHIND_QUOTE)), mend: !isFollowed ? 'missing-delimiter' : strays > 0 ? 'stray-quote' : null });
  }
  return pieces;
}

function strayCount(inner: string, { quote, escape }: CsvDialect): number {
  const proper = escape === '' ? inner : inner.replaceAll(escape + quote, '');
  return proper.split(quote).length - 1;
}

/** This cell and the ones behind it, taken for one whose delimiters nobody quoted. */
export function joinedPieces(line: string, at: number, { delimiter, quote }: CsvDialect): Piece[] {
  const pieces: Piece[] = [];
  if (line.startsWith(quote, at) || line.startsWith(delimiter, at)) return pieces;
  let end = indexOrEnd(line, delimiter, at);
  for (let count = 2; end < line.length && pieces.length < MAX_JOINS; count++) {
    const start = end + delimiter.length;
    if (line.startsWith(quote, start)) break;
    end = indexOrEnd(line, delimiter, start);
    if (end === start) continue;
    pieces.push({ text: line.slice(at, end), isQuoted: false, next: end === line.length ? end + 1 : end + delimiter.length, cost: JOIN + JOIN_MORE * (count - 2), mend: 'delimiter-in-cell' });
  }
  return pieces;
}

/** Beginnings of this cell, taken for a cell whose delimiter is missing: up to a quote, and those that `isExactly` what the column holds, or whose rest is what the next one holds. */
export function splitPieces(line: string, at: number, { delimiter, quote }: CsvDialect, isExactly: (text: string, rest: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  if (line.startsWith(quote, at)) return pieces;
  const end = indexOrEnd(line, delimiter, at);
  const split = (next: number): Piece => ({ text: line.slice(at, next), isQuoted: false, next, cost: SPLIT + numberCost(line.slice(next - 1, next + 1)), mend: 'missing-delimiter' });
  for (let next = at + 1; next < end; next++) {
    // Long cells end with a word of the next column, if at all.
    if (next >= at + LONGEST_SPLIT_CHARS && next < end - LONGEST_SPLIT_CHARS) next = end - LONGEST_SPLIT_CHARS;
    if (line[next] !== quote && isExactly(line.slice(at, next), line.slice(next, end))) pieces.push(split(next));
  }
  const quoteAt = line.indexOf(quote, at);
  if (quoteAt > at && quoteAt < end) pieces.push(split(quoteAt));
  return pieces;
}

/** Numbers are rarely torn apart. */
const numberCost = (around: string): number => (/^\d[.,]$/.test(around) ? SPLIT_FRACTION : /^\d\d$/.test(around) ? SPLIT_DIGITS : 0);
