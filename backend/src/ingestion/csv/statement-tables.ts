/** The tables of one statement file, found while its records go by: sections of several accounts or cards, each with its own headings. */
import { splitAmount } from '../cells/amounts.ts';
import { dateEvidence } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import { isSameHeading, namesColumns } from '../columns/find-heading-row.ts';
import type { NoPlan } from '../columns/assign-columns.ts';
import { notAStatement } from '../columns/not-a-statement.ts';
import type { Problem } from '../statement.ts';
import { FileFacts } from '../understand/file-facts.ts';
import type { TableFrame } from '../understand/frame-table.ts';
import { titleAbove } from '../understand/table-titles.ts';
import { paymentsAbove, seemsPayment } from './left-out.ts';
import type { CsvRecord } from './record.ts';
import { owedColumn, withOwed } from './owed-balances.ts';
import { YearsOfNeighbours } from './years-of-neighbours.ts';
import { isRowOfWords } from './table/heading-lines.ts';

export interface StatementTable {
  /** Where the table begins, with its headings. */
  firstLine: number;
  firstDataLine: number;
  /** Null: it holds no payments, or none that could be read. `title`: alone in the line above its headings; `change`: gives its records the year that their dates lack, or what is owed its minus. */
  content: { frame: TableFrame; facts: FileFacts; title: string | null; change: Change | null; hasYearsOfOthers: boolean } | null;
  /** Why lines of it that look like payments are left out. */
  unread: string | null;
}

type Change = (record: CsvRecord) => CsvRecord;
type FrameOf = (records: readonly CsvRecord[]) => TableFrame | NoPlan;

/** As many records as tell what the columns of a table hold. */
const SAMPLE_RECORDS = 400;
/** Lines right above a table may name its account. */
const NOTES_ABOVE = 3;
const RAW_CHARS = 500;
const MIN_UNKNOWN_HEADINGS = 3;

/** The first records of a file up to the headings of its second table, where the ones before hold payments. */
export function firstTableSample(records: readonly CsvRecord[], frameOf: FrameOf): readonly CsvRecord[] {
  const first = records.find(({ cells }) => namesColumns(cells));
  if (!first) return records;
  const isBehindGap = (index: number): boolean => index > 0 && records[index]!.line > records[index - 1]!.line + 1;
  for (const [index, { line, cells }] of records.entries()) {
    if (line <= first.line || !isOtherHeading(cells, first.cells, isBehindGap(index) ? 'behind a gap' : 'in a row')) continue;
    const sample = withoutNotesOfNext(records.slice(0, index), isBehindGap);
    const frame = frameOf(sample);
    if (!('failure' in frame) && sample.length > frame.heading.firstData) return sample;
  }
  return records;
}

/** What a title behind a gap begins below the last row, such as the newest balance of the next account, is no longer of this table. */
function withoutNotesOfNext(records: readonly CsvRecord[], isBehindGap: (index: number) => boolean): readonly CsvRecord[] {
  const lastRow = records.findLastIndex(({ cells }) => cells.some((cell) => dateEvidence(cell) !== null));
  const title = records.findIndex(({ cells }, index) => index > lastRow && isBehindGap(index) && cells.every((cell) => lineKind(cell) === null && splitAmount(cell.trim()) === null));
  return title < 0 ? records : records.slice(0, title);
}

export class StatementTables {
  readonly tables: StatementTable[];
  readonly problems: Problem[];
  readonly #frameOf: FrameOf;
  readonly #notes: CsvRecord[] = [];
  #dateColumn: number;
  #headings: readonly string[];
  #facts: FileFacts | null;
  #waiting: CsvRecord[] = [];
  #lineCount = 0;
  #lastLine = Infinity;
  readonly #years = new YearsOfNeighbours();
  #change: Change | null = null;
  #unread: string | null = null;

  /** `frame`: of the table that begins among the first records, `sample`. */
  constructor(frame: TableFrame, sample: readonly CsvRecord[], frameOf: FrameOf) {
    const firstDataLine = sample[frame.heading.firstData]?.line ?? Infinity;
    this.#frameOf = frameOf;
    this.problems = paymentsAbove(sample, frame.heading.firstData);
    this.#facts = new FileFacts(frame.columns.plan);
    this.#dateColumn = frame.columns.plan.date;
    this.#headings = frame.heading.headings;
    this.tables = [{ firstLine: 0, firstDataLine, content: { frame, facts: this.#facts, title: titleAbove(sample, frame.heading.index), change: null, hasYearsOfOthers: false }, unread: null }];
  }

  add(record: CsvRecord): void {
    if (record.line < this.tables[0]!.firstDataLine) return;
    const isDated = /\d/.test(record.cells[this.#dateColumn] ?? '') && !isTitle(record.cells);
    const isBehindGap = this.#notes.length > 0 || record.line > this.#lastLine + 1;
    this.#lastLine = record.line;
    if (!isDated && isOtherHeading(record.cells, this.#headings, isBehindGap ? 'behind a gap' : 'in a row')) return this.#begin(record);
    this.#lineCount++;
    if (this.#facts) this.#addTo(this.#facts, record);
    else this.#wait(record);
    if (isDated) this.#notes.length = 0;
    else if (this.#notes.push(record) > NOTES_ABOVE) this.#notes.shift();
  }

  end(): void {
    if (!this.#facts) this.#decide();
    const last = this.tables.at(-1)!;
    const [heading] = this.#waiting;
    if (last.content || !heading) return;
    if (this.#waiting.some(({ line, cells }) => line >= last.firstDataLine && seemsPayment(cells))) last.unread = this.#unread;
    const reason = `A table of ${this.#lineCount} ${this.#lineCount === 1 ? 'line' : 'lines'} begins here that ${last.unread === null ? 'holds no payments' : 'could not be read'}; it is left out.`;
    this.problems.push({ line: last.firstLine, reason, raw: this.#headings.join(', ').slice(0, RAW_CHARS) });
  }

  #addTo(facts: FileFacts, record: CsvRecord): void {
    const { cells } = this.#change?.(record) ?? record;
    if (facts.add(cells)) this.#years.add(cells[this.#dateColumn] ?? '');
  }

  #begin(heading: CsvRecord): void {
    this.end();
    this.#facts = null;
    this.#change = null;
    this.#unread = null;
    this.#headings = heading.cells;
    this.#dateColumn = Math.max(0, heading.cells.findIndex((cell) => /dat/i.test(cell)));
    this.#waiting = [...this.#notes, heading];
    this.#notes.length = 0;
    this.#lineCount = 0;
    this.tables.push({ firstLine: heading.line, firstDataLine: heading.line + 1, content: null, unread: null });
  }

  #wait(record: CsvRecord): void {
    if (this.#waiting.length < SAMPLE_RECORDS) this.#waiting.push(record);
    if (this.#waiting.length === SAMPLE_RECORDS) this.#decide();
  }

  #decide(): void {
    const headingAt = this.#waiting.findIndex(({ cells }) => cells === this.#headings);
    const asIs = this.#frameOf(this.#waiting);
    const dated = 'failure' in asIs ? this.#years.of(this.#headings, this.#waiting.slice(headingAt + 1)) : null;
    const owed = owedColumn(this.#headings, this.#waiting.slice(headingAt + 1));
    const change = owed < 0 ? dated : (record: CsvRecord): CsvRecord => withOwed(dated?.(record) ?? record, owed);
    const waiting = change ? this.#waiting.map(change) : this.#waiting;
    const frame = change ? this.#frameOf(waiting) : asIs;
    if ('failure' in frame) {
      this.#unread = notAStatement(this.#headings) === null ? withoutOutcome(frame.failure) : null;
      return;
    }
    const rows = waiting.slice(frame.heading.firstData);
    if (isOfBalances(rows, frame.columns.plan.date)) return;
    this.#unread = 'its amounts carry no sign';
    const facts = new FileFacts(frame.columns.plan);
    if (frame.columns.plan.balanceOrder) return;
    this.#dateColumn = frame.columns.plan.date;
    this.#change = null;
    for (const record of rows) this.#addTo(facts, record);
    if (facts.rowCount === 0) return;
    const table = this.tables.at(-1)!;
    table.content = { frame, facts, title: titleAbove(waiting, frame.heading.index), change, hasYearsOfOthers: dated !== null };
    table.firstDataLine = waiting[frame.heading.firstData]?.line ?? table.firstDataLine;
    this.#facts = facts;
    this.#change = change;
  }
}

/** Looks out for the headings of another table while the rows of what seemed the only one go by. */
export class OtherTableWatch {
  isFound = false;
  readonly #headings: readonly string[];
  #lastLine = Infinity;
  #hasNotes = false;

  /** Without headings of its own a table cannot be told from the next one. */
  constructor(headings: readonly string[]) {
    this.#headings = headings;
  }

  /** A row with a date. */
  passDated(line: number): void {
    this.#lastLine = line;
    this.#hasNotes = false;
  }

  passUndated(line: number, cells: readonly string[]): void {
    const place = this.#hasNotes || line > this.#lastLine + 1 ? 'behind a gap' : 'in a row';
    this.#lastLine = line;
    this.#hasNotes = true;
    this.isFound ||= this.#headings.length > 0 && isOtherHeading(cells, this.#headings, place);
  }
}

/** Every row names a balance: what stands in other accounts, not what moved. */
function isOfBalances(records: readonly CsvRecord[], date: number): boolean {
  const dated = records.filter(({ cells }) => /\d/.test(cells[date] ?? ''));
  return dated.length > 0 && dated.every(({ cells }) => cells.some((cell) => BALANCE_OF.test(cell.trim())));
}

const BALANCE_OF = /^(?:saldos?|balances?|soldes?|kontostand)\b/i;

/** Of a table, not of the file. */
const withoutOutcome = (failure: string): string => failure.replace(/^No transactions found: /, '').replaceAll('this file', 'it').replace(/\.$/, '');

const isTitle = (cells: readonly string[]): boolean => cells.slice(1).every((cell) => cell.trim() === '');

/** Known words, or, behind a blank line or a title, words in every cell: rows of another kind must not be read by the columns of this one. */
function isOtherHeading(cells: readonly string[], headings: readonly string[], place: 'behind a gap' | 'in a row'): boolean {
  const isHeading = namesColumns(cells) || (place === 'behind a gap' && cells.length >= MIN_UNKNOWN_HEADINGS && isRowOfWords(cells) && cells.every((cell) => cell.trim() !== ''));
  return isHeading && !isSameHeading(cells, headings);
}
