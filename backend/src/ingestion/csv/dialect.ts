/** Finds the delimiter and quoting of a CSV by trying them on its first lines. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { LineEnds } from './line-ends.ts';
import { LineReader } from './line-reader.ts';
import type { CsvDialect, CsvRecord } from './record-reader.ts';

export interface FoundDialect { dialect: CsvDialect; reason: string; confidence: number }

const DELIMITERS = [',', ';', '\t', '|'] as const;
const DELIMITER_NAMES: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };
const MAX_SAMPLE_RECORDS = 400;

export const delimiterName = (delimiter: string): string => DELIMITER_NAMES[delimiter] ?? delimiter;

/** `sample`: the decoded beginning of the file. */
export function findDialect(sample: string): FoundDialect {
  const quote = findQuote(sample);
  const escape = quote === '"' && /\\"/.test(sample) && !/""/.test(sample.replace(/(^|[,;\t|\n\r])""(?=[,;\t|\n\r]|$)/g, '')) ? '\\' : quote;
  const trials = DELIMITERS.map((delimiter) => tryDelimiter(sample, { delimiter, quote, escape, columnCount: 0 }));
  const best = trials.reduce((found, trial) => (trial.score > found.score ? trial : found));
  const dialect: CsvDialect = { ...best.dialect, columnCount: best.columnCount };
  const reason = best.paymentCount > 0
    ? `${best.paymentCount} of the first ${best.recordCount} lines then hold a date and an amount`
    : `${best.sameCount} of the first ${best.recordCount} lines then have ${best.columnCount} columns`;
  return { dialect, reason, confidence: best.paymentCount > 0 ? 0.99 : 0.6 };
}

interface Trial { dialect: CsvDialect; score: number; columnCount: number; recordCount: number; sameCount: number; paymentCount: number }

/** The delimiter under which most lines hold a date and an amount wins; without any, the one with the most lines of equal width. */
function tryDelimiter(sample: string, dialect: CsvDialect): Trial {
  const records = sampleRecords(sample, dialect);
  const widths = new Map<number, number>();
  for (const { cells } of records) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const [columnCount, sameCount] = [...widths].reduce((most, entry) => (entry[1] > most[1] || (entry[1] === most[1] && entry[0] > most[0]) ? entry : most), [1, 0] as [number, number]);
  const paymentCount = records.filter(({ cells }) => cells.some((cell) => dateEvidence(cell) !== null) && cells.some((cell) => isMoney(cell))).length;
  const score = paymentCount * 1_000 + (sameCount / Math.max(1, records.length)) * 100 + Math.min(columnCount, 40);
  return { dialect, score, columnCount, recordCount: records.length, sameCount, paymentCount };
}

const isMoney = (cell: string): boolean => dateEvidence(cell) === null && splitAmount(cell.trim()) !== null;

/** The sample's last record may be cut and is left out. */
export function sampleRecords(sample: string, dialect: CsvDialect): CsvRecord[] {
  const records: CsvRecord[] = [];
  const reader = new LineReader(dialect, {
    record: (record) => { if (records.length < MAX_SAMPLE_RECORDS && record.cells.some((cell) => cell.trim() !== '')) records.push(record); },
    unreadable: () => undefined,
  });
  reader.write(new LineEnds().normalise(sample));
  reader.end();
  return records;
}

/** Cells between single quotes, and none between double quotes. */
function findQuote(sample: string): '"' | "'" {
  const single = sample.match(/(?:^|[,;\t|\n\r])'[^'\n\r]*'(?=[,;\t|\n\r]|$)/g)?.length ?? 0;
  const double = sample.match(/(?:^|[,;\t|\n\r])"[^"\n\r]*"(?=[,;\t|\n\r]|$)/g)?.length ?? 0;
  return single > double * 2 && single > 2 ? "'" : '"';
}
