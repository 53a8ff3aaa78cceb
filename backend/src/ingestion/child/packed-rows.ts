/** Rows on their way between the processes: column by column in flat memory, so that neither side makes an object or a text for each of them. */
import { RowSheet } from '../rows/row-sheet.ts';
import type { StatementRows } from '../statement.ts';

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

/** Kept: memory outside the heap that comes and goes makes the garbage collector walk through all of the heap. What is packed is good until the next call. */
let room = Buffer.allocUnsafe(FIRST_BYTES);

export function packRows(rows: StatementRows): PackedRows {
  const sheet = rows instanceof RowSheet ? rows : sheetOf(rows);
  const { length, lines, dates, days, amounts, balances, names, currencies, categories, counterparties, accounts, references, titleLengths } = sheet;
  const descriptionEnds = new Int32Array(length);
  let end = 0;
  for (let at = 0; at < length; at++) {
    end = putDescription(sheet, at, end);
    descriptionEnds[at] = end;
  }
  const filled = (column: Int32Array): Int32Array => column.subarray(0, length);
  return {
    lines: filled(lines), dates: filled(dates), days, amounts: amounts.subarray(0, length), balances: balances.subarray(0, length), names,
    currencies: filled(currencies), categories: filled(categories), counterparties: filled(counterparties), accounts: filled(accounts), references: filled(references), titleLengths: filled(titleLengths),
    descriptions: room.subarray(0, end), descriptionEnds,
  };
}

function sheetOf(rows: StatementRows): RowSheet {
  const sheet = new RowSheet(rows.length);
  for (const row of rows) sheet.add(row);
  return sheet;
}

/** Returns where it ends. */
function putDescription(sheet: RowSheet, at: number, from: number): number {
  const text = sheet.textAt(at);
  if (text !== null) {
    makeRoom(from, text.length * MOST_BYTES);
    return from + room.write(text, from);
  }
  const { bytes } = sheet;
  const start = sheet.starts[at]!;
  const length = sheet.ends[at]! - start;
  makeRoom(from, length);
  // Descriptions are short: a call that copies costs more.
  for (let index = 0; index < length; index++) room[from + index] = bytes[start + index]!;
  return from + length;
}

function makeRoom(filled: number, bytes: number): void {
  if (room.length < filled + bytes) room = Buffer.concat([room.subarray(0, filled)], room.length * 2 + bytes);
}
