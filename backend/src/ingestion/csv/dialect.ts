/** Finds the delimiter and quoting of a CSV by trying them on its first lines. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence, type DateEvidence } from '../cells/dates.ts';
import { remembered } from '../cells/remembered.ts';
import { findEscape, findQuote, hasDoubledOthers } from './quoting.ts';
import type { CsvDialect, CsvRecord } from './record.ts';
import { RecordReader } from './record-reader.ts';
import type { LineMender } from './mend/line-mender.ts';

export interface FoundDialect { dialect: CsvDialect; reason: string; confidence: number }

const COMMON_DELIMITERS: readonly string[] = [',', ';', '\t', '|'];
/** Taken where they make the lines clearly more regular than the common ones. */
const RARE_DELIMITERS: readonly string[] = [', ', '; ', '\t\t', '||', ' ', ':', '^', '~', '\u0001', '\u001f', '§', '¦'];
const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar', ', ': 'comma and space', '; ': 'semicolon and space', '\t\t': 'two tabs', '||': 'two bars', ' ': 'space', ':': 'colon',
};
const MAX_SAMPLE_RECORDS = 400;
const PIECE_CHARS = 4_096;
const MIN_RARE_COLUMNS = 3;
const MIN_TELLING_PAYMENTS = 2;
const MIN_RARE_SHARE = 0.9;
const RARE_HANDICAP = 0.9;
/** A width that nearly as many lines have as the most frequent one, and that comes first, is the one of the first table. */
const FIRST_TABLE_SHARE = 0.6;

export const delimiterName = (delimiter: string): string => DELIMITER_NAMES[delimiter] ?? delimiter;

/** `sample`: the decoded beginning of the file, with line feeds. */
export function findDialect(sample: string): FoundDialect {
  const quote = findQuote(sample);
  const escape = findEscape(sample, quote);
  const doubled = hasDoubledOthers(sample, quote) ? { hasDoubledOthers: true } : {};
  const present = [...COMMON_DELIMITERS, ...RARE_DELIMITERS].filter((delimiter) => sample.includes(delimiter));
  const evidenceOf = remembered(dateEvidence);
  const trials = (present.length > 0 ? present : [',']).map((delimiter) => tryDelimiter(sample, { delimiter, quote, escape, ...doubled, columnCount: 0 }, evidenceOf));
  const best = trials.reduce((found, trial) => (trial.score > found.score ? trial : found));
  const reason = best.paymentCount > 0
    ? `${best.paymentCount} of the first ${best.recordCount} lines then hold a date and an amount`
    : `${best.sameCount} of the first ${best.recordCount} lines then have ${best.columnCount} columns`;
  return { dialect: withBestEscape(sample, { ...best.dialect, columnCount: best.columnCount }), reason, confidence: best.paymentCount > 0 ? 0.99 : 0.6 };
}

interface Trial { dialect: CsvDialect; score: number; columnCount: number; recordCount: number; sameCount: number; paymentCount: number }

/** The delimiter under which most lines hold a date and an amount wins; without any, the one with the most lines of equal width. */
function tryDelimiter(sample: string, dialect: CsvDialect, evidenceOf: (cell: string) => DateEvidence | null): Trial {
  const records = sampleRecords(sample, dialect);
  const payments = records.filter(({ cells }) => cells.some((cell) => evidenceOf(cell) !== null) && cells.some((cell) => evidenceOf(cell) === null && splitAmount(cell.trim()) !== null));
  const paymentCount = payments.length;
  const [columnCount, sameCount] = widthOf(records, payments);
  const share = sameCount / Math.max(1, records.length);
  const score = (paymentCount * 1_000 + share * 100 + Math.min(columnCount, 40)) * likelihood(dialect.delimiter, { columnCount, share, paymentCount }) + 5 * cleanShare(records);
  return { dialect, score, columnCount, recordCount: records.length, sameCount, paymentCount };
}

function likelihood(delimiter: string, { columnCount, share, paymentCount }: { columnCount: number; share: number; paymentCount: number }): number {
  if (COMMON_DELIMITERS.includes(delimiter)) return 1;
  // A comma and a space are a comma whose cells would all begin with a space.
  if (delimiter.length > 1) return columnCount > 1 && (share >= MIN_RARE_SHARE || paymentCount > 0) ? 1 : 0;
  return paymentCount > 0 || (columnCount >= MIN_RARE_COLUMNS && share >= MIN_RARE_SHARE) ? RARE_HANDICAP : 0;
}

/** Lines above a small table may be as many as its own: a width that no payment has is not the table's. */
function widthOf(records: readonly CsvRecord[], payments: readonly CsvRecord[]): [number, number] {
  const found = mainWidth(records);
  const isOfTable = payments.length < MIN_TELLING_PAYMENTS || payments.some(({ cells }) => cells.length === found[0]);
  return isOfTable ? found : mainWidth(payments);
}

/** The number of cells that most records have, and how many have it. */
function mainWidth(records: readonly CsvRecord[]): [number, number] {
  const widths = new Map<number, number>();
  for (const { cells } of records) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const most = Math.max(0, ...widths.values());
  return [...widths].find(([, count]) => count >= most * FIRST_TABLE_SHARE) ?? [1, 0];
}

/** Of the cells, those without blanks at their beginning: a delimiter that leaves them there is only half of one. */
function cleanShare(records: readonly CsvRecord[]): number {
  let count = 0;
  let clean = 0;
  for (const { cells } of records) {
    count += cells.length;
    for (const cell of cells) if (!cell.startsWith(' ')) clean++;
  }
  return count === 0 ? 0 : clean / count;
}

/** Another escape is taken only where more lines follow the rules with it. */
function withBestEscape(sample: string, dialect: CsvDialect): CsvDialect {
  if (!sample.includes(dialect.quote)) return dialect;
  const properCount = (tried: CsvDialect): number => sampleRecords(sample, tried).filter(({ cells, repair }) => repair === undefined && cells.length === tried.columnCount).length;
  const tried = [dialect.escape, dialect.quote, '\\', ''].map((escape) => ({ ...dialect, escape }) as CsvDialect);
  const counts = tried.map(properCount);
  const most = Math.max(...counts);
  // One or two lines are mended and reported rather than taken for the rule.
  return most >= counts[0]! + 3 ? tried[counts.indexOf(most)]! : dialect;
}

/** The filled records at the beginning of a file. */
export function sampleRecords(sample: string, dialect: CsvDialect, mender: LineMender | null = null): CsvRecord[] {
  const records: CsvRecord[] = [];
  const reader = new RecordReader(dialect, {
    record: (record) => { if (records.length < MAX_SAMPLE_RECORDS && record.cells.some((cell) => cell.trim() !== '')) records.push(record); },
    unreadable: () => undefined,
  }, mender);
  for (let at = 0; at < sample.length; at += PIECE_CHARS) {
    reader.write(sample.slice(at, at + PIECE_CHARS));
    // What comes behind cannot change them.
    if (records.length === MAX_SAMPLE_RECORDS) return records;
  }
  reader.end();
  return records;
}
