/** What a CSV is made of: how it is written, and its records as they come. */

export interface CsvDialect {
  /** One or more characters. */
  delimiter: string;
  quote: '"' | "'";
  /** Before a quote inside quotes: the quote itself (doubled), a backslash, or nothing at all. */
  escape: '"' | "'" | '\\' | '';
  /** Between single quotes, double ones are written twice: the quotes were exchanged after the file was written. */
  hasDoubledOthers?: boolean;
  /** The number of cells of most records, 0 while unknown. */
  columnCount: number;
}

export interface RecordNote { reason: string; raw: string }

export interface CsvRecord {
  line: number;
  cells: string[];
  /** What was mended before the cells could be told. */
  repair?: RecordNote;
  /** Characters that were lost before the text came here. */
  damage?: RecordNote;
  /** The record has another number of cells than the others, in a way that could be read more than once. */
  doubt?: RecordNote;
}

export interface RecordSink {
  record(record: CsvRecord): void;
  /** A line that cannot be taken apart at all. */
  unreadable(line: number, reason: string, raw: string): void;
}
