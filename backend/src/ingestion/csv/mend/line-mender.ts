/** Reads lines that do not follow the rules of their file the way its other records suggest, where only one way makes sense; says what it did. */
import type { CsvDialect } from '../record.ts';
import { align, type Alignment } from './align.ts';
import type { ColumnProfile } from './column-profile.ts';
import type { Mend } from './pieces.ts';

/** Cells with the sentence about what was mended, or about what cannot be told. */
export interface Mended { cells: string[]; repair?: string; doubt?: string }

/** What the regular lines of the file look like. */
export interface UsualLines {
  /** Null where there are too few of them. */
  readonly profiles: readonly ColumnProfile[] | null;
  /** Other numbers of cells than most have, that are usual too. */
  readonly widths: ReadonlySet<number>;
}

const MAX_COST = 4;
const MIN_LEAD = 0.35;
const LONGEST_LINE_CHARS = 8_192;
const OTHER_DELIMITERS = [',', ';', '\t', '|', ' '];
const OTHER_DELIMITER = 1;
/** So many lines in a row that could not be mended: this file's lines are just different. */
const MAX_FRUITLESS = 300;
/** Bounds what a file of nothing but broken lines can cost. */
const MAX_MENDED = 10_000;
const MENDS: Readonly<Record<Mend, string>> = {
  'stray-quote': 'a quotation mark is not closed or not doubled',
  'delimiter-in-cell': 'a cell holds the delimiter without quotation marks',
  'missing-delimiter': 'a delimiter is missing between two cells',
  'extra-delimiter': 'there is a delimiter too many',
  'missing-cells': 'cells are missing at its end',
};

export class LineMender {
  readonly #dialect: CsvDialect;
  readonly #usual: UsualLines;
  /** Other numbers of cells that are usual in this file; those of further tables are added as their headings come. */
  #usualWidths: Set<number> | null = null;
  #fruitless = 0;
  #mendedCount = 0;

  constructor(dialect: CsvDialect, usual: UsualLines) {
    this.#dialect = dialect;
    this.#usual = usual;
  }

  /** For another pass over the file, which has to read it the same way. */
  afresh(): LineMender {
    return new LineMender(this.#dialect, this.#usual);
  }

  /** A line that is properly quoted and has another number of cells than most. */
  mendWidth(line: string, cells: string[]): Mended {
    this.#usualWidths ??= new Set(this.#usual.widths);
    if (this.#usualWidths.has(cells.length) || line.trim() === '' || this.#isHopeless(line)) return { cells };
    const aligned = this.#aligned(line);
    if (aligned) return aligned;
    const withoutEmpty = this.#withoutEmptyHeading(cells);
    if (withoutEmpty) return { cells: withoutEmpty, repair: `On this line ${MENDS['extra-delimiter']}; it was read as ${withoutEmpty.length} cells.` };
    if (isFullRowOfWords(cells)) this.#usualWidths.add(cells.length);
    else this.#fruitless++;
    const filled = cells.filter((cell) => cell.trim() !== '').length;
    return filled < 2 ? { cells } : { cells, doubt: `This line has ${cells.length} cells instead of ${this.#dialect.columnCount}, and it does not say which one is ${cells.length < this.#dialect.columnCount ? 'missing' : 'too many'}.` };
  }

  /** A line with the right number of cells, and quotes in the middle of some: they may belong to cells whose delimiter is missing. */
  mendInnerQuotes(line: string, cells: string[]): Mended {
    const profiles = this.#isHopeless(line) ? null : this.#usual.profiles;
    const own = profiles && align(line, this.#dialect, profiles);
    return own && isSure(own) && own.cells.some((cell, index) => cell !== cells[index]) ? this.#mended(own, '') : { cells };
  }

  /** A line whose quotes do not follow the rules. */
  mendQuotes(line: string): Mended {
    const aligned = this.#isHopeless(line) ? null : (this.#aligned(line) ?? this.#byQuotesAlone(line));
    if (aligned) return aligned;
    this.#fruitless++;
    const cells = line.split(this.#dialect.delimiter).map((cell) => withoutQuotes(cell, this.#dialect.quote));
    const repair = 'A quotation mark on this line is not closed; it was read as a letter.';
    const isRagged = this.#dialect.columnCount > 1 && cells.length !== this.#dialect.columnCount;
    return { cells, repair, ...(isRagged ? { doubt: `A quotation mark on this line is not closed, and the line then has ${cells.length} cells instead of ${this.#dialect.columnCount}.` } : {}) };
  }

  /** Whether a line with an open quote is a record for itself once the quote is taken for a letter. */
  isWholeWithStrayQuote(line: string): boolean {
    return !this.#isHopeless(line) && (this.#byQuotesAlone(line) !== null || this.#aligned(line) !== null);
  }

  #isHopeless(line: string): boolean {
    return line.length > LONGEST_LINE_CHARS || this.#dialect.columnCount < 2 || this.#fruitless > MAX_FRUITLESS || this.#mendedCount > MAX_MENDED;
  }

  #aligned(line: string): Mended | null {
    const profiles = this.#usual.profiles;
    if (!profiles) return null;
    const own = align(line, this.#dialect, profiles);
    if (own && isSure(own)) return this.#mended(own, '');
    return this.#byOtherDelimiter(line, profiles, own?.cost ?? Infinity);
  }

  #byOtherDelimiter(line: string, profiles: readonly ColumnProfile[], ownCost: number): Mended | null {
    const ways: { delimiter: string; alignment: Alignment }[] = [];
    for (const delimiter of OTHER_DELIMITERS) {
      if (delimiter === this.#dialect.delimiter || line.split(delimiter).length < this.#dialect.columnCount) continue;
      const alignment = align(line, { ...this.#dialect, delimiter }, profiles);
      if (alignment) ways.push({ delimiter, alignment: { ...alignment, cost: alignment.cost + OTHER_DELIMITER } });
    }
    const [best, second] = ways.sort((a, b) => a.alignment.cost - b.alignment.cost);
    if (!best || !isSure(best.alignment) || Math.min(second?.alignment.cost ?? Infinity, ownCost) - best.alignment.cost < MIN_LEAD) return null;
    return this.#mended(best.alignment, `another delimiter is used (${best.delimiter === ' ' ? 'a space' : best.delimiter === '\t' ? 'a tab' : best.delimiter})`);
  }

  /** For lines such as headings, whose cells do not look like those of the records. */
  #byQuotesAlone(line: string): Mended | null {
    const own = align(line, this.#dialect, null);
    return own && isSure(own) ? this.#mended(own, '') : null;
  }

  #mended({ cells, mends }: Alignment, otherDelimiter: string): Mended {
    this.#fruitless = 0;
    this.#mendedCount++;
    const what = [...(otherDelimiter === '' ? [] : [otherDelimiter]), ...[...mends].map((mend) => MENDS[mend])];
    return what.length === 0 ? { cells } : { cells, repair: `On this line ${what.join(', and ')}; it was read as ${cells.length} cells.` };
  }

  /** A row of words with as many empty cells as there are too many. */
  #withoutEmptyHeading(cells: readonly string[]): string[] | null {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return filled.length === this.#dialect.columnCount && filled.every((cell) => !/\d/.test(cell)) ? filled : null;
  }
}

const isFullRowOfWords = (cells: readonly string[]): boolean => cells.length > 2 && cells.every((cell) => cell.trim() !== '' && !/\d/.test(cell));

const isSure = ({ cost, lead }: Alignment): boolean => cost <= MAX_COST && lead >= MIN_LEAD;

function withoutQuotes(cell: string, quote: string): string {
  const text = cell.trim();
  return text.length > 1 && text.startsWith(quote) && text.endsWith(quote) ? text.slice(1, -1).replaceAll(quote + quote, quote) : cell;
}
