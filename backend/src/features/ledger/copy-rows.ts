/** Rows in COPY's binary format, written straight into flat memory: texts of a whole chunk would keep the garbage collector busy, and PostgreSQL reads this faster. */
import { writeNewId } from '../../database/new-id.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { HASH_BYTES } from '../../ingestion/fingerprint.ts';

const FIRST_BYTES = 512 * 1024;
const UUID_BYTES = 16;
/** Signature, no flags, no extension. */
export const COPY_HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
export const COPY_TRAILER = Buffer.from([0xff, 0xff]);

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2000, 0, 1);

/** Fields are written in the order of the COPY's columns, each row begun with `row`. */
export class CopyRows {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  /** The other half of the take: memory outside the heap that comes and goes makes the garbage collector walk through all of the heap. */
  #taken = Buffer.allocUnsafe(FIRST_BYTES);
  #length = 0;
  #lastDate: LocalDate = '2000-01-01';
  #lastDay = 0;
  #lastFingerprintDate: LocalDate = '';
  #lastDigits = 0;

  /** The rows written since the last call; good until the next one. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    [this.#bytes, this.#taken] = [this.#taken, this.#bytes];
    this.#length = 0;
    return taken;
  }

  row(fieldCount: number): void {
    this.#room(2);
    this.#length = this.#bytes.writeInt16BE(fieldCount, this.#length);
  }

  newId(): void {
    this.#size(UUID_BYTES);
    writeNewId(this.#bytes, this.#length);
    this.#length += UUID_BYTES;
  }

  /** The date in its decimal digits, then the beginning of the hash, which is a character for each byte: see ingestion/fingerprint.ts. */
  fingerprint(date: LocalDate, numberedHash: string): void {
    this.#size(UUID_BYTES);
    if (date !== this.#lastFingerprintDate) {
      this.#lastFingerprintDate = date;
      this.#lastDigits = Number.parseInt(date.slice(0, 4) + date.slice(5, 7) + date.slice(8, 10), 16);
    }
    this.#length = this.#bytes.writeUInt32BE(this.#lastDigits, this.#length);
    this.#length += this.#bytes.write(numberedHash, this.#length, HASH_BYTES, 'latin1');
  }

  integer(value: number): void {
    this.#size(4);
    this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  smallint(value: number): void {
    this.#size(2);
    this.#length = this.#bytes.writeInt16BE(value, this.#length);
  }

  /** A safe integer into a bigint column. */
  bigint(value: number): void {
    this.#size(8);
    this.#length = this.#bytes.writeInt32BE(Math.floor(value / 2 ** 32), this.#length);
    this.#length = this.#bytes.writeUInt32BE(value - Math.floor(value / 2 ** 32) * 2 ** 32, this.#length);
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
    this.#room(4 + whole.length * 3);
    const written = this.#bytes.write(whole, this.#length + 4);
    this.#length = this.#bytes.writeInt32BE(written, this.#length) + written;
  }

  /** A text that is UTF-8 already. */
  utf8(bytes: Buffer, start: number, end: number): void {
    this.#size(end - start);
    this.#length += bytes.copy(this.#bytes, this.#length, start, end);
  }

  null(): void {
    this.#room(4);
    this.#length = this.#bytes.writeInt32BE(-1, this.#length);
  }

  #size(bytes: number): void {
    this.#room(4 + bytes);
    this.#length = this.#bytes.writeInt32BE(bytes, this.#length);
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + bytes));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
