/** Rows in COPY's binary format, written straight into flat memory: texts of a whole chunk would keep the garbage collector busy, and PostgreSQL reads this faster. */
import { writeNewId } from '../../database/new-id.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { HASH_BYTES } from '../../ingestion/fingerprint.ts';

const FIRST_BYTES = 512 * 1024;
const UUID_BYTES = 16;
/** More than all fields of a row but its texts take. */
const FIXED_BYTES = 512;
/** UTF-8 of one UTF-16 unit at most. */
const MOST_BYTES = 3;
/** Longer ones are copied faster by the runtime than byte by byte. */
const SHORT_TEXT_BYTES = 64;
const MAX_REMEMBERED_NAMES = 10_000;
/** Signature, no flags, no extension. */
export const COPY_HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
export const COPY_TRAILER = Buffer.from([0xff, 0xff]);

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2000, 0, 1);

/** Fields are written in the order of the COPY's columns, each row begun with `row`. */
export class CopyRows {
  #memory = new Memory();
  /** The other half of the take: memory outside the heap that comes and goes makes the garbage collector walk through all of the heap. */
  #taken = new Memory();
  #length = 0;
  #lastDate: LocalDate = '2000-01-01';
  #lastDay = 0;
  #lastFingerprintDate: LocalDate = '';
  #lastDigits = 0;
  /** Of texts that many rows share. */
  readonly #names = new Map<string, Buffer>();

  /** The rows written since the last call; good until the next one. */
  take(): Buffer {
    const taken = this.#memory.bytes.subarray(0, this.#length);
    [this.#memory, this.#taken] = [this.#taken, this.#memory];
    this.#length = 0;
    return taken;
  }

  row(fieldCount: number): void {
    this.#room(FIXED_BYTES);
    this.#memory.view.setInt16(this.#length, fieldCount);
    this.#length += 2;
  }

  newId(): void {
    this.#size(UUID_BYTES);
    writeNewId(this.#memory.bytes, this.#length);
    this.#length += UUID_BYTES;
  }

  /** The date in its decimal digits, then the beginning of the hash, which is a character for each byte: see ingestion/fingerprint.ts. */
  fingerprint(date: LocalDate, numberedHash: string): void {
    this.#size(UUID_BYTES);
    if (date !== this.#lastFingerprintDate) {
      this.#lastFingerprintDate = date;
      this.#lastDigits = Number.parseInt(date.slice(0, 4) + date.slice(5, 7) + date.slice(8, 10), 16);
    }
    this.#memory.view.setUint32(this.#length, this.#lastDigits);
    const { bytes } = this.#memory;
    for (let at = 0; at < HASH_BYTES; at++) bytes[this.#length + 4 + at] = numberedHash.charCodeAt(at);
    this.#length += UUID_BYTES;
  }

  integer(value: number): void {
    this.#size(4);
    this.#memory.view.setInt32(this.#length, value);
    this.#length += 4;
  }

  smallint(value: number): void {
    this.#size(2);
    this.#memory.view.setInt16(this.#length, value);
    this.#length += 2;
  }

  /** A safe integer into a bigint column. */
  bigint(value: number): void {
    this.#size(8);
    const high = Math.floor(value / 2 ** 32);
    this.#memory.view.setInt32(this.#length, high);
    this.#memory.view.setUint32(this.#length + 4, value - high * 2 ** 32);
    this.#length += 8;
  }

  date(date: LocalDate): void {
    // A statement's rows share their days.
    if (date !== this.#lastDate) {
      this.#lastDate = date;
      this.#lastDay = (Date.parse(date) - FIRST_DAY_MS) / DAY_MS;
    }
    this.integer(this.#lastDay);
  }

  /** PostgreSQL has no NUL in texts: they are left out. */
  text(text: string): void {
    const whole = text.includes('\0') ? text.replaceAll('\0', '') : text;
    this.#room(FIXED_BYTES + whole.length * MOST_BYTES);
    const written = this.#memory.bytes.write(whole, this.#length + 4);
    this.#memory.view.setInt32(this.#length, written);
    this.#length += 4 + written;
  }

  /** A text that many rows share. */
  name(text: string): void {
    let bytes = this.#names.get(text);
    if (bytes === undefined) {
      bytes = Buffer.from(text.replaceAll('\0', ''));
      if (this.#names.size < MAX_REMEMBERED_NAMES) this.#names.set(text, bytes);
    }
    this.utf8(bytes, 0, bytes.length);
  }

  /** A text that is UTF-8 already. */
  utf8(text: Buffer, start: number, end: number): void {
    this.#room(FIXED_BYTES + end - start);
    this.#size(end - start);
    const { bytes } = this.#memory;
    if (end - start > SHORT_TEXT_BYTES) text.copy(bytes, this.#length, start, end);
    else for (let from = start, at = this.#length; from < end; from++, at++) bytes[at] = text[from]!;
    this.#length += end - start;
  }

  null(): void {
    this.#size(-1);
  }

  #size(bytes: number): void {
    this.#memory.view.setInt32(this.#length, bytes);
    this.#length += 4;
  }

  /** Every row begins with room for all but its texts, and every text leaves it behind itself. */
  #room(bytes: number): void {
    if (this.#length + bytes > this.#memory.bytes.length) this.#memory.grow(this.#length, bytes);
  }
}

class Memory {
  bytes: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  view = new DataView(this.bytes.buffer);

  grow(length: number, needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, length + needed));
    this.bytes.copy(larger, 0, 0, length);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}
