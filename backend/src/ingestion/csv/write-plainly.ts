/** Writes the first table of any CSV as a plain one: UTF-8, commas, every cell quoted, line feeds. */
import { headOf, type ByteSource } from '../byte-source.ts';
import { detectMediaType } from '../media-type.ts';
import type { Problem } from '../statement.ts';
import { openCsv } from './open-csv.ts';
import { FirstTable } from './table/first-table.ts';

/** The content is no text that could be taken apart; the message is a sentence for the user. */
export class UnreadableCsv extends Error {}

export interface PlainSink {
  text(text: string): Promise<void>;
  warning(warning: Problem): void;
}

const HEAD_BYTES = 64 * 1024;

export async function writePlainly(source: ByteSource, sink: PlainSink): Promise<void> {
  if (source.sizeBytes === 0) return sink.warning({ line: 1, reason: 'The file is empty.', raw: '' });
  if (detectMediaType(await headOf(source, HEAD_BYTES), 'file.csv') !== 'text/csv') throw new UnreadableCsv('This file is no text: it cannot be read as a CSV.');
  const opened = await openCsv(source);
  if ('failure' in opened) return sink.warning({ line: 1, reason: 'The file holds nothing but blanks.', raw: '' });
  const rows: string[] = [];
  const table = new FirstTable(opened.sample, opened.dialect.columnCount, { row: (cells) => { rows.push(plainLine(cells)); }, warning: (warning) => sink.warning(warning) });
  for await (const batch of opened.records.batches()) {
    for (const problem of batch.unreadable) sink.warning(problem);
    for (const record of batch.records) table.add(record);
    await sink.text(rows.splice(0).join(''));
  }
  table.end();
  await sink.text(rows.join(''));
}

const plainLine = (cells: readonly string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
