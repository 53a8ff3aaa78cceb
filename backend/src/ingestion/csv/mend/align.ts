/** Finds the most believable way to read one broken line as a record of so many cells, and how far ahead of the next best it is. */
import type { CsvDialect } from '../record.ts';
import type { ColumnProfile } from './column-profile.ts';
import { joinedPieces, plainPiece, quotedPieces, splitPieces, type Mend, type Piece } from './pieces.ts';

export interface Alignment { cells: string[]; mends: Set<Mend>; cost: number; /** How much less believable the next best reading is. */ lead: number }

interface Way { cost: number; cell: string | null; mend: Mend | null; rest: Way | null; key: string }

const EXTRA_DELIMITER = 1.2;
const MISSING_CELLS = 0.8;
/** Bounds the work on one line. */
const MAX_STEPS = 4_000;
const END: Way = { cost: 0, cell: null, mend: null, rest: null, key: '' };

/** `profiles`: of the `columnCount` columns; without them only quotes and empty cells are mended. */
export function align(line: string, dialect: CsvDialect, profiles: readonly ColumnProfile[] | null): Alignment | null {
  const [best, second] = new Aligner(line, dialect, profiles).ways();
  if (!best) return null;
  const cells: string[] = [];
  const mends = new Set<Mend>();
  for (let way: Way | null = best; way && way !== END; way = way.rest) {
    if (way.cell !== null) cells.push(way.cell);
    if (way.mend) mends.add(way.mend);
  }
  return { cells, mends, cost: best.cost, lead: second ? second.cost - best.cost : Infinity };
}

class Aligner {
  readonly #line: string;
  readonly #dialect: CsvDialect;
  readonly #profiles: readonly ColumnProfile[] | null;
  readonly #known = new Map<number, Way[]>();
  #steps = 0;

  constructor(line: string, dialect: CsvDialect, profiles: readonly ColumnProfile[] | null) {
    this.#line = line;
    this.#dialect = dialect;
    this.#profiles = profiles;
  }

  /** The best two that give different cells; none where the line is too tangled to tell. */
  ways(): Way[] {
    const ways = this.#from(0, 0);
    return this.#steps > MAX_STEPS ? [] : ways;
  }

  #from(at: number, column: number): Way[] {
    const isAtEnd = at > this.#line.length;
    if (isAtEnd) return this.#missing(column);
    const key = at * (this.#dialect.columnCount + 1) + column;
    const known = this.#known.get(key);
    if (known || this.#steps > MAX_STEPS) return known ?? [];
    const ways = this.#search(at, column);
    this.#known.set(key, ways);
    return ways;
  }

  #search(at: number, column: number): Way[] {
    const best = new BestTwo();
    const plain = plainPiece(this.#line, at, this.#dialect);
    if (plain.text === '') for (const rest of this.#from(plain.next, column)) best.add({ cost: rest.cost + EXTRA_DELIMITER, cell: null, mend: 'extra-delimiter', rest, key: rest.key });
    if (column === this.#dialect.columnCount) return best.ways;
    for (const piece of [plain, ...this.#otherPieces(at, column)]) {
      this.#steps++;
      const cost = piece.cost + (this.#profiles ? this.#profiles[column]!.misfit(withoutQuote(piece.text, this.#dialect.quote), piece.isQuoted) : 0);
      if (cost === Infinity) continue;
      for (const rest of this.#from(piece.next, column + 1)) best.add({ cost: cost + rest.cost, cell: piece.text, mend: piece.mend, rest, key: `${piece.text}\u0000${rest.key}` });
    }
    return best.ways;
  }

  #otherPieces(at: number, column: number): Piece[] {
    const pieces = quotedPieces(this.#line, at, this.#dialect, this.#profiles !== null);
    const profile = this.#profiles?.[column];
    if (!profile) return pieces;
    if (profile.kind === 'text') pieces.push(...joinedPieces(this.#line, at, this.#dialect).filter((piece) => !this.#tearsAmount(piece, at, column)));
    // Two amounts in one cell could be parted anywhere.
    const isBeforeAmount = profile.isAmount && this.#profiles?.[column + 1]?.isAmount;
    if (column + 1 < this.#dialect.columnCount && !isBeforeAmount) pieces.push(...splitPieces(this.#line, at, this.#dialect, (text, rest) => profile.isExactly(text) || this.#profiles![column + 1]!.isWord(rest)));
    return pieces;
  }

  /** 1,234.56 between commas: whether "1" belongs to the text or to the amount cannot be told. */
  #tearsAmount({ text, next }: Piece, at: number, column: number): boolean {
    const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character);
    const tearsNext = this.#profiles?.[column + 1]?.isAmount && isDigit(text.at(-1)) && isDigit(this.#line[next]);
    const tearsLast = this.#profiles?.[column - 1]?.isAmount && isDigit(text[0]) && isDigit(this.#line[at - this.#dialect.delimiter.length - 1]);
    return tearsNext === true || tearsLast === true;
  }

  /** The line is over: the other columns are taken as empty. */
  #missing(column: number): Way[] {
    const { columnCount } = this.#dialect;
    if (column === columnCount) return [END];
    if (!this.#profiles) return [];
    let way = END;
    for (let index = columnCount - 1; index >= column; index--) {
      way = { cost: way.cost + this.#profiles[index]!.misfit('', false), cell: '', mend: 'missing-cells', rest: way, key: `\u0000${way.key}` };
    }
    return way.cost === Infinity ? [] : [{ ...way, cost: way.cost + MISSING_CELLS }];
  }
}

class BestTwo {
  ways: Way[] = [];

  add(way: Way): void {
    const same = this.ways.findIndex((known) => known.key === way.key);
    if (same >= 0 && this.ways[same]!.cost <= way.cost) return;
    if (same >= 0) this.ways.splice(same, 1);
    this.ways = [...this.ways, way].sort((a, b) => a.cost - b.cost).slice(0, 2);
  }
}

/** A stray quote before a date does not make it something else. */
const withoutQuote = (text: string, quote: string): string => (text.startsWith(quote) ? text.slice(quote.length) : text);
