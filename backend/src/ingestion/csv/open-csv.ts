/** Finds out everything about a CSV that has to be known before its records can be told: encoding, delimiter, quoting, what its lines look like. The one beginning of all readings. */
import { headOf, type ByteSource } from '../byte-source.ts';
import { dateEvidence } from '../cells/dates.ts';
import { decodeHead } from '../encoding/decode.ts';
import { findEncoding, presumedEncoding } from '../encoding/find-encoding.ts';
import { checkedUtf8 } from '../encoding/utf8-check.ts';
import type { Choice, ReadingFailure } from '../statement.ts';
import { placesOf, withPlaces, type Places } from './columns-of-places.ts';
import { delimiterName, findDialect, sampleRecords } from './dialect.ts';
import { LineEnds } from './line-ends.ts';
import { menderOf } from './mend/sample-profiles.ts';
import type { CsvDialect, CsvRecord } from './record.ts';
import { RecordSource } from './record-source.ts';

export interface OpenedCsv {
  dialect: CsvDialect;
  choices: Choice[];
  /** The first filled records. */
  sample: CsvRecord[];
  records: RecordSource;
  /** The encoding is that of the file's beginning; going through the records throws `NotPlainUtf8` where the rest has another. */
  isPresumed: boolean;
  /** The lines of double-entry books: a debit of its accounts is money in. */
  isOfOwnBooks?: boolean;
  /** Its amounts were written as movements of the owner's accounts, from what the file says of both sides of each. */
  isOfMovements?: boolean;
  /** States of payments that moved nothing, or came back. */
  unbooked?: readonly string[];
}

const HEAD_BYTES = 256 * 1024;
const SAMPLE_CHARS = 64 * 1024;

export async function openCsv(source: ByteSource, mayPresume = false): Promise<OpenedCsv | ReadingFailure> {
  if (source.sizeBytes === 0) return { failure: 'The file is empty.' };
  const head = await headOf(source, HEAD_BYTES);
  const encoding = (mayPresume && source.sizeBytes > head.length ? presumedEncoding(head) : null) ?? await findEncoding(head, source);
  const sample = new LineEnds().normalise(wholeLines(await decodeHead(head, encoding.encoding), source.sizeBytes > head.length));
  if (sample.trim() === '') return { failure: 'No transactions found: the file holds no text.' };
  const found = findDialect(sample);
  const ofEncoding: Choice = { what: 'encoding', choice: encoding.encoding, reason: encoding.reason, confidence: encoding.confidence };
  const bytes = encoding.isPresumed ? checkedUtf8(source) : source;
  const isPresumed = encoding.isPresumed ?? false;
  const places = found.dialect.delimiter === ' ' || found.confidence < SURE ? placesOf(sample) : null;
  if (places) return { ...openPlaces(places, sample, new RecordSource(bytes, encoding, WHOLE_LINES)), choices: [ofEncoding, choiceOfPlaces(places)], isPresumed };
  if (found.dialect.delimiter === ' ' && isRagged(sample, found.dialect)) return { failure: NO_PLACES };
  const mender = menderOf(sample, found.dialect);
  return {
    dialect: found.dialect,
    choices: [ofEncoding, { what: 'delimiter', choice: delimiterName(found.dialect.delimiter), reason: found.reason, confidence: found.confidence }],
    sample: sampleRecords(sample, found.dialect, mender?.afresh() ?? null),
    records: new RecordSource(bytes, encoding, found.dialect, mender),
    isPresumed,
  };
}

const SURE = 0.9;
const NO_PLACES = 'The columns of this text are parted by nothing but blanks, and do not stand under each other in every line: nothing tells which amount is which. Export it as a CSV.';

/** Payments of so many lengths that blanks part the words of texts, too. */
function isRagged(sample: string, dialect: CsvDialect): boolean {
  const payments = sampleRecords(sample, dialect).filter(({ cells }) => cells.some((cell) => dateEvidence(cell) !== null));
  // Something else parts them, and one of the columns is what cannot be read.
  if (payments.every(({ cells }) => cells.some((cell) => /[;\t|]/.test(cell)))) return false;
  const widths = Map.groupBy(payments, ({ cells }) => cells.length);
  return Math.max(0, ...[...widths.values()].map((same) => same.length)) < payments.length * SURE;
}

/** No line holds its end. */
const WHOLE_LINES: CsvDialect = { delimiter: '\n', quote: '"', escape: '"', columnCount: 1 };

function openPlaces(places: Places, sample: string, records: RecordSource): Pick<OpenedCsv, 'dialect' | 'sample' | 'records'> {
  const placed = (record: CsvRecord): CsvRecord => withPlaces(record, places);
  const isFilled = ({ cells }: CsvRecord): boolean => cells.some((cell) => cell !== '');
  return { dialect: { ...WHOLE_LINES, delimiter: ' ', columnCount: places.columns.length }, sample: sampleRecords(sample, WHOLE_LINES).map(placed).filter(isFilled), records: records.changedBy(placed) };
}

const choiceOfPlaces = ({ columns }: Places): Choice => ({ what: 'delimiter', choice: 'none', reason: `${columns.length} columns stand under each other`, confidence: 0.95 });

/** Without the last, perhaps cut, line. */
function wholeLines(text: string, isCut: boolean): string {
  const sample = text.slice(0, SAMPLE_CHARS);
  if (!isCut && sample.length === text.length) return sample;
  const end = Math.max(sample.lastIndexOf('\n'), sample.lastIndexOf('\r'));
  return end > 0 ? sample.slice(0, end + 1) : sample;
}
