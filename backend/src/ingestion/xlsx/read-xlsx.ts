/** Reads XLSX: each visible sheet as a table, understood like a CSV; those that hold payments count. */
import { memorySource } from '../byte-source.ts';
import { readCsv, type ReadOptions } from '../csv/read-csv.ts';
import { ReadingSummary } from '../reading-summary.ts';
import { isFailure, MAX_PARSED_TEXT_CHARS, MAX_PROBLEMS_KEPT, type Choice, type ReadingFailure, type StatementReading, type StatementRow } from '../statement.ts';
import { XmlRefused } from '../xml/bounded-xml.ts';
import { sheetRows } from './sheet-cells.ts';
import { sheetText } from './sheet-text.ts';
import { withoutRepeats, type ReadSheet } from './several-sheets.ts';
import { readWorkbook } from './workbook.ts';
import { ZipParts, ZipRefused } from '../zip/zip-parts.ts';

const BATCH_ROWS = 1_000;
const MAX_SHEETS = 50;
/** A sheet has no encoding and no delimiter of its own. */
const CHOICES_OF_TEXT = new Set(['encoding', 'delimiter']);

export async function readXlsx(bytes: Uint8Array, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  try {
    return await readSheets(await ZipParts.open(bytes), options);
  } catch (error) {
    if (error instanceof ZipRefused || error instanceof XmlRefused) return { failure: `This spreadsheet is not read. ${error.message}` };
    throw error;
  }
}

async function readSheets(parts: ZipParts, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const workbook = await readWorkbook(parts);
  const visible = workbook.sheets.filter((sheet) => !sheet.isHidden).slice(0, MAX_SHEETS);
  const sheets: ReadSheet[] = [];
  const reasons: string[] = [];
  for (const [index, { name, path }] of visible.entries()) {
    const text = sheetText(sheetRows((await parts.text(path)) ?? '<none/>', workbook));
    const rows: StatementRow[] = [];
    const reading = await readCsv(memorySource(Buffer.from(text)), { ...options, calendar: workbook.is1904 ? 1904 : 1899, onProgress: undefined, onRows: (batch) => { rows.push(...batch); } });
    options.onProgress?.(Math.round(((index + 1) / visible.length) * 90));
    if (isFailure(reading)) reasons.push(reading.failure);
    else sheets.push({ name, rows, reading });
  }
  const asking = sheets.find(({ reading }) => reading.ambiguity !== null);
  if (asking) return { ...asking.reading, kind: 'xlsx', choices: choicesOf([asking]) };
  if (sheets.length === 0) return { failure: reasons[0] ?? 'No transactions found: this spreadsheet has no visible sheet with cells.' };
  return handOver(withoutRepeats(sheets), options);
}

/** The first of the sheets gives what only one can say: how its columns were taken. */
async function handOver({ counted, skipped }: ReturnType<typeof withoutRepeats>, options: ReadOptions): Promise<StatementReading> {
  const [first, ...others] = counted as [ReadSheet, ...ReadSheet[]];
  const rows = counted.flatMap((sheet) => sheet.rows);
  for (let start = 0; start < rows.length; start += BATCH_ROWS) await options.onRows(rows.slice(start, start + BATCH_ROWS));
  const choices = choicesOf(counted);
  const leftOut = skipped.map(({ name, reason }) => ({ line: 1, reason: `Sheet "${name}" is left out: ${reason}.`, raw: '' }));
  const own = others.length === 0 ? first.reading : { ...first.reading, ...summaryOf(counted) };
  const problems = { problemCount: own.problemCount + leftOut.length, problems: [...leftOut, ...own.problems].slice(0, MAX_PROBLEMS_KEPT) };
  if (others.length === 0) return { ...own, ...problems, kind: 'xlsx', choices };
  return { ...own, ...problems, kind: 'xlsx', choices, parsedText: counted.map(({ reading }) => reading.parsedText).join('\n').slice(0, MAX_PARSED_TEXT_CHARS) };
}

function summaryOf(sheets: readonly ReadSheet[]): ReturnType<ReadingSummary['finish']> {
  const summary = new ReadingSummary();
  for (const { name, reading, rows } of sheets) {
    for (const row of rows) summary.addRow(row);
    for (const problem of reading.problems) summary.addProblem({ ...problem, reason: `Sheet "${name}": ${problem.reason}` });
    for (const repair of reading.repairs) summary.addRepair({ ...repair, reason: `Sheet "${name}": ${repair.reason}` });
  }
  const accounts = new Set(sheets.map(({ reading }) => reading.accountKey));
  return summary.finish(accounts.size === 1 ? sheets[0]!.reading.accountKey : null);
}

function choicesOf(sheets: readonly ReadSheet[]): Choice[] {
  const names = sheets.map(({ name }) => name).join(', ');
  const sheet: Choice = { what: sheets.length === 1 ? 'sheet' : 'sheets', choice: names.slice(0, 200), reason: 'payments with dates and amounts stand there', confidence: 0.95 };
  return [sheet, ...sheets[0]!.reading.choices.filter(({ what }) => !CHOICES_OF_TEXT.has(what))];
}
