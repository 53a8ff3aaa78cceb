/** Goes through all records of a CSV, as often as needed; those of small files are remembered, so that they are taken apart once. */
import { isAscii } from 'node:buffer';
import type { ByteSource } from '../byte-source.ts';
import { decodedChunks, withoutNuls } from '../encoding/decode.ts';
import type { FoundEncoding } from '../encoding/found-encoding.ts';
import type { Problem } from '../statement.ts';
import { RegularFile, mayBeRegular } from './fast/regular-file.ts';
import type { LineReading } from './fast/line-reading.ts';
import { LineEnds } from './line-ends.ts';
import type { LineMender } from './mend/line-mender.ts';
import type { CsvDialect, CsvRecord } from './record.ts';
import { RecordReader } from './record-reader.ts';

/** Together some 100 MB at most. */
const MAX_REMEMBERED_RECORDS = 250_000;
const MAX_REMEMBERED_CELLS = 3_000_000;

const PIECE_BYTES = 2 ** 20;
/** Of a letter of UTF-8 whose last byte is still to come. */
const LONGEST_CUT_LETTER_BYTES = 3;

export interface RecordBatch { records: CsvRecord[]; unreadable: Problem[]; bytesRead: number }

/** Takes a file's lines in their order. Nearly all lines of nearly all files are regular: those stay bytes until somebody needs their text. */
export interface LineTaker {
  regular(line: LineReading): void;
  /** Never a blank one. */
  record(record: CsvRecord): void;
  unreadable(problem: Problem): void;
}

export interface PassOptions {
  /** Lines before it are records in any case. */
  firstRegularLine: number;
  /** Sees the decoded text as it goes by, as long as it wants more. */
  onText?: (text: string) => void;
  wantsText?: () => boolean;
}

export class RecordSource {
  readonly #source: ByteSource;
  readonly #encoding: FoundEncoding;
  readonly #dialect: CsvDialect;
  readonly #mender: LineMender | null;
  /** Null: records stay as they are. */
  readonly #change: ((record: CsvRecord) => CsvRecord | readonly CsvRecord[]) | null;
  #remembered: RecordBatch[] | null = null;

  constructor(source: ByteSource, encoding: FoundEncoding, dialect: CsvDialect, mender: LineMender | null = null, change: ((record: CsvRecord) => CsvRecord | readonly CsvRecord[]) | null = null) {
    this.#source = source;
    this.#encoding = encoding;
    this.#dialect = dialect;
    this.#mender = mender;
    this.#change = change;
  }

  /** The same records after `change`, which may make several of one. */
  changedBy(change: (record: CsvRecord) => CsvRecord | readonly CsvRecord[]): RecordSource {
    const before = this.#change;
    return new RecordSource(this.#source, this.#encoding, this.#dialect, this.#mender, before ? (record) => [before(record)].flat().flatMap(change) : change);
  }

  /** To look ahead: what is gone through is read again by whoever comes later, with its text. */
  ahead(): AsyncGenerator<RecordBatch> {
    return this.changedBy((record) => record).batches();
  }

  get quote(): string {
    return this.#dialect.quote;
  }

  get columnCount(): number {
    return this.#dialect.columnCount;
  }

  /** Yields now and then how many bytes were read: the moment to wait for whoever takes the rows. `firstRegularLine` Infinity: every line as a record. */
  async *pass(taker: LineTaker, { firstRegularLine, onText, wantsText = () => onText !== undefined }: PassOptions): AsyncGenerator<number> {
    if (this.#change === null && firstRegularLine < Infinity && mayBeRegular(this.#dialect, this.#encoding)) return yield* this.#fastPass(taker, firstRegularLine, wantsText, onText);
    for await (const { records, unreadable, bytesRead } of this.batches(onText)) {
      for (const problem of unreadable) taker.unreadable(problem);
      for (const record of records) taker.record(record);
      yield bytesRead;
    }
  }

  #fastPass(taker: LineTaker, firstRegularLine: number, wantsText: () => boolean, onText: (text: string) => void = () => undefined): AsyncGenerator<number> {
    const reader = new RecordReader(this.#dialect, {
      record: (record) => { if (record.cells.some(isFilled)) taker.record(record); },
      unreadable: (line, reason, raw) => taker.unreadable({ line, reason, raw }),
    }, this.#mender?.afresh() ?? null);
    return new RegularFile(this.#dialect, reader, firstRegularLine, (line) => taker.regular(line)).read(withText(this.#source, wantsText, onText));
  }

  /** Blank records are left out. `onText` sees the decoded text as it goes by. */
  async *batches(onText: (text: string) => void = () => undefined): AsyncGenerator<RecordBatch> {
    if (this.#remembered) return yield* this.#remembered;
    const memory = new RecordMemory();
    for await (const batch of this.#read(onText)) {
      memory.add(batch);
      yield batch;
    }
    this.#remembered = memory.batches;
  }

  async *#read(onText: (text: string) => void): AsyncGenerator<RecordBatch> {
    let batch: RecordBatch = { records: [], unreadable: [], bytesRead: 0 };
    const reader = new RecordReader(this.#dialect, {
      record: (record) => {
        if (!record.cells.some(isFilled)) return;
        if (this.#change) batch.records.push(...[this.#change(record)].flat());
        else batch.records.push(record);
      },
      unreadable: (line, reason, raw) => batch.unreadable.push({ line, reason, raw }),
    }, this.#mender?.afresh() ?? null);
    let bytesRead = 0;
    const lineEnds = new LineEnds();
    for await (const text of decodedChunks(this.#source, this.#encoding.encoding)) {
      onText(withoutNuls(text));
      reader.write(lineEnds.normalise(text));
      bytesRead = Math.min(this.#source.sizeBytes, bytesRead + Buffer.byteLength(text));
      yield { ...batch, bytesRead };
      batch = { records: [], unreadable: [], bytesRead };
    }
    reader.end();
    yield { ...batch, bytesRead: this.#source.sizeBytes };
  }
}

/** The same bytes; their text is told while it is wanted, in large pieces: small ones are moved about by the garbage collector, and it has to outlive the reading. */
function withText(source: ByteSource, wantsText: () => boolean, onText: (text: string) => void): ByteSource {
  return {
    sizeBytes: source.sizeBytes,
    async *chunks() {
      const decoder = new TextDecoder('utf-8');
      const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, source.sizeBytes));
      let filled = 0;
      // Plain ASCII, which most of them are, needs no decoder; where a letter may have begun in the piece before, it does.
      let mayBeInside = false;
      const tell = (bytes: Buffer, stream: boolean): void => {
        const isPlain = !mayBeInside && isAscii(bytes);
        mayBeInside = !isPlain && !isAscii(bytes.subarray(-LONGEST_CUT_LETTER_BYTES));
        onText(withoutNuls(isPlain ? bytes.toString('latin1') : decoder.decode(bytes, { stream })));
      };
      for await (const chunk of source.chunks()) {
        if (wantsText()) {
          if (filled + chunk.length > piece.length) {
            tell(piece.subarray(0, filled), true);
            filled = 0;
          }
          if (chunk.length > piece.length) tell(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), true);
          else {
            piece.set(chunk, filled);
            filled += chunk.length;
          }
        }
        yield chunk;
      }
      if (wantsText()) tell(piece.subarray(0, filled), false);
    },
  };
}

const isFilled = (cell: string): boolean => cell !== '' && cell.trim() !== '';

class RecordMemory {
  #recordCount = 0;
  #cellCount = 0;
  /** Null once there was too much to remember. */
  batches: RecordBatch[] | null = [];

  add(batch: RecordBatch): void {
    if (!this.batches) return;
    this.#recordCount += batch.records.length + batch.unreadable.length;
    for (const { cells } of batch.records) this.#cellCount += cells.length;
    if (this.#recordCount > MAX_REMEMBERED_RECORDS || this.#cellCount > MAX_REMEMBERED_CELLS) this.batches = null;
    else this.batches.push(batch);
  }
}
