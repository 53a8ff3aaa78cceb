/** Rows as they came from the child process: looked at one after the other where they lie, without being taken apart. The child reads files of strangers, so what it sends is checked like any input. */
import { isAscii, isUtf8 } from 'node:buffer';
import { UNLIKE, type AlikeTexts } from '../../finance/categories/alike-texts.ts';
import { TURNS, withoutTurns } from '../../finance/ledger/ledger-text.ts';
import { isLocalDate } from '../../finance/local-date.ts';
import type { StatementRow, StatementRows } from '../statement.ts';
import { packRows, type PackedRows } from './packed-rows.ts';

export class RowBatch implements StatementRows {
  readonly packed: PackedRows;
  readonly length: number;
  readonly descriptions: Buffer;
  /** Whether some description is not stored as it came. */
  readonly isCleaned: boolean;
  readonly names: readonly string[];
  readonly #isAscii: boolean;
  readonly #hasTurns: boolean;

  /** Throws for what no reader would send. */
  constructor(packed: PackedRows) {
    this.packed = packed;
    this.length = packed.lines.length;
    this.descriptions = Buffer.from(packed.descriptions.buffer, packed.descriptions.byteOffset, packed.descriptions.byteLength);
    this.#isAscii = isAscii(this.descriptions);
    this.#hasTurns = !this.#isAscii && TURNS.some((turn) => this.descriptions.includes(turn));
    this.isCleaned = this.#hasTurns || this.descriptions.includes(0);
    if (!isSound(packed, this.length) || !(this.#isAscii || isWholeText(packed, this.descriptions))) throw new TypeError('the reading process sent rows that are none');
    this.names = packed.names.map(withoutTurns);
  }

  static of(rows: StatementRows): RowBatch {
    return rows instanceof RowBatch ? rows : new RowBatch(packRows(rows));
  }

  descriptionStart(at: number): number {
    return at === 0 ? 0 : this.packed.descriptionEnds[at - 1]!;
  }

  description(at: number): string {
    const text = this.#textAt(at);
    return this.#hasTurns ? withoutTurns(text) : text;
  }

  /** Null: the row has no title of its own. */
  title(at: number): string | null {
    const length = this.packed.titleLengths[at]!;
    return length === 0 ? null : withoutTurns(this.#textAt(at).slice(0, length));
  }

  /** For each row the kind of its text among those of its file; a row with a title of its own has none. */
  kindsOfTexts(alike: AlikeTexts): Int32Array {
    const { descriptionEnds, titleLengths } = this.packed;
    const kinds = new Int32Array(this.length);
    for (let at = 0, start = 0; at < this.length; start = descriptionEnds[at]!, at++) {
      kinds[at] = titleLengths[at] === 0 ? alike.kindOf(this.descriptions, start, descriptionEnds[at]!) : UNLIKE;
    }
    return kinds;
  }

  #textAt(at: number): string {
    return this.descriptions.toString(this.#isAscii ? 'latin1' : 'utf8', this.descriptionStart(at), this.packed.descriptionEnds[at]!);
  }

  /** One row that moves on. */
  *cursors(): Generator<RowCursor> {
    const row = new RowCursor(this);
    for (row.at = 0; row.at < this.length; row.at++) yield row;
  }

  *[Symbol.iterator](): Generator<StatementRow> {
    for (const row of this.cursors()) {
      const { line, date, description, amountMinor, currency, balanceMinor, category, counterparty, account, reference, title } = row;
      yield { line, date, description, amountMinor, currency, balanceMinor, category, counterparty, account, reference, title };
    }
  }
}

/** The row at `at`. */
export class RowCursor implements StatementRow {
  at = 0;
  readonly batch: RowBatch;
  readonly #packed: PackedRows;

  constructor(batch: RowBatch) {
    this.batch = batch;
    this.#packed = batch.packed;
  }

  get line(): number { return this.#packed.lines[this.at]!; }
  get date(): string { return this.#packed.days[this.#packed.dates[this.at]!]!; }
  get description(): string { return this.batch.description(this.at); }
  /** As it is stored: PostgreSQL has no NUL in texts. */
  get descriptionBytes(): { bytes: Buffer; start: number; end: number } {
    const { descriptions, isCleaned } = this.batch;
    if (!isCleaned) return { bytes: descriptions, start: this.batch.descriptionStart(this.at), end: this.#packed.descriptionEnds[this.at]! };
    const bytes = Buffer.from(this.description.replaceAll('\0', ''));
    return { bytes, start: 0, end: bytes.length };
  }

  get amountMinor(): number { return this.#packed.amounts[this.at]!; }
  get currency(): string | null { return this.#name(this.#packed.currencies); }
  get category(): string | null { return this.#name(this.#packed.categories); }
  get counterparty(): string | null { return this.#name(this.#packed.counterparties); }
  get account(): string | null { return this.#name(this.#packed.accounts); }
  get reference(): string | null { return this.#name(this.#packed.references); }

  get balanceMinor(): number | null {
    const balance = this.#packed.balances[this.at]!;
    return Number.isNaN(balance) ? null : balance;
  }

  get title(): string | null { return this.batch.title(this.at); }

  #name(places: Int32Array): string | null {
    const place = places[this.at]!;
    return place === 0 ? null : this.batch.names[place]!;
  }
}

function isSound({ lines, dates, days, amounts, balances, names, currencies, categories, counterparties, accounts, references, titleLengths, descriptions, descriptionEnds }: PackedRows, count: number): boolean {
  const places = [currencies, categories, counterparties, accounts, references];
  return [lines, dates, amounts, balances, titleLengths, descriptionEnds, ...places].every((column) => column.length === count)
    && places.every((column) => areBelow(column, names.length)) && areBelow(dates, days.length) && days.every(isLocalDate) && names.every((name) => typeof name === 'string')
    && lines.every((line) => line >= 0) && titleLengths.every((length) => length >= 0)
    && amounts.every(Number.isSafeInteger) && balances.every((balance) => Number.isNaN(balance) || Number.isSafeInteger(balance))
    && descriptionEnds.every((end, at) => end >= (at === 0 ? 0 : descriptionEnds[at - 1]!)) && (count === 0 ? 0 : descriptionEnds[count - 1]) === descriptions.length;
}

function areBelow(places: Int32Array, count: number): boolean {
  for (const place of places) if (place < 0 || place >= count) return false;
  return true;
}

/** No text is cut within a character. */
function isWholeText({ descriptionEnds }: PackedRows, bytes: Buffer): boolean {
  return isUtf8(bytes) && descriptionEnds.every((end) => end === bytes.length || (bytes[end]! & 0xc0) !== 0x80);
}
