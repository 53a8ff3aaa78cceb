/** Goes through a CSV as bytes: regular lines are handed over as such, every other line goes through the tolerant reader, in the order of the file. */
import type { ByteSource } from '../../byte-source.ts';
import type { FoundEncoding } from '../../encoding/found-encoding.ts';
import { LineEnds } from '../line-ends.ts';
import type { CsvDialect } from '../record.ts';
import { MAX_COLUMNS, type RecordReader } from '../record-reader.ts';
import { LineReading } from './line-reading.ts';
import { INCOMPLETE, IRREGULAR } from './regular-line.ts';

const LINE_FEED = 10;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LAST_LINE_FEED = Buffer.from('\n');
/** A longer line is not waited for. */
const LONGEST_LINE_BYTES = 16_384;
/** A file with that many lines that are not regular, and with more than one in `IRREGULAR_SHARE`, is no regular one: asking line by line would only cost time. */
const MANY_IRREGULAR = 500;
const IRREGULAR_SHARE = 8;

/** Whether files of this kind may have regular lines at all. */
export function mayBeRegular({ delimiter, quote, escape, columnCount, hasDoubledOthers }: CsvDialect, { encoding, isDamaged }: FoundEncoding): boolean {
  return encoding === 'utf-8' && !isDamaged && /^[\t -~]$/.test(delimiter) && escape === quote && !hasDoubledOthers && columnCount > 1 && columnCount <= MAX_COLUMNS;
}

export class RegularFile {
  readonly #reader: RecordReader;
  readonly #line: LineReading;
  readonly #take: (line: LineReading) => void;
  /** Lines before this one are the tolerant reader's. */
  readonly #firstLine: number;
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #lineEnds = new LineEnds();
  /** Takes turns with nobody: memory outside the heap that comes and goes makes the garbage collector walk through all of it. */
  #room: Buffer = Buffer.alloc(0);
  /** A line whose end has not come yet. It moves to the beginning of `#room` when more comes: until then rows lie where they were read. */
  #rest: Buffer = this.#room;
  #isFirst = true;
  #isInsideLine = false;
  #isGivenUp = false;
  #regularCount = 0;
  #irregularCount = 0;

  constructor(dialect: CsvDialect, reader: RecordReader, firstLine: number, take: (line: LineReading) => void) {
    this.#reader = reader;
    this.#line = new LineReading(dialect);
    this.#take = take;
    this.#firstLine = firstLine;
  }

  /** Yields after each chunk how many bytes were read. */
  async *read(source: ByteSource): AsyncGenerator<number> {
    let bytesRead = 0;
    for await (const chunk of source.chunks()) {
      this.#write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
      bytesRead += chunk.length;
      yield bytesRead;
    }
    // The last line's end may be missing; an empty one behind the last line end is none.
    if (this.#rest.length > 0 || this.#isInsideLine) this.#write(LAST_LINE_FEED);
    this.#reader.end();
    yield bytesRead;
  }

  #write(chunk: Buffer): void {
    const bytes = this.#withRest(chunk);
    this.#line.use(bytes);
    let at = this.#isFirst && bytes.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0;
    this.#isFirst = false;
    while (at < bytes.length) {
      const next = this.#isFast() ? this.#readRegular(at) : this.#readTolerantly(bytes, at);
      if (next === INCOMPLETE) break;
      at = next;
    }
    this.#rest = bytes.subarray(at);
  }

  #withRest(chunk: Buffer): Buffer {
    const length = this.#rest.length + chunk.length;
    if (length > this.#room.length) this.#room = Buffer.concat([this.#rest], length + LONGEST_LINE_BYTES);
    else this.#rest.copy(this.#room);
    chunk.copy(this.#room, this.#rest.length);
    return this.#room.subarray(0, length);
  }

  #isFast(): boolean {
    return !this.#isGivenUp && !this.#isInsideLine && this.#reader.isIdle && this.#reader.nextLine >= this.#firstLine;
  }

  #readRegular(at: number): number {
    const line = this.#line;
    const next = line.scan(at);
    if (next === IRREGULAR || next - at > LONGEST_LINE_BYTES) {
      this.#irregularCount++;
      this.#isGivenUp = this.#irregularCount > MANY_IRREGULAR && this.#irregularCount * IRREGULAR_SHARE > this.#regularCount;
      return this.#readTolerantly(line.bytes, at);
    }
    if (next === INCOMPLETE) return line.bytes.length - at > LONGEST_LINE_BYTES ? this.#readTolerantly(line.bytes, at) : INCOMPLETE;
    this.#regularCount++;
    line.number = this.#reader.passOver(next - at);
    this.#take(line);
    return next;
  }

  /** One line, or all that there are. */
  #readTolerantly(bytes: Buffer, at: number): number {
    const end = (this.#isGivenUp ? bytes.lastIndexOf(LINE_FEED) : bytes.indexOf(LINE_FEED, at)) + 1;
    const isLine = end > at;
    if (!isLine && bytes.length - at <= LONGEST_LINE_BYTES) return INCOMPLETE;
    const text = this.#decoder.decode(bytes.subarray(at, isLine ? end : bytes.length), { stream: true });
    this.#reader.write(this.#lineEnds.normalise(text));
    this.#isInsideLine = !isLine;
    return isLine ? end : bytes.length;
  }
}
