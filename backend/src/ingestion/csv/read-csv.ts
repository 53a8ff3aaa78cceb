/** Reads a CSV statement of any size in two passes: one over everything to understand it, one to hand over its rows. */
import { headOf, type ByteSource } from '../byte-source.ts';
import { decodeHead, findEncoding } from '../encoding.ts';
import { NO_GUIDANCE, type ReadingGuidance } from '../mapping.ts';
import { ReadingSummary } from '../reading-summary.ts';
import { MAX_PARSED_TEXT_CHARS, type Choice, type ReadingFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { FileFacts } from '../understand/file-facts.ts';
import { frameTable } from '../understand/frame-table.ts';
import { columnChoices, headingChoice, pictureOf } from '../understand/reading-choices.ts';
import { RowReader } from '../understand/row-reader.ts';
import { understandCsv, type Understanding } from '../understand/understand-csv.ts';
import { delimiterName, findDialect, sampleRecords } from './dialect.ts';
import { RecordSource } from './record-source.ts';

export interface ReadOptions {
  fileName: string;
  onRows: (rows: StatementRow[]) => void | Promise<void>;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  guidance?: ReadingGuidance;
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
  const guidance = options.guidance ?? NO_GUIDANCE;
  const frame = frameTable(records, { guidance, fileName: options.fileName, delimiter: found.dialect.delimiter, columnCount: found.dialect.columnCount });
  if ('failure' in frame) return frame;
  const { heading, columns: { plan }, sampleRows, account, known, layout } = frame;
  choices.push(headingChoice(frame, records, guidance.said.headingLine));

  const recordSource = new RecordSource(source, encoding.encoding, found.dialect);
  const firstDataLine = records[heading.firstData]?.line ?? Infinity;
  const facts = new FileFacts(plan);
  const text = new BoundedText();
  for await (const batch of recordSource.batches((part) => text.add(part))) {
    for (const record of batch.records) if (record.line >= firstDataLine) facts.add(record.cells);
    options.onProgress?.(percentOf(batch.bytesRead, source.sizeBytes, 0, FIRST_PASS_PERCENT));
  }
  const understanding = understandCsv(facts, { plan, headings: heading.headings, sampleRows, delimiter: found.dialect.delimiter, fileName: options.fileName, account, said: guidance.said, remembered: known?.mapping ?? {} });
  choices.push(...columnChoices(frame), ...understanding.choices);
  const common = { kind: 'csv', parsedText: text.value, choices, ambiguity: understanding.ambiguity, layout, remembered: known, picture: pictureOf(frame, records, understanding.layout) } as const;
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

/** How many rows wait for the answer; their dates are not known yet. */
const spanOf = (facts: FileFacts): Pick<StatementReading, 'rowCount'> => ({ rowCount: facts.rowCount });
