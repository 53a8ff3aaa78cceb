/** Reads a file whose first records show more than one table: each by its own headings. */
import type { ByteSource } from '../byte-source.ts';
import type { NoPlan } from '../columns/assign-columns.ts';
import type { ReadingGuidance } from '../mapping.ts';
import { ReadingSummary } from '../reading-summary.ts';
import type { ReadingFailure, StatementReading, StatementRows } from '../statement.ts';
import { frameTable, type TableFrame } from '../understand/frame-table.ts';
import { columnChoices, headingChoice, pictureOf } from '../understand/reading-choices.ts';
import { BoundedText } from './bounded-text.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';
import { firstTableSample, StatementTables } from './statement-tables.ts';
import { TableIntake } from './table-intake.ts';
import { isTableSaid, otherTablesGuidance, tableChoices, understandTables } from './understand-tables.ts';

interface TablesOptions {
  fileName: string;
  guidance: ReadingGuidance;
  onRows: (rows: StatementRows) => void | Promise<void>;
  onProgress?: (percent: number) => void;
}

const BATCH_ROWS = 1_000;

/** Null where there is only one table, or the owner said which one is meant. `seen`: the whole file's text, where the headings of another one were seen behind the first records. */
export async function readTables(opened: OpenedCsv, source: ByteSource, options: TablesOptions, seen: BoundedText | null = null): Promise<StatementReading | ReadingFailure | null> {
  const { dialect, records } = opened;
  const { guidance } = options;
  if (isTableSaid(guidance.said)) return null;
  const file = { fileName: options.fileName, delimiter: dialect.delimiter, columnCount: dialect.columnCount };
  const frameOf = (table: readonly CsvRecord[]): TableFrame | NoPlan => frameTable(table, { ...file, guidance: otherTablesGuidance(guidance) });
  const sample = firstTableSample(opened.sample, frameOf);
  if (sample === opened.sample && !seen) return null;
  const frame = frameTable(sample, { ...file, guidance });
  if ('failure' in frame) return null;
  if (frame.columns.plan.balanceOrder) return { failure: 'This file holds several tables, and the amounts of the first one carry no sign. Export each by itself, or with separate columns for money out and money in.' };

  const found = new StatementTables(frame, sample, frameOf);
  const text = seen ?? new BoundedText();
  for await (const batch of records.batches((part) => { if (!seen) text.add(part); })) {
    for (const record of batch.records) found.add(record);
    options.onProgress?.(Math.round((batch.bytesRead / source.sizeBytes) * 30));
  }
  found.end();
  const understood = understandTables(found.tables, { ...file, guidance });
  const [{ understanding }] = understood;
  const choices = [...opened.choices, headingChoice(frame, sample, undefined), ...columnChoices(frame), ...understanding.choices, ...tableChoices(found.tables)];
  const ambiguity = understood.map((table) => table.understanding.ambiguity).find((asked) => asked !== null) ?? null;
  const common = { kind: 'csv', parsedText: text.value, choices, ambiguity, layout: frame.layout, remembered: frame.known, picture: pictureOf(frame, sample, understanding.layout) } as const;
  if (ambiguity) return { ...new ReadingSummary().finish(frame.account), ...common, rowCount: understood.reduce((sum, { rowCount }) => sum + rowCount, 0) };
  const summary = new ReadingSummary();
  for (const problem of found.problems) summary.addProblem(problem);
  await handOver(opened, new TableIntake(found.tables, understood, records.quote, summary), options);
  options.onProgress?.(100);
  if (summary.rowCount === 0) return { failure: `No transactions found: ${summary.problemCount > 0 ? summary.firstReason : 'the file has headings but no rows below them.'}` };
  return { ...summary.finish(frame.account), ...common };
}

/** Waits for each batch to be taken before it reads on. */
async function handOver({ records }: OpenedCsv, intake: TableIntake, options: TablesOptions): Promise<void> {
  for await (const batch of records.batches()) {
    for (const problem of batch.unreadable) intake.refuse(problem);
    for (const record of batch.records) {
      intake.take(record);
      if (intake.rows.length >= BATCH_ROWS) await options.onRows(intake.rows.splice(0));
    }
  }
  intake.end();
  if (intake.rows.length > 0) await options.onRows(intake.rows.splice(0));
}
