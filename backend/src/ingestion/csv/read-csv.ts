/** Reads a CSV statement of any size: one pass over everything to understand it, and one to hand over its rows, which go by in the first one already where its beginning tells how to read them. */
import type { ByteSource } from '../byte-source.ts';
import { lineKind } from '../cells/line-words.ts';
import { ledgerOfDebts } from '../columns/not-a-statement.ts';
import { amountColumns, type ColumnPlan } from '../columns/plan.ts';
import { otherCalendar, seemToBeginWithYears } from '../columns/unreadable.ts';
import { NotPlainUtf8 } from '../encoding/utf8-check.ts';
import { NO_GUIDANCE, type ReadingGuidance } from '../mapping.ts';
import { ReadingSummary } from '../reading-summary.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { isFailure, type Ambiguity, type ReadingFailure, type StatementReading, type StatementRows } from '../statement.ts';
import { doubtOfWhole, doesNotFollowByDay } from '../understand/doubt-of-whole.ts';
import { FileFacts } from '../understand/file-facts.ts';
import { frameTable } from '../understand/frame-table.ts';
import { LinksOfDays } from '../understand/links-of-days.ts';
import { SampleEvidence } from '../understand/sample-evidence.ts';
import { columnChoices, headingChoice, pictureOf } from '../understand/reading-choices.ts';
import { statedSums } from '../understand/sign-proof.ts';
import type { StatementLayout } from '../understand/layout.ts';
import { understandCsv, type CsvContext } from '../understand/understand-csv.ts';
import { BoundedText } from './bounded-text.ts';
import { FastFacts } from './fast/fast-facts.ts';
import type { LineReading } from './fast/line-reading.ts';
import { Guess } from './guess.ts';
import { openCsv, type OpenedCsv } from './open-csv.ts';
import { readTables } from './read-tables.ts';
import type { CsvRecord } from './record.ts';
import type { LineTaker } from './record-source.ts';
import { RowPass } from './row-pass.ts';
import { withAskedYear } from './asked-year.ts';
import { withDatesOfRowsAbove } from './dates-left-out.ts';
import { withDatevBookings } from './datev-bookings.ts';
import { withSignsOfBalances } from './balance-signs.ts';
import { withFullYears } from './short-years.ts';
import { paymentsAbove } from './left-out.ts';
import { withBalancesOwed } from './owed-balances.ts';
import { withLinesOfMoney } from './lines-of-bookings.ts';
import { withPlainDigits } from './local-digits.ts';
import { withMovementsOfMoney } from './two-accounts.ts';
import { withoutPendingSection } from './pending-section.ts';
import { withoutSummaryTable } from './summary-table.ts';
import { withHalvesApart } from './side-by-side.ts';
import { withLinesJoined } from './labelled-lines.ts';
import { withMovements } from './two-sided.ts';
import { withDatesForSerials, type SerialCalendar } from './serial-dates.ts';
import { withAccountsApart } from './report-by-accounts.ts';
import { OtherTableWatch } from './statement-tables.ts';
import { withYearsOfPeriod } from './yearless-dates.ts';

export interface ReadOptions {
  fileName: string;
  /** The rows are good until it has taken them. */
  onRows: (rows: StatementRows) => void | Promise<void>;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  guidance?: ReadingGuidance;
  /** False: every line through the tolerant reader, which reads the same. */
  isFast?: boolean;
  /** What numbers that stand for days are counted from. */
  calendar?: SerialCalendar;
  /** What dates without a year cannot lie behind; the day of the reading where nobody says another. */
  today?: LocalDate;
  /** The rows so far do not count, and all of them come again: they were read as the file's beginning suggests, and the rest of it says otherwise. Without it rows come when the whole file is understood. */
  onRestart?: () => void;
}

/** The first pass counts as this share of the progress where there are two. */
const FIRST_PASS_PERCENT = 30;

export async function readCsv(source: ByteSource, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const opened = await openCsv(source, options.onRestart !== undefined);
  if ('failure' in opened) return opened;
  if (!opened.isPresumed) return readOpened(opened, source, options);
  try {
    const result = await readOpened(opened, source, options);
    if (!isFailure(result)) return result;
  } catch (error) {
    if (!(error instanceof NotPlainUtf8)) throw error;
  }
  // A failure may come before the file was gone through; with the encoding of the whole file it may be read.
  options.onRestart?.();
  return readCsv(source, { ...options, onRestart: undefined });
}

/** What was done to the records before, and what has to be asked about it. */
interface Prepared { isDated: boolean; asked: Ambiguity | null }

async function readOpened(opened: OpenedCsv, source: ByteSource, options: ReadOptions, { isDated, asked }: Prepared = { isDated: false, asked: null }): Promise<StatementReading | ReadingFailure> {
  const { dialect, choices, sample: records, records: recordSource } = opened;
  const guidance = options.guidance ?? NO_GUIDANCE;
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const plain = withPlainDigits(opened);
  if (plain) return readOpened(plain, source, options, { isDated, asked });
  const journal = withDatevBookings(opened) ?? withMovementsOfMoney(opened);
  if (journal) return 'failure' in journal ? journal : readOpened(journal, source, options, { isDated, asked });
  const booked = withBalancesOwed(opened) ?? withoutPendingSection(opened) ?? withMovements(opened) ?? withHalvesApart(opened) ?? await withLinesJoined(opened) ?? await withoutSummaryTable(opened);
  if (booked) return readOpened(booked, source, options, { isDated, asked });
  const apart = await withAccountsApart(opened);
  if (apart) return readOpened(apart, source, options, { isDated, asked });
  const tables = await readTables(opened, source, { ...options, guidance });
  if (tables) return tables;
  const frame = frameTable(records, { guidance, fileName: options.fileName, delimiter: dialect.delimiter, columnCount: dialect.columnCount });
  if ('failure' in frame) {
    const lines = frame.isDoubleEntry && !opened.isOfOwnBooks ? withLinesOfMoney(opened) : null;
    if (lines) return readOpened(lines, source, options, { isDated, asked });
    if (isDated) return frame;
    const dated = withDatesForSerials(opened, options.calendar ?? 1899) ?? withYearsOfPeriod(opened);
    if (dated) return readOpened(dated, source, options, { isDated: true, asked: null });
    const yeared = await withAskedYear(opened, { said: guidance.said, fileName: options.fileName, today });
    return yeared ? readOpened(yeared.opened, source, options, { isDated: true, asked: yeared.ambiguity }) : frame;
  }
  const { heading, columns: { plan }, sampleRows, account, known, layout } = frame;
  if (opened.unbooked && plan.status !== null) plan.unbooked = [...(plan.unbooked ?? []), ...opened.unbooked];

  const fullYears = seemToBeginWithYears(sampleRows.map((cells) => (cells[plan.date] ?? '').trim())) ? withFullYears(opened, today) : null;
  if (fullYears) return readOpened(fullYears, source, options, { isDated: true, asked });
  const farAhead = otherCalendar(sampleRows.map((cells) => cells[plan.date] ?? ''), today);
  if (farAhead) return { failure: farAhead };
  const firstDataLine = records[heading.firstData]?.line ?? Infinity;
  const withDays = await withDatesOfRowsAbove(opened, plan, firstDataLine);
  if (withDays) return readOpened(withDays, source, options, { isDated, asked });
  if (plan.balanceOrder && guidance.said.sign === undefined) {
    const signed = await withSignsOfBalances(opened, { ...plan, balanceOrder: plan.balanceOrder }, firstDataLine, guidance.said.firstPayment);
    return 'failure' in signed ? signed : readOpened(signed.opened, source, options, { isDated, asked: asked ?? signed.ambiguity });
  }
  const firstRegularLine = options.isFast !== false && guidance.said.leftOut === undefined && widthOf(plan) <= dialect.columnCount ? firstDataLine : Infinity;
  const facts = new FileFacts(plan);
  const watch = new OtherTableWatch(heading.index === null ? [] : heading.headings);
  const text = new BoundedText();
  const above = (): string[][] => records.slice(0, heading.firstData).map((record) => record.cells);
  const owed = ledgerOfDebts(above(), heading.headings);
  if (owed) return { failure: owed };
  const context: CsvContext = { plan, headings: heading.headings, sample: new SampleEvidence(plan, sampleRows), delimiter: dialect.delimiter, fileName: options.fileName, account, notes: () => notesOf(records, heading.firstData), stated: (mark) => statedSums([...above(), ...sampleRows], mark), above, today, said: guidance.said, remembered: known?.mapping ?? {}, isOfOwnBooks: opened.isOfOwnBooks ?? false, isOfMovements: (opened.isOfMovements || opened.isOfOwnBooks) ?? false };
  const leftOut = paymentsAbove(records, heading.firstData);
  const passOf = (rowLayout: StatementLayout): RowPass => new RowPass(rowLayout, recordSource.quote, firstDataLine, leftOut);
  const guess = new Guess(facts, context, passOf, options.onRestart);
  const gatherer = new FactsGatherer(facts, plan, watch, firstDataLine);
  const firstPass = recordSource.pass(guess.beside(gatherer), { firstRegularLine, onText: (part) => text.add(part), wantsText: () => !text.isFull });
  for await (const bytesRead of firstPass) {
    options.onProgress?.(percentOf(bytesRead, source.sizeBytes, 0, guess.rows ? 100 : FIRST_PASS_PERCENT));
    gatherer.settle();
    guess.check();
    await guess.rows?.handOver(options.onRows);
  }
  if (watch.isFound) guess.giveUp();
  const severalTables = watch.isFound ? await readTables(opened, source, { ...options, guidance }, text) : null;
  if (severalTables) return severalTables;
  choices.push(headingChoice(frame, records, guidance.said.headingLine));
  const understanding = understandCsv(facts, context);
  choices.push(...columnChoices(frame), ...understanding.choices);
  const ambiguity = asked ?? understanding.ambiguity;
  const common = { kind: 'csv', parsedText: text.value, choices, ambiguity, layout, remembered: known, picture: pictureOf(frame, records, understanding.layout) } as const;
  if (ambiguity) {
    guess.giveUp();
    return { ...new ReadingSummary().finish(account), ...common, ...spanOf(facts) };
  }
  const newPass = (): RowPass => passOf(understanding.layout);
  let rows = guess.borneOutBy(understanding.layout);
  if (plan.balance !== null && guidance.said.sign === undefined && guidance.said.columns === undefined && facts.rowCount > sampleRows.length) {
    const { summary } = rows ?? await tried(newPass(), (pass) => recordSource.pass(pass, { firstRegularLine }));
    const doubt = doubtOfWhole(summary, understanding.layout, sampleRows);
    const days = new LinksOfDays();
    if (doubt) await tried(newPass(), (pass) => recordSource.pass(pass, { firstRegularLine }), (read) => { for (const row of read) days.add(row); });
    if (doubt && doesNotFollowByDay(days)) {
      guess.giveUp();
      return { ...new ReadingSummary().finish(account), ...common, ambiguity: doubt, ...spanOf(facts) };
    }
  }
  if (!rows) {
    rows = newPass();
    for await (const bytesRead of recordSource.pass(rows, { firstRegularLine })) {
      await rows.handOver(options.onRows);
      options.onProgress?.(percentOf(bytesRead, source.sizeBytes, FIRST_PASS_PERCENT, 100));
    }
  }
  await rows.end(options.onRows);
  const { summary } = rows;
  if (summary.rowCount === 0) return { failure: `No transactions found: ${summary.problemCount > 0 ? summary.firstReason : 'the file has headings but no rows below them.'}` };
  return { ...summary.finish(account), ...common };
}

/** What was handed over cannot be taken back: the rows are looked at once before. */
async function tried(pass: RowPass, through: (pass: RowPass) => AsyncIterable<number>, take: (rows: StatementRows) => void = () => undefined): Promise<RowPass> {
  for await (const _bytesRead of through(pass)) await pass.handOver(take);
  await pass.end(take);
  return pass;
}

/** Gathers the evidence of the whole file. */
class FactsGatherer implements LineTaker {
  readonly #facts: FileFacts;
  readonly #fastFacts: FastFacts;
  readonly #watch: OtherTableWatch;
  readonly #firstDataLine: number;

  constructor(facts: FileFacts, plan: ColumnPlan, watch: OtherTableWatch, firstDataLine: number) {
    this.#facts = facts;
    this.#fastFacts = new FastFacts(facts, plan, watch);
    this.#watch = watch;
    this.#firstDataLine = firstDataLine;
  }

  regular(line: LineReading): void {
    this.#fastFacts.take(line);
  }

  record({ line, cells }: CsvRecord): void {
    if (line < this.#firstDataLine) return;
    this.settle();
    if (this.#facts.add(cells)) this.#watch.passDated(line);
    else this.#watch.passUndated(line, cells);
  }

  unreadable(): void {
    // It says nothing about the others.
  }

  /** The facts are asked for now. */
  settle(): void {
    this.#fastFacts.settle();
  }
}

/** The lines above the payments, and those that state balances. */
const notesOf = (records: readonly CsvRecord[], firstData: number): string[] => records.filter(({ cells }, index) => index < firstData || cells.some((cell) => lineKind(cell) !== null)).map(({ cells }) => cells.join(' '));

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
