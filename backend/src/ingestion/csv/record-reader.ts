/** Takes a CSV apart record by record: proper lines at once, cells over several lines by holding lines back, everything else through the mender. Its work is bounded and grows with the text alone. */
import { cleaned } from '../encoding/lost-characters.ts';
import { HeldRecord } from './held-record.ts';
import type { LineMender, Mended } from './mend/line-mender.ts';
import type { CsvDialect, CsvRecord, RecordNote, RecordSink } from './record.ts';
import { BROKEN, DONE, hasInnerQuote, splitQuoted, splitStrictly } from './split-line.ts';

/** Longer than any real record; what an open quote may hold back before it is taken for a stray one. */
const MAX_RECORD_CHARS = 64 * 1024;
export const MAX_COLUMNS = 1_000;
export const MAX_CELL_CHARS = 16_384;
const RAW_CHARS = 500;
/** Lines that were held back in vain and are read again: no more than this, and twice what was read. */
const FREE_REREAD_CHARS = 2 ** 20;
/** A line with that many cells inside a quoted cell is a record that a stray quote swallowed. */
const MIN_TELLING_COLUMNS = 3;

export class RecordReader {
  readonly #dialect: CsvDialect;
  readonly #sink: RecordSink;
  readonly #mender: LineMender | null;
  /** A line whose end has not come yet. */
  #begun = '';
  #isSkippingLine = false;
  #nextLine = 1;
  #held: HeldRecord | null = null;
  /** Lines to be read again, first one last. */
  #again: string[] = [];
  /** Lines of which something is lost, until their records are told. */
  readonly #damaged = new Map<number, string>();
  #readChars = 0;
  #rereadChars = 0;

  constructor(dialect: CsvDialect, sink: RecordSink, mender: LineMender | null = null) {
    this.#dialect = dialect;
    this.#sink = sink;
    this.#mender = mender;
  }

  /** Line ends of `text` are line feeds (`line-ends.ts`). */
  write(text: string): void {
    this.#readChars += text.length;
    const lines = this.#begun === '' ? text : this.#begun + text;
    let start = 0;
    for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', start)) {
      this.#read(lines.slice(start, end));
      start = end + 1;
    }
    this.#begun = lines.slice(start);
    if (this.#begun.length > MAX_RECORD_CHARS) this.#skipLine(this.#begun);
  }

  /** Whether it stands between two lines, with nothing held back. */
  get isIdle(): boolean {
    return this.#held === null && this.#begun === '' && !this.#isSkippingLine;
  }

  /** The number of the line that comes next, while it is idle. */
  get nextLine(): number {
    return this.#nextLine;
  }

  /** Takes notice of a regular line that somebody else reads, while it is idle; returns the line's number. */
  passOver(charCount: number): number {
    this.#readChars += charCount;
    return this.#nextLine++;
  }

  end(): void {
    if (this.#begun !== '') this.#read(this.#begun);
    this.#begun = '';
    this.#closeHeld();
  }

  #read(line: string): void {
    if (this.#isSkippingLine) {
      this.#isSkippingLine = false;
      this.#nextLine++;
      return;
    }
    const { text, reason } = cleaned(line);
    if (reason !== null) this.#notice(this.#nextLine, text, reason);
    this.#take(text);
    this.#readAgain();
  }

  #notice(line: number, text: string, reason: string): void {
    if (text.trim() === '') this.#sink.unreadable(line, reason, '');
    else this.#damaged.set(line, reason);
  }

  #readAgain(): void {
    for (let line = this.#again.pop(); line !== undefined; line = this.#again.pop()) this.#take(line);
  }

  /** Whatever is held back now stands behind an open quote. */
  #closeHeld(): void {
    while (this.#held) {
      this.#giveBack(this.#held);
      this.#readAgain();
    }
  }

  #take(line: string): void {
    const number = this.#nextLine++;
    if (this.#held) this.#continue(this.#held, line);
    else this.#begin(number, line);
  }

  #begin(number: number, line: string): void {
    if (line.length > MAX_RECORD_CHARS) return this.#sink.unreadable(number, tooLong(MAX_RECORD_CHARS), line.slice(0, RAW_CHARS));
    if (!line.includes(this.#dialect.quote)) return this.#emit(number, line.split(this.#dialect.delimiter), line);
    const cells: string[] = [];
    const state = splitQuoted(line, 0, cells, this.#dialect);
    if (state === DONE && cells.length === this.#dialect.columnCount && this.#mender && cells.some((cell) => cell.includes(this.#dialect.quote)) && hasInnerQuote(line, this.#dialect)) return this.#hand(number, this.#mender.mendInnerQuotes(line, cells), line);
    if (state === DONE) return this.#emit(number, cells, line);
    if (state === BROKEN || this.#rereadChars > FREE_REREAD_CHARS + this.#readChars * 2) return this.#mendQuotes(number, line);
    this.#held = new HeldRecord(number, line, cells, state, this.#dialect);
  }

  #continue(held: HeldRecord, line: string): void {
    const state = held.add(line);
    if (state === 'complete' && this.#isOneRecord(held)) {
      this.#held = null;
      this.#emit(held.line, held.cells, held.text);
    } else if (state !== 'open' || held.charCount > MAX_RECORD_CHARS) this.#giveBack(held);
  }

  /** Not where the quotes hold a whole record, or a first line that is one for itself. */
  #isOneRecord({ cells, lines }: HeldRecord): boolean {
    const { columnCount } = this.#dialect;
    const isWhole = (line: string): boolean => splitStrictly(line, this.#dialect)?.length === columnCount;
    if (columnCount >= MIN_TELLING_COLUMNS && lines.slice(1, -1).some(isWhole)) return false;
    return columnCount === 0 || cells.length === columnCount || !(isWhole(lines.at(-1)!) || this.#mender?.isWholeWithStrayQuote(lines[0]!));
  }

  /** The first line's open quote is taken for a stray one; the lines behind it are read anew. */
  #giveBack(held: HeldRecord): void {
    this.#held = null;
    this.#rereadChars += held.charCount;
    this.#mendQuotes(held.line, held.lines[0]!);
    this.#nextLine = held.line + 1;
    for (let index = held.lines.length - 1; index > 0; index--) this.#again.push(held.lines[index]!);
  }

  #mendQuotes(number: number, line: string): void {
    const mended = this.#mender?.mendQuotes(line) ?? plainly(line, this.#dialect);
    this.#hand(number, mended, line);
  }

  #emit(number: number, cells: string[], raw: string): void {
    const { columnCount } = this.#dialect;
    if (columnCount > 1 && cells.length !== columnCount && this.#mender) return this.#hand(number, this.#mender.mendWidth(raw, cells), raw);
    if (cells.length > MAX_COLUMNS || (raw.length > MAX_CELL_CHARS && cells.some(isTooLong))) return this.#refuse(number, cells, raw);
    this.#tell({ line: number, cells }, raw);
  }

  #hand(number: number, { cells, repair, doubt }: Mended, raw: string): void {
    if (cells.length > MAX_COLUMNS || cells.some(isTooLong)) return this.#refuse(number, cells, raw);
    const note = (reason: string): RecordNote => ({ reason, raw: raw.slice(0, RAW_CHARS) });
    this.#tell({ line: number, cells, ...(repair === undefined ? {} : { repair: note(repair) }), ...(doubt === undefined ? {} : { doubt: note(doubt) }) }, raw);
  }

  /** `raw`: the lines of the record. */
  #tell(record: CsvRecord, raw: string): void {
    if (this.#damaged.size === 0) return this.#sink.record(record);
    const [reason] = this.#takeDamage(record.line, raw.split('\n').length);
    this.#sink.record(reason === undefined ? record : { ...record, damage: { reason, raw: raw.slice(0, RAW_CHARS) } });
  }

  /** Lines before the record's belong to records that could not be read. */
  #takeDamage(first: number, lineCount: number): string[] {
    const known = [...this.#damaged].filter(([line]) => line < first + lineCount);
    for (const [line] of known) this.#damaged.delete(line);
    return known.filter(([line]) => line >= first).map(([, reason]) => reason);
  }

  #refuse(number: number, cells: readonly string[], raw: string): void {
    const reason = cells.length > MAX_COLUMNS ? `This line has ${cells.length} columns; at most ${MAX_COLUMNS} are read.` : `A cell of this line is longer than ${MAX_CELL_CHARS} characters.`;
    this.#sink.unreadable(number, reason, raw.slice(0, RAW_CHARS));
  }

  /** A line so long that its end is not waited for. */
  #skipLine(beginning: string): void {
    this.#begun = '';
    if (this.#isSkippingLine) return;
    this.#closeHeld();
    this.#isSkippingLine = true;
    this.#sink.unreadable(this.#nextLine, tooLong(MAX_RECORD_CHARS), beginning.slice(0, RAW_CHARS));
  }
}

const isTooLong = (cell: string): boolean => cell.length > MAX_CELL_CHARS;

const tooLong = (chars: number): string => `This line is longer than ${chars} characters.`;

/** Quotes mean nothing but at both ends of a cell. */
function plainly(line: string, { delimiter, quote }: CsvDialect): Mended {
  const cells = line.split(delimiter).map((cell) => (cell.length > 1 && cell.startsWith(quote) && cell.endsWith(quote) ? cell.slice(1, -1).replaceAll(quote + quote, quote) : cell));
  return { cells, repair: 'A quotation mark on this line is not closed; it was read as a letter.' };
}
