/** Rows on their way between the processes: column by column in flat memory, so that neither side makes an object or a text for each of them. */
import type { StatementRow } from '../statement.ts';

/** Columns of places name a text of `names`; there the first one stands for none. */
export interface PackedRows {
  readonly lines: Int32Array;
  /** Places in `days`: rows share them. */
  readonly dates: Int32Array;
  readonly days: readonly string[];
  readonly amounts: Float64Array;
  /** NaN: the row has none. */
  readonly balances: Float64Array;
  readonly names: readonly string[];
  readonly currencies: Int32Array;
  readonly categories: Int32Array;
  readonly counterparties: Int32Array;
  readonly accounts: Int32Array;
  readonly references: Int32Array;
  /** How many characters of the description are the title; 0: the row has none of its own. */
  readonly titleLengths: Int32Array;
  /** One behind the other as UTF-8, and where each of them ends. */
  readonly descriptions: Uint8Array;
  readonly descriptionEnds: Int32Array;
}

const FIRST_BYTES = 64 * 1024;
/** UTF-8 of one UTF-16 unit at most. */
const MOST_BYTES = 3;
const NO_NAME = '';

/** Kept: memory outside the heap that comes and goes makes the garbage collector walk through all of the heap. What is packed is good until the next call. */
let room = Buffer.allocUnsafe(FIRST_BYTES);

export function packRows(rows: readonly StatementRow[]): PackedRows {
  const numbers = (): Int32Array => new Int32Array(rows.length);
  const names = new Names();
  const days: string[] = [];
  const packed = {
    lines: numbers(), dates: numbers(), days, amounts: new Float64Array(rows.length), balances: new Float64Array(rows.length), names: names.all,
    currencies: numbers(), categories: numbers(), counterparties: numbers(), accounts: numbers(), references: numbers(), titleLengths: numbers(), descriptionEnds: numbers(),
  };
  let end = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    packed.lines[at] = row.line;
    if (row.date !== days.at(-1)) days.push(row.date);
    packed.dates[at] = days.length - 1;
    packed.amounts[at] = row.amountMinor;
    packed.balances[at] = row.balanceMinor ?? Number.NaN;
    packed.currencies[at] = names.place(row.currency);
    packed.categories[at] = names.place(row.category);
    packed.counterparties[at] = names.place(row.counterparty);
    packed.accounts[at] = names.place(row.account);
    packed.references[at] = names.place(row.reference ?? null);
    packed.titleLengths[at] = titleLengthOf(row);
    if (room.length < end + row.description.length * MOST_BYTES) room = Buffer.concat([room.subarray(0, end)], room.length * 2 + row.description.length * MOST_BYTES);
    end += room.write(row.description, end);
    packed.descriptionEnds[at] = end;
  }
  return { ...packed, descriptions: room.subarray(0, end) };
}

function titleLengthOf({ title, description }: StatementRow): number {
  if (!title) return 0;
  if (!description.startsWith(title)) throw new Error('a title is not the beginning of its description');
  return title.length;
}

class Names {
  readonly all: string[] = [NO_NAME];
  readonly #places = new Map<string, number>();

  place(name: string | null): number {
    if (name === null) return 0;
    let place = this.#places.get(name);
    if (place === undefined) {
      place = this.all.push(name) - 1;
      this.#places.set(name, place);
    }
    return place;
  }
}
