/** Reads a file for a look at the outcome: its first rows and its totals, in the bounded child, with nothing stored. */
import type { ReadInChildOptions } from '../../ingestion/child/read-in-child.ts';
import type { ReadingGuidance } from '../../ingestion/mapping.ts';
import { isFailure, type ReadingFailure, type StatementReading, type StatementRow } from '../../ingestion/statement.ts';
import type { CurrencyTotals } from '../ledger/ledger.service.ts';
import { fromHundredths } from '../ledger/entry-maker.ts';

/** What a look costs does not grow with the file. */
const SAMPLE_BYTES = 1024 * 1024;
const SHOWN_ROWS = 8;
const LINE_FEED = 10;

export interface TrialRow extends StatementRow { currency: string }

export interface Trial {
  /** Why there are no rows. */
  readonly failure: string | null;
  readonly reading: StatementReading | null;
  readonly rows: readonly TrialRow[];
  readonly totals: readonly CurrencyTotals[];
  /** Only the beginning of the file was read. */
  readonly isSampled: boolean;
}

export interface TrialFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly isText: boolean;
  /** Of rows that name none. */
  readonly currency: string;
}

/** Reads a stranger's file within its bounds: `readInChild`. */
export type BoundedReader = (options: ReadInChildOptions) => Promise<StatementReading | ReadingFailure>;

export async function tryReading(read: BoundedReader, file: TrialFile, guidance: ReadingGuidance): Promise<Trial> {
  const isSampled = file.isText && file.bytes.length > SAMPLE_BYTES;
  const rows: TrialRow[] = [];
  const sums = new Map<string, { count: number; inMinor: number; outMinor: number }>();
  const result = await read({
    source: { bytes: isSampled ? beginningOf(file.bytes) : file.bytes }, fileName: file.fileName, guidance,
    onRows: (batch) => {
      for (const row of batch) {
        const currency = row.currency ?? guidance.said.currency ?? file.currency;
        const amountMinor = row.currency ? row.amountMinor : fromHundredths(row.amountMinor, currency);
        if (rows.length < SHOWN_ROWS) rows.push({ ...row, currency, amountMinor });
        const sum = sums.get(currency) ?? { count: 0, inMinor: 0, outMinor: 0 };
        sums.set(currency, { count: sum.count + 1, inMinor: sum.inMinor + Math.max(0, amountMinor), outMinor: sum.outMinor + Math.max(0, -amountMinor) });
      }
    },
  });
  const totals = [...sums].map(([currency, sum]) => ({ currency, ...sum })).sort((a, b) => b.count - a.count);
  return isFailure(result) ? { failure: result.failure, reading: null, rows: [], totals: [], isSampled } : { failure: null, reading: result, rows, totals, isSampled };
}

/** Whole lines, and whole characters where each has two bytes. */
function beginningOf(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(LINE_FEED, SAMPLE_BYTES - 1) + 1;
  return bytes.subarray(0, end > 0 ? end + (end % 2 === 1 && bytes[end] === 0 ? 1 : 0) : SAMPLE_BYTES);
}
