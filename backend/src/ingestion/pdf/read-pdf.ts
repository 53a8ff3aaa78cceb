/** Reads a PDF statement with a text layer: positions → lines → table → the same understanding as a CSV. Only ever called inside the child process. */
import { currencyDigits } from '../../finance/money.ts';
import { decimalMarkOf } from '../cells/decimal-mark.ts';
import type { BalanceOrder, ColumnPlan } from '../columns/plan.ts';
import { planColumns } from '../columns/plan-columns.ts';
import { withoutOtherWords } from '../columns/two-words.ts';
import type { ReadOptions } from '../csv/read-csv.ts';
import { preambleAccount } from '../csv/preamble-account.ts';
import type { CsvRecord } from '../csv/record.ts';
import { ReadingSummary } from '../reading-summary.ts';
import type { Choice, ReadingFailure, StatementReading, StatementRow } from '../statement.ts';
import { NO_GUIDANCE, type ReadingMapping } from '../mapping.ts';
import type { ReadingPicture } from '../picture.ts';
import { layoutKey, rememberedFor } from '../understand/layout-key.ts';
import { SampleEvidence } from '../understand/sample-evidence.ts';
import { columnChoices, pictureOf } from '../understand/reading-choices.ts';
import { FileFacts } from '../understand/file-facts.ts';
import { BalanceSteps, CHOICE_OF_BALANCES, withWay } from '../understand/signs-by-balances.ts';
import { RowReader } from '../understand/row-reader.ts';
import { understandCsv, type Understanding } from '../understand/understand-csv.ts';
import { drawingsMultiply } from './drawings.ts';
import { unpacksToTooMuch } from './inflated-size.ts';
import { frameOf, readDocument } from './read-document.ts';
import { noTextReason } from './no-text.ts';
import { printedBalances, provedBalances } from './proof-of-balances.ts';
import { statedBalances } from './stated-balances.ts';
import { statementGrid, type StatementGrid } from './statement-grid.ts';
import { withYears } from './table-dates.ts';
import { structuralFault } from './structure.ts';
import { textItems, type PdfText } from './text-items.ts';
import { lineText, textLines, type TextLine } from './text-lines.ts';

const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
/** With less a PDF is a scan: page numbers and stamps. */
const MIN_TEXT_CHARS = 21;
const BATCH_ROWS = 2_500;

export async function readPdf(pdf: Uint8Array, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  if (pdf.length === 0) return { failure: 'The file is empty.' };
  const fault = structuralFault(pdf);
  if (fault !== null) return { failure: fault };
  const excess = await unpacksToTooMuch(pdf, MAX_INFLATED_BYTES);
  if (excess === 'drawing' || drawingsMultiply(pdf)) return { failure: 'The pages of this PDF draw far more than those of a statement, and are not read. Print it to a new PDF, or upload the CSV.' };
  if (excess === 'size') return { failure: 'This PDF unpacks to more than 64 MB and is not read. Statements are far smaller: export it again, or upload the CSV.' };
  const text = await textOrFailure(pdf, options);
  if ('failure' in text) return text;
  if (text.cut !== null) return { failure: text.cut };
  const lines = textLines(text.items);
  const texts = lines.map(lineText);
  if (texts.join('').replace(/\s/g, '').length < MIN_TEXT_CHARS) return { failure: noTextReason(pdf, text.pageCount, texts.join(' ')) };
  return readLines(lines, texts, text.properties, options);
}

/** A list of payments whose balances tie out is a statement whatever else it says; then invoices and financial statements, then any list of payments. */
async function readLines(lines: readonly TextLine[], texts: readonly string[], properties: readonly string[], options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const grid = statementGrid(lines);
  const statement = grid ? readGrid(grid, lines, texts, options) : { failure: NO_TRANSACTIONS };
  const { said } = options.guidance ?? NO_GUIDANCE;
  const isProved = 'rows' in statement && statement.reading.balanceProof === 'holds' && statement.rows.length > 1;
  const document = isProved || said.columns !== undefined ? null : readDocument(lines, texts, properties, said.dateOrder);
  if (document) return document;
  if ('failure' in statement) return statement;
  for (let start = 0; start < statement.rows.length; start += BATCH_ROWS) await options.onRows(statement.rows.slice(start, start + BATCH_ROWS));
  return statement.reading;
}

async function textOrFailure(pdf: Uint8Array, options: ReadOptions): Promise<PdfText | ReadingFailure> {
  try {
    return await textItems(pdf, (page, pageCount) => options.onProgress?.(Math.round((page / pageCount) * 90)));
  } catch (error) {
    const { name, message } = error as Error;
    if (/password/i.test(`${name} ${message}`)) return { failure: 'This PDF is protected by a password. Save a copy without one and upload that.' };
    return { failure: `This is not a PDF that can be read: it is damaged or incomplete (${message.replace(/\.$/, '').slice(0, 120)}).` };
  }
}

const NO_TRANSACTIONS = 'No transactions found: this PDF has text, but no table of payments with dates and amounts.';

function readGrid(grid: StatementGrid, lines: readonly TextLine[], texts: readonly string[], options: ReadOptions): { rows: StatementRow[]; reading: StatementReading } | ReadingFailure {
  const guidance = options.guidance ?? NO_GUIDANCE;
  const account = preambleAccount(texts.slice(0, grid.firstLine).map((text) => [text]));
  const headings = grid.headings.every((heading) => heading === '') ? [] : grid.headings;
  const layout = layoutKey({ delimiter: 'pdf', columnCount: grid.headings.length, headings, account, fileName: options.fileName });
  const known = withoutOtherWords(rememberedFor(guidance.remembered, layout), grid.records.map(({ cells }) => cells));
  const { said } = guidance;
  const remembered = known?.mapping ?? {};
  const dated = withYears(grid.records, grid.headings, texts, { said: said.dateOrder, remembered: remembered.dateOrder }, { year: said.year, fileName: options.fileName, today: options.today ?? new Date().toISOString().slice(0, 10) });
  if ('failure' in dated) return dated;
  const frame = { ...frameOf(texts), layout, remembered: known };
  if ('ambiguity' in dated) return { rows: [], reading: { ...new ReadingSummary().finish(account), ...frame, ambiguity: dated.ambiguity } };
  const attempt = (records: readonly CsvRecord[]): Attempt | ReadingFailure => readRecords(records, grid, lines, { fileName: options.fileName, said, remembered, account: said.account ?? remembered.account ?? account });
  const plain = attempt(dated.records);
  // Statements that print a day once: only where the balances prove that the rows below belong to it.
  const carried = grid.undatedCount > 0 ? attempt(withDatesCarried(dated.records)) : plain;
  const best = !('failure' in carried) && carried.reading.balanceProof === 'holds' ? carried : plain;
  if ('failure' in best) return best;
  const { choices, picture } = best;
  const { ambiguity } = best.understanding;
  if (ambiguity) return { rows: [], reading: { ...best.reading, ...frame, choices, picture, ambiguity, rowCount: best.rows.length } };
  if (best.rows.length === 0) return { failure: NO_TRANSACTIONS };
  return { rows: best.rows, reading: { ...best.reading, ...frame, choices, picture } };
}

interface Attempt { rows: StatementRow[]; reading: ReturnType<ReadingSummary['finish']>; understanding: Understanding; choices: Choice[]; picture: ReadingPicture }
interface AttemptContext { fileName: string; said: ReadingMapping; remembered: ReadingMapping; account: string | null }

function readRecords(records: readonly CsvRecord[], grid: StatementGrid, lines: readonly TextLine[], context: AttemptContext): Attempt | ReadingFailure {
  const cells = records.map((record) => record.cells);
  const headings = grid.headings.every((heading) => heading === '') ? [] : grid.headings;
  const columns = planColumns(headings, cells, context.said, context.remembered);
  if ('failure' in columns) return columns;
  const { plan } = columns;
  if (plan.balanceOrder && context.said.sign === undefined) return readUnsigned(records, { ...plan, balanceOrder: plan.balanceOrder }, grid, lines, context);
  const frame = { heading: { index: null, firstData: 0, headings }, columns };
  const facts = new FileFacts(plan);
  for (const row of cells) facts.add(row);
  const understanding = understandCsv(facts, { plan, headings: grid.headings, sample: new SampleEvidence(plan, cells), delimiter: '', notes: () => lines.slice(0, grid.firstLine - 1).map(lineText), stated: (mark) => printedBalances(grid.accounts.length > 0 ? [] : statedBalances(lines, mark, 3)), above: () => [], ...context });
  const { currency } = understanding.layout;
  const summary = new ReadingSummary();
  const rows: StatementRow[] = [];
  const reader = new RowReader(understanding.layout, {
    row: (row) => { summary.addRow(row); rows.push(row); },
    problem: (problem) => summary.addProblem({ ...problem, reason: `${problem.reason}${placeOf(lines, problem.line)}` }),
  });
  for (const record of records) reader.read(record);
  reader.flush();
  const found = summary.finish(context.account);
  const stated = statedBalances(lines, understanding.layout.decimalMark, currency === null ? 2 : currencyDigits(currency));
  return { rows, understanding, choices: [...columnChoices(frame), ...understanding.choices], picture: pictureOf(frame, records, understanding.layout), reading: { ...found, ...provedBalances(found, rows, stated, grid.accounts, lines.some((line) => CARD_WORDS.test(lineText(line)))) } };
}

/** Amounts without signs whose balances tell them. */
function readUnsigned(records: readonly CsvRecord[], plan: ColumnPlan & { balanceOrder: BalanceOrder }, grid: StatementGrid, lines: readonly TextLine[], context: AttemptContext): Attempt | ReadingFailure {
  const steps = new BalanceSteps(plan);
  for (const record of records) steps.add(record);
  const mark = decimalMarkOf(records.map(({ cells }) => (cells[plan.balance ?? -1] ?? '').replace(/[^\d.,]/g, '')).filter((digits) => /\d/.test(digits))) ?? '.';
  const found = steps.end(grid.accounts.length > 0 ? null : printedBalances(statedBalances(lines, mark, 3)).openingMinor, context.said.firstPayment);
  if ('failure' in found) return found;
  const attempt = readRecords(records.map((record) => withWay(record, found.ways)), grid, lines, context);
  return 'failure' in attempt ? attempt : { ...attempt, choices: [CHOICE_OF_BALANCES, ...attempt.choices], understanding: { ...attempt.understanding, ambiguity: found.ambiguity ?? attempt.understanding.ambiguity } };
}

const CARD_WORDS = /credit card|card number|card ending|minimum payment|credit limit|kreditkarte|carte de crédit|tarjeta de crédito|creditcard/i;

/** Where to look in a statement of several pages. */
function placeOf(lines: readonly TextLine[], number: number): string {
  const page = lines[number - 1]?.page ?? 1;
  if ((lines.at(-1)?.page ?? 1) === 1) return '';
  return ` (page ${page}, line ${number - lines.findIndex((line) => line.page === page)})`;
}

function withDatesCarried(records: readonly CsvRecord[]): CsvRecord[] {
  let date = '';
  return records.map(({ line, cells }) => {
    const own = (cells[0] ?? '').trim();
    if (own !== '') date = own;
    const hasAmount = cells.slice(1).some((cell) => /\d[.,]\d{2}\b/.test(cell));
    return { line, cells: own === '' && hasAmount ? [date, ...cells.slice(1)] : cells };
  });
}
