/** Reads a CSV statement of any size in two passes: one over everything to understand it, one to hand over its rows. */
import type { ByteSource } from '../byte-source.ts';
import { amountColumns, type ColumnPlan } from '../columns/plan.ts';
import { NO_GUIDANCE, type ReadingGuidance } from '../mapping.ts';
import { ReadingSummary } from '../reading-summary.ts';
import { type ReadingFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { FileFacts } from '../understand/file-facts.ts';
import { frameTable } from '../understand/frame-table.ts';
import { columnChoices, headingChoice, pictureOf } from '../understand/reading-choices.ts';
import { statedSums } from '../understand/sign-proof.ts';
import { understandCsv, type Understanding } from '../understand/understand-csv.ts';
import { FastFacts } from './fast/fast-facts.ts';
import { FastRows } from './fast/fast-rows.ts';
import { BoundedText } from './bounded-text.ts';
import { openCsv } from './open-csv.ts';
import { readTables } from './read-tables.ts';
import type { RecordSource } from './record-source.ts';
import type { CsvRecord } from './record.ts';
import { RowIntake } from './row-intake.ts';
import { OtherTableWatch } from './statement-tables.ts';

export interface ReadOptions {
  fileName: string;
  onRows: (rows: StatementRow[]) => void | Promise<void>;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  guidance?: ReadingGuidance;
  /** False: every line through the tolerant reader, which reads the same. */
  isFast?: boolean;
}

/** So few that whoever takes them is busy for some milliseconds only: the server has other work, and its database waits for it. */
const BATCH_ROWS = 1_000;
/** The first pass counts as this share of the progress. */
const FIRST_PASS_PERCENT = 30;

export async function readCsv(source: ByteSource, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const opened = await openCsv(source);
  if ('failure' in opened) return opened;
  const { dialect, choices, sample: records, records: recordSource } = opened;
  const guidance = options.guidance ?? NO_GUIDANCE;
  const tables = await readTables(opened, source, { ...options, guidance });
  if (tables) return tables;
  const frame = frameTable(records, { guidance, fileName: options.fileName, delimiter: dialect.delimiter, columnCount: dialect.columnCount });
  if ('failure' in frame) return frame;
  const { heading, columns: { plan }, sampleRows, account, known, layout } = frame;

  const firstDataLine = records[heading.firstData]?.line ?? Infinity;
  const firstRegularLine = options.isFast !== false && widthOf(plan) <= dialect.columnCount ? firstDataLine : Infinity;
  const facts = new FileFacts(plan);
  const watch = new OtherTableWatch(heading.index === null ? [] : heading.headings);
  const fastFacts = new FastFacts(facts, plan, watch);
  const text = new BoundedText();
  const takeRecord = ({ line, cells }: CsvRecord): void => {
    if (facts.add(cells)) watch.passDated(line);
    else watch.passUndated(line, cells);
  };
  const firstPass = recordSource.pass({
    regular: (line) => fastFacts.take(line),
    record: (record) => { if (record.line >= firstDataLine) takeRecord(record); },
    unreadable: () => undefined,
  }, { firstRegularLine, onText: (part) => text.add(part), wantsText: () => !text.isFull });
  for await (const bytesRead of firstPass) options.onProgress?.(percentOf(bytesRead, source.sizeBytes, 0, FIRST_PASS_PERCENT));
  const severalTables = watch.isFound ? await readTables(opened, source, { ...options, guidance }, text) : null;
  if (severalTables) return severalTables;
  choices.push(headingChoice(frame, records, guidance.said.headingLine));
  const understanding = understandCsv(facts, { plan, headings: heading.headings, sampleRows, delimiter: dialect.delimiter, fileName: options.fileName, account, stated: (mark) => statedSums([...records.slice(0, heading.firstData).map((record) => record.cells), ...sampleRows], mark), said: guidance.said, remembered: known?.mapping ?? {} });
  choices.push(...columnChoices(frame), ...understanding.choices);
  const common = { kind: 'csv', parsedText: text.value, choices, ambiguity: understanding.ambiguity, layout, remembered: known, picture: pictureOf(frame, records, understanding.layout) } as const;
  if (understanding.ambiguity) return { ...new ReadingSummary().finish(account), ...common, ...spanOf(facts) };
  const summary = await handOver(recordSource, source.sizeBytes, understanding, { firstDataLine, firstRegularLine }, options);
  if (summary.rowCount === 0) return { failure: `No transactions found: ${summary.problemCount > 0 ? summary.firstReason : 'the file has headings but no rows below them.'}` };
  return { ...summary.finish(account), ...common };
}

/** The second pass. Waits for each batch to be taken before it reads on. */
async function handOver(records: RecordSource, sizeBytes: number, { layout }: Understanding, lines: { firstDataLine: number; firstRegularLine: number }, options: ReadOptions): Promise<ReadingSummary> {
  const summary = new ReadingSummary();
  const rows: StatementRow[] = [];
  const intake = new RowIntake(layout, records.quote, summary, rows);
  const fastRows = new FastRows(layout, intake);
  const secondPass = records.pass({
    regular: (line) => fastRows.take(line),
    record: (record) => { if (record.line >= lines.firstDataLine) intake.take(record); },
    unreadable: (problem) => summary.addProblem(problem),
  }, lines);
  for await (const bytesRead of secondPass) {
    while (rows.length >= BATCH_ROWS) await options.onRows(rows.splice(0, BATCH_ROWS));
    options.onProgress?.(percentOf(bytesRead, sizeBytes, FIRST_PASS_PERCENT, 100));
  }
  intake.end();
  if (rows.length > 0) await options.onRows(rows);
  return summary;
}

/** How many cells a line needs for every column of the plan. */
function widthOf(plan: ColumnPlan): number {
  const others = [plan.currency, plan.balance, plan.category, plan.account, plan.counterparty, plan.reference, plan.status, plan.money.kind === 'flagged' ? plan.money.flag : null];
  return 1 + Math.max(plan.date, ...plan.otherDates, ...plan.descriptions, ...plan.joined, ...amountColumns(plan.money), ...others.map((column) => column ?? 0));
}

function percentOf(bytes: number, sizeBytes: number, from: number, to: number): number {
  return Math.min(to, Math.round(from + (bytes / sizeBytes) * (to - from)));
}

/** How many rows wait for the answer; their dates are not known yet. */
const spanOf = (facts: FileFacts): Pick<StatementReading, 'rowCount'> => ({ rowCount: facts.rowCount });
