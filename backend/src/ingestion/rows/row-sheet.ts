/** Rows side by side, column by column: what the lines of a file are read into without an object or a text for each of them. Good until it is cleared and filled anew. */
import type { StatementRow, StatementRows } from '../statement.ts';
import type { Name } from './name.ts';

/** The place of no name. */
export const NO_NAME = 0;
/** Where a description ends that is a text and no bytes. */
const IS_TEXT = -1;
const NO_BYTES = Buffer.alloc(0);

let sheetCount = 0;

export class RowSheet implements StatementRows {
  length = 0;
  readonly room: number;
  readonly lines: Int32Array;
  /** Places in `days`. */
  readonly dates: Int32Array;
  readonly days: string[] = [];
  readonly amounts: Float64Array;
  /** NaN: the row has none. */
  readonly balances: Float64Array;
  /** Of currencies, categories, counterparties, accounts and references. The same text may stand at two places. */
  readonly names: string[] = [''];
  readonly currencies: Int32Array;
  readonly categories: Int32Array;
  readonly counterparties: Int32Array;
  readonly accounts: Int32Array;
  readonly references: Int32Array;
  /** How many characters of the description are the title; 0: the row has none of its own. */
  readonly titleLengths: Int32Array;
  /** Where descriptions lie as UTF-8 of which nobody made a text. */
  bytes: Buffer = NO_BYTES;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly #texts: string[] = [];
  #number = sheetCount++;
  readonly #dayPlaces = new Map<string, number>();
  readonly #namePlaces = new Map<string, number>();

  constructor(room: number) {
    const numbers = (): Int32Array => new Int32Array(room);
    this.room = room;
    this.lines = numbers();
    this.dates = numbers();
    this.amounts = new Float64Array(room);
    this.balances = new Float64Array(room);
    this.currencies = numbers();
    this.categories = numbers();
    this.counterparties = numbers();
    this.accounts = numbers();
    this.references = numbers();
    this.titleLengths = numbers();
    this.starts = numbers();
    this.ends = numbers();
  }

  clear(): void {
    this.length = 0;
    this.#number = sheetCount++;
    this.days.length = 0;
    this.names.length = 1;
    this.#texts.length = 0;
    this.#dayPlaces.clear();
    this.#namePlaces.clear();
  }

  add(row: StatementRow): void {
    const at = this.length++;
    this.lines[at] = row.line;
    this.dates[at] = placeOf(row.date, this.days, this.#dayPlaces);
    this.amounts[at] = row.amountMinor;
    this.balances[at] = row.balanceMinor ?? Number.NaN;
    this.currencies[at] = this.placeOfText(row.currency);
    this.categories[at] = this.placeOfText(row.category);
    this.counterparties[at] = this.placeOfText(row.counterparty);
    this.accounts[at] = this.placeOfText(row.account);
    this.references[at] = this.placeOfText(row.reference ?? null);
    this.setText(at, row.description, row.title ?? null);
  }

  setText(at: number, description: string, title: string | null): void {
    if (title !== null && !description.startsWith(title)) throw new Error('a title is not the beginning of its description');
    this.titleLengths[at] = title === null ? 0 : title.length;
    this.#texts[at] = description;
    this.ends[at] = IS_TEXT;
  }

  placeOfDay(day: Name): number {
    if (day.sheetNumber !== this.#number) this.#give(day, this.days.push(day.text!) - 1);
    return day.place;
  }

  placeOfName(name: Name): number {
    if (name.sheetNumber !== this.#number) this.#give(name, name.text === null ? NO_NAME : this.names.push(name.text) - 1);
    return name.place;
  }

  placeOfText(text: string | null): number {
    return text === null ? NO_NAME : placeOf(text, this.names, this.#namePlaces);
  }

  #give(name: Name, place: number): void {
    name.place = place;
    name.sheetNumber = this.#number;
  }

  /** Null where it lies in `bytes`. */
  textAt(at: number): string | null {
    return this.ends[at] === IS_TEXT ? this.#texts[at]! : null;
  }

  nameAt(place: number): string | null {
    return place === NO_NAME ? null : this.names[place]!;
  }

  rowAt(at: number): StatementRow {
    const description = this.textAt(at) ?? this.bytes.toString('utf8', this.starts[at]!, this.ends[at]!);
    const balance = this.balances[at]!;
    return {
      line: this.lines[at]!, date: this.days[this.dates[at]!]!, description, amountMinor: this.amounts[at]!, currency: this.nameAt(this.currencies[at]!), balanceMinor: Number.isNaN(balance) ? null : balance,
      category: this.nameAt(this.categories[at]!), counterparty: this.nameAt(this.counterparties[at]!), account: this.nameAt(this.accounts[at]!), reference: this.nameAt(this.references[at]!),
      title: this.titleLengths[at] === 0 ? null : description.slice(0, this.titleLengths[at]),
    };
  }

  /** The last row, which is no longer there then. */
  takeLast(): StatementRow {
    const row = this.rowAt(this.length - 1);
    this.length--;
    return row;
  }

  *[Symbol.iterator](): Generator<StatementRow> {
    for (let at = 0; at < this.length; at++) yield this.rowAt(at);
  }
}

function placeOf(text: string, texts: string[], places: Map<string, number>): number {
  let place = places.get(text);
  if (place === undefined) {
    place = texts.push(text) - 1;
    places.set(text, place);
  }
  return place;
}
