/** The line of headings and the first line of payments, where the owner named them. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { NoPlan } from './assign-columns.ts';
import type { HeadingRow } from './find-heading-row.ts';

/** `found`: what the reader found by itself; `records`: the first ones of the file. */
export function saidHeading(found: HeadingRow, records: readonly CsvRecord[], { headingLine, firstDataLine }: ReadingMapping): HeadingRow | NoPlan {
  const heading = headingLine === undefined ? found : headingAt(records, headingLine);
  if ('failure' in heading || firstDataLine === undefined) return heading;
  const firstData = records.findIndex(({ line }) => line >= firstDataLine);
  return firstData < 0 ? { failure: `Line ${firstDataLine} is not among the first lines of this file.` } : { ...heading, firstData };
}

function headingAt(records: readonly CsvRecord[], headingLine: number): HeadingRow | NoPlan {
  if (headingLine === 0) return { index: null, firstData: Math.max(0, records.findIndex(isPaymentLike)), headings: [] };
  const index = records.findIndex(({ line }) => line === headingLine);
  const record = records[index];
  return record ? { index, firstData: index + 1, headings: record.cells } : { failure: `Line ${headingLine} is not among the first lines of this file, or it is empty.` };
}

const isPaymentLike = ({ cells }: CsvRecord): boolean => cells.some((cell) => dateEvidence(cell) !== null) && cells.some((cell) => dateEvidence(cell) === null && splitAmount(cell.trim()) !== null);
