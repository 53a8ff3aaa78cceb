/** What the cells of a column look like in the file's regular records, and how badly another cell fits among them. */
import { splitAmount } from '../../cells/amounts.ts';
import { dateEvidence } from '../../cells/dates.ts';

export interface SampleCell { text: string; isQuoted: boolean }

/** `empty`: never filled. `shaped`: dates, numbers, codes. */
export type ColumnKind = 'empty' | 'shaped' | 'text';

const LONGEST_SHAPE_CHARS = 24;
const MIN_CELLS = 3;
const MIN_PREFIX_CHARS = 6;
const MOST_WORDS = 12;
const TIMES_A_WORD = 4;
/** A cell that fits with less than this is one the column could well hold. */
export const NO_FIT = Infinity;

export class ColumnProfile {
  readonly kind: ColumnKind;
  readonly isAmount: boolean;
  readonly #isDate: boolean;
  readonly #shapes: ReadonlySet<string>;
  readonly #looseShapes: ReadonlySet<string>;
  readonly #isNeverEmpty: boolean;
  readonly #isAlwaysQuoted: boolean;
  readonly #isNeverQuoted: boolean;
  readonly #hasLeadingSpaces: boolean;
  readonly #hasLettersAlways: boolean;
  readonly #prefix: string;
  /** Of a column in which the same few words come again and again. */
  readonly #words: ReadonlySet<string>;

  constructor(cells: readonly SampleCell[]) {
    const filled = cells.filter((cell) => cell.text.trim() !== '');
    const texts = filled.map((cell) => cell.text.trim());
    this.#shapes = new Set(texts.map(shapeOf));
    this.#looseShapes = new Set(texts.map(looseShapeOf));
    this.isAmount = mostly(texts, (text) => splitAmount(text) !== null);
    this.#isDate = mostly(texts, (text) => dateEvidence(text) !== null);
    this.#isNeverEmpty = filled.length === cells.length;
    this.#isAlwaysQuoted = filled.length > 0 && filled.every((cell) => cell.isQuoted);
    this.#isNeverQuoted = !filled.some((cell) => cell.isQuoted);
    this.#hasLeadingSpaces = filled.some((cell) => cell.text.startsWith(' '));
    this.#hasLettersAlways = texts.every((text) => /\p{L}/u.test(text));
    this.#prefix = texts.length >= MIN_CELLS ? commonPrefix(texts) : '';
    const words = new Set(texts);
    this.#words = texts.length >= words.size * TIMES_A_WORD && words.size <= MOST_WORDS && this.#hasLettersAlways ? words : new Set();
    this.kind = filled.length === 0 ? 'empty' : this.#isShaped(texts) ? 'shaped' : 'text';
  }

  #isShaped(texts: readonly string[]): boolean {
    if (this.isAmount || this.#isDate) return true;
    return texts.length >= MIN_CELLS && mostly(texts, (text) => /\d/.test(text) && text.length <= LONGEST_SHAPE_CHARS) && this.#looseShapes.size <= Math.max(1, texts.length * 0.1);
  }

  /** 0 = as others are; `NO_FIT` = cannot be. */
  misfit(cell: string, isQuoted: boolean): number {
    const text = cell.trim();
    if (text === '') return this.#isNeverEmpty ? (this.kind === 'shaped' ? NO_FIT : 1.5) : 0;
    if (this.kind === 'empty') return 1.5;
    if (this.kind === 'shaped') return this.#misshape(text);
    const quoting = this.#isAlwaysQuoted && !isQuoted ? 0.7 : this.#isNeverQuoted && isQuoted ? 0.2 : 0;
    const indent = cell.startsWith(' ') && !this.#hasLeadingSpaces ? 0.5 : 0;
    return quoting + indent + (this.#prefix !== '' && !text.startsWith(this.#prefix) ? 1.5 : 0) + (this.#hasLettersAlways && !/\p{L}/u.test(text) ? 0.8 : 0);
  }

  /** A shape that the column has, to the digit, or one of its few words. */
  isExactly(text: string): boolean {
    return this.kind === 'shaped' ? this.#shapes.has(shapeOf(text)) : this.#words.has(text);
  }

  /** One of the few words of the column. */
  isWord(text: string): boolean {
    return this.#words.has(text);
  }

  #misshape(text: string): number {
    if (this.#shapes.has(shapeOf(text))) return 0;
    if (this.#looseShapes.has(looseShapeOf(text))) return 0.3;
    if (this.isAmount && splitAmount(text) !== null) return 0.5;
    return this.#isDate && dateEvidence(text) !== null ? 0.5 : NO_FIT;
  }
}

/** "MG-8769" → "AA-9999". */
export function shapeOf(text: string): string {
  return text.length > LONGEST_SHAPE_CHARS ? 'long' : text.replace(/\d/g, '9').replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}/gu, 'a');
}

/** "MG-8769" → "A-9". */
const looseShapeOf = (text: string): string => shapeOf(text).replace(/(.)\1+/g, '$1');

const mostly = (texts: readonly string[], test: (text: string) => boolean): boolean => texts.length > 0 && texts.filter(test).length >= texts.length * 0.95;

function commonPrefix(texts: readonly string[]): string {
  let prefix = texts[0] ?? '';
  for (const text of texts) while (!text.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix.length >= MIN_PREFIX_CHARS && texts.some((text) => text !== prefix) ? prefix : '';
}
