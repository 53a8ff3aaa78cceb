/** Reads a CSV statement of any size in two passes: one over everything to understand it, one to hand over its rows. */
import { headOf, type ByteSource } from '../byte-source.ts';
import { amountColumns } from '../columns/plan.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import { findHeadingRow, type HeadingRow } from '../columns/find-heading-row.ts';
import { decodeHead, findEncoding } from '../encoding.ts';
import { ReadingSummary } from '../reading-summary.ts';
import { MAX_PARSED_TEXT_CHARS, type Choice, type ReadingAnswers, type ReadingFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { FileFacts } from '../understand/file-facts.ts';
import { RowReader } from '../understand/row-reader.ts';
import { understandCsv, type Understanding } from '../understand/understand-csv.ts';
import { delimiterName, findDialect, sampleRecords } from './dialect.ts';
import { preambleAccount } from './preamble-account.ts';
import type { CsvRecord } from './record-reader.ts';
import { RecordSource } from './record-source.ts';

export interface ReadOptions {
  fileName: string;
  onRows: (rows: StatementRow[]) => void | Promise<void>;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  answers?: ReadingAnswers;
}

const HEAD_BYTES = 256 * 1024;
const SAMPLE_CHARS = 64 * 1024;
/** So few that whoever takes them is busy for some milliseconds only: the server has other work, and its database waits for it. */
const BATCH_ROWS = 1_000;
/** The first pass counts as this share of the progress. */
const FIRST_PASS_PERCENT = 30;

export async function readCsv(source: ByteSource, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  if (source.sizeBytes === 0) return { failure: 'The file is empty.' };
  const head = await headOf(source, HEAD_BYTES);
  const encoding = await findEncoding(head, source);
  const sample = wholeLines(await decodeHead(head, encoding.encoding), source.sizeBytes > head.length);
  if (sample.trim() === '') return { failure: 'No transactions found: the file holds no text.' };
  const found = findDialect(sample);
  const choices: Choice[] = [
    { what: 'encoding', choice: encoding.encoding, reason: encoding.reason, confidence: encoding.confidence },
    { what: 'delimiter', choice: delimiterName(found.dialect.delimiter), reason: found.reason, confidence: found.confidence },
  ];
  const records = sampleRecords(sample, found.dialect);
  const heading = findHeadingRow(records);
  const sampleRows = records.slice(heading.firstData).map((record) => record.cells);
  const plan = assignColumns(heading.headings, sampleRows);
  if ('failure' in plan) return plan;
  choices.push(headingChoice(heading, records));

  const recordSource = new RecordSource(source, encoding.encoding, found.dialect);
  const firstDataLine = records[heading.firstData]?.line ?? Infinity;
  const facts = new FileFacts(plan);
  const text = new BoundedText();
  for await (const batch of recordSource.batches((part) => text.add(part))) {
    for (const record of batch.records) if (record.line >= firstDataLine) facts.add(record.cells);
    options.onProgress?.(percentOf(batch.bytesRead, source.sizeBytes, 0, FIRST_PASS_PERCENT));
  }
  const account = preambleAccount(records.slice(0, heading.index ?? heading.firstData).map((record) => record.cells));
  const understanding = understandCsv(facts, { plan, headings: heading.headings, sampleRows, delimiter: found.dialect.delimiter, fileName: options.fileName, account, answers: options.answers ?? {} });
  choices.push(...columnChoices(understanding, heading), ...understanding.choices);
  const common = { kind: 'csv', parsedText: text.value, choices, ambiguity: understanding.ambiguity } as const;
  if (understanding.ambiguity) return { ...new ReadingSummary().finish(account), ...common, ...spanOf(facts) };
  const summary = await handOver(recordSource, source.sizeBytes, understanding, { firstDataLine, headingLine: heading.index === null ? null : (records[heading.index]?.line ?? null) }, options);
  if (summary.rowCount === 0) return { failure: `No transactions found: ${summary.problemCount > 0 ? summary.firstReason : 'the file has headings but no rows below them.'}` };
  return { ...summary.finish(account), ...common };
}

/** The second pass. Waits for each batch to be taken before it reads on. */
async function handOver(records: RecordSource, sizeBytes: number, { layout }: Understanding, lines: { firstDataLine: number; headingLine: number | null }, options: ReadOptions): Promise<ReadingSummary> {
  const summary = new ReadingSummary();
  let rows: StatementRow[] = [];
  const reader = new RowReader(layout, {
    row: (row) => { summary.addRow(row); rows.push(row); },
    problem: (problem) => summary.addProblem(problem),
  });
  for await (const batch of records.batches()) {
    for (const problem of batch.unreadable) summary.addProblem(problem);
    for (const record of batch.records) {
      if (record.line < lines.firstDataLine) continue;
      reader.read(record);
      if (rows.length >= BATCH_ROWS) {
        await options.onRows(rows);
        rows = [];
      }
    }
    options.onProgress?.(percentOf(batch.bytesRead, sizeBytes, FIRST_PASS_PERCENT, 100));
  }
  reader.flush();
  if (rows.length > 0) await options.onRows(rows);
  return summary;
}

/** Without the last, perhaps cut, line. */
function wholeLines(text: string, isCut: boolean): string {
  const sample = text.slice(0, SAMPLE_CHARS);
  if (!isCut && sample.length === text.length) return sample;
  const end = Math.max(sample.lastIndexOf('\n'), sample.lastIndexOf('\r'));
  return end > 0 ? sample.slice(0, end + 1) : sample;
}

class BoundedText {
  readonly #parts: string[] = [];
  #length = 0;

  add(text: string): void {
    if (this.#length >= MAX_PARSED_TEXT_CHARS) return;
    this.#parts.push(text.slice(0, MAX_PARSED_TEXT_CHARS - this.#length));
    this.#length += text.length;
  }

  get value(): string {
    return this.#parts.join('');
  }
}

function percentOf(bytes: number, sizeBytes: number, from: number, to: number): number {
  return Math.min(to, Math.round(from + (bytes / sizeBytes) * (to - from)));
}

function headingChoice(heading: HeadingRow, records: readonly CsvRecord[]): Choice {
  return heading.index === null
    ? { what: 'headings', choice: 'none', reason: 'no line names the columns; they were told by their content', confidence: 0.8 }
    : { what: 'headings', choice: `line ${records[heading.index]!.line}`, reason: 'the line names the columns', confidence: 0.95 };
}

function columnChoices({ layout: { plan } }: Understanding, heading: HeadingRow): Choice[] {
  const name = (column: number): string => heading.headings[column]?.trim() || `column ${column + 1}`;
  const reason = heading.index === null ? 'its content' : 'its heading and content';
  const money = amountColumns(plan.money).map(name).join(' / ');
  const choices: Choice[] = [
    { what: 'date column', choice: name(plan.date), reason, confidence: heading.index === null ? 0.85 : 0.95 },
    { what: 'amount column', choice: money, reason, confidence: heading.index === null ? 0.85 : 0.95 },
  ];
  if (plan.descriptions[0] !== undefined) choices.push({ what: 'description column', choice: name(plan.descriptions[0]), reason, confidence: 0.9 });
  if (plan.balance !== null) choices.push({ what: 'balance column', choice: name(plan.balance), reason, confidence: 0.9 });
  return choices;
}

/** How many rows wait for the answer; their dates are not known yet. */
const spanOf = (facts: FileFacts): Pick<StatementReading, 'rowCount'> => ({ rowCount: facts.rowCount });
