/** Reads the rows of a ledger into columns, some days at a time: each day is one value, so that no message and no object is made for a row. */
import pg from 'pg';
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { dayNumber, daysBetween, fromDayNumber } from '../../../finance/local-date.ts';
import { COUNTED, countedInFile } from '../entry-filter-sql.ts';
import type { CopyRunner } from '../sql-values.ts';
import { copiedFields } from './copied-fields.ts';
import { MOST_ROWS, type KeptRows } from './kept-rows.ts';
import { KindsTable } from './kinds-table.ts';

/** Less than a megabyte. */
const ROWS_AT_ONCE = 10_000;
const [AMOUNT_BYTES, PLACE_BYTES, LEG_BYTES] = [8, 6, 8];
const FIXED_BYTES = AMOUNT_BYTES + PLACE_BYTES + LEG_BYTES;

const literal = (value: string, type: 'uuid' | 'date' | 'bpchar'): string => `${pg.escapeLiteral(value)}::${type}`;

/** One day's rows one behind the other; no text holds a zero byte. */
function statement(businessId: string, { fileId, currency }: KeptSpan, from: LocalDate, to: LocalDate): string {
  const business = literal(businessId, 'uuid');
  return `select int4send(date - date '1970-01-01'),
      string_agg(int8send(amount_minor) || tidsend(ctid) || int4send(category_number) || int4send(account_number) || convert_to(coalesce(counterparty, ''), 'UTF8') || '\\x00'::bytea || convert_to(description, 'UTF8') || '\\x00'::bytea, ''::bytea)
    from entry where business_id = ${business} and ${fileId === undefined ? COUNTED : countedInFile(literal(fileId, 'uuid'), business)}
      and currency = ${literal(currency, 'bpchar')} and date between ${literal(from, 'date')} and ${literal(to, 'date')} group by date order by date`;
}

export interface KeptSpan {
  /** Only this file's rows, with those that are known from others. */
  readonly fileId?: string | undefined;
  readonly currency: string;
  readonly dateFrom: LocalDate;
  readonly dateTo: LocalDate;
  readonly entryCount: number;
}

/** Null where there are more rows than are kept. */
export async function loadKeptRows(sql: CopyRunner, businessId: string, span: KeptSpan): Promise<KeptRows | null> {
  const { dateFrom, dateTo, entryCount } = span;
  if (entryCount > MOST_ROWS) return null;
  const columns = new Columns(entryCount);
  const step = Math.max(1, Math.floor((ROWS_AT_ONCE * (daysBetween(dateFrom, dateTo) + 1)) / Math.max(1, entryCount)));
  for (let from = dayNumber(dateFrom), last = dayNumber(dateTo); from <= last; from += step) {
    const copied = await sql.copy(statement(businessId, span, fromDayNumber(from), fromDayNumber(Math.min(from + step - 1, last))));
    for (const [day, rows] of copiedFields(copied)) if (!columns.add(day!.readInt32BE(0), rows!)) return null;
  }
  return columns.kept();
}

class Columns {
  readonly #days: Int32Array;
  readonly #amounts: Float64Array;
  readonly #kinds: Int32Array;
  readonly #blocks: Uint32Array;
  readonly #lines: Uint16Array;
  readonly #table = new KindsTable();
  #count = 0;

  constructor(room: number) {
    this.#days = new Int32Array(room);
    this.#amounts = new Float64Array(room);
    this.#kinds = new Int32Array(room);
    this.#blocks = new Uint32Array(room);
    this.#lines = new Uint16Array(room);
  }

  /** False where there are more rows than were told of. */
  add(day: number, rows: Buffer): boolean {
    for (let at = 0; at < rows.length;) {
      if (this.#count === this.#days.length) return false;
      const legs = at + AMOUNT_BYTES + PLACE_BYTES;
      const nameEnd = rows.indexOf(0, at + FIXED_BYTES);
      const end = rows.indexOf(0, nameEnd + 1);
      this.#days[this.#count] = day;
      this.#amounts[this.#count] = rows.readInt32BE(at) * 2 ** 32 + rows.readUInt32BE(at + 4);
      this.#blocks[this.#count] = rows.readUInt32BE(at + AMOUNT_BYTES);
      this.#lines[this.#count] = rows.readUInt16BE(at + AMOUNT_BYTES + 4);
      this.#kinds[this.#count] = this.#table.placeOf(rows, legs, nameEnd, end);
      this.#count += 1;
      at = end + 1;
    }
    return true;
  }

  kept(): KeptRows {
    const upTo = <Column extends { subarray(from: number, to: number): Column }>(column: Column): Column => column.subarray(0, this.#count);
    return { count: this.#count, days: upTo(this.#days), amounts: upTo(this.#amounts), kinds: upTo(this.#kinds), blocks: upTo(this.#blocks), lines: upTo(this.#lines), kindsOfRows: this.#table.kinds() };
  }
}
