/** A record whose quoted cell goes on on the following lines. */
import type { CsvDialect } from './record.ts';
import { BROKEN, closingQuote, DONE, splitQuoted, unescaped } from './split-line.ts';

export type HeldState = 'open' | 'complete' | 'broken';

export class HeldRecord {
  readonly line: number;
  readonly lines: string[];
  readonly cells: string[];
  charCount: number;
  readonly #dialect: CsvDialect;
  #openParts: string[];

  /** `openFrom`: where the open cell's text begins on `firstLine`. */
  constructor(line: number, firstLine: string, cells: string[], openFrom: number, dialect: CsvDialect) {
    this.line = line;
    this.lines = [firstLine];
    this.cells = cells;
    this.charCount = firstLine.length;
    this.#dialect = dialect;
    this.#openParts = [firstLine.slice(openFrom)];
  }

  add(line: string): HeldState {
    this.lines.push(line);
    this.charCount += line.length + 1;
    const { delimiter } = this.#dialect;
    const close = closingQuote(line, 0, this.#dialect);
    if (close < 0) {
      this.#openParts.push(line);
      return 'open';
    }
    this.#openParts.push(line.slice(0, close));
    this.cells.push(unescaped(this.#openParts.join('\n'), this.#dialect));
    if (close + 1 === line.length) return 'complete';
    if (!line.startsWith(delimiter, close + 1)) return 'broken';
    const state = splitQuoted(line, close + 1 + delimiter.length, this.cells, this.#dialect);
    if (state === BROKEN) return 'broken';
    if (state === DONE) return 'complete';
    this.#openParts = [line.slice(state)];
    return 'open';
  }

  get text(): string {
    return this.lines.join('\n');
  }
}
