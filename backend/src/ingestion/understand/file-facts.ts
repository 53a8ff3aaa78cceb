/** Evidence gathered over every row of the file before anything is decided: dates, marks, signs, currencies. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { markEvidence, splitAmount, type AmountParts } from '../cells/amounts.ts';
import { currencyOfCode } from '../cells/currencies.ts';
import { dateEvidence, readDate, type DateEvidence, type WrittenOrder } from '../cells/dates.ts';
import { noMarks, type MarkCounts } from '../cells/decimal-mark.ts';
import { remembered } from '../cells/remembered.ts';
import { fitsWeekday } from '../cells/weekdays.ts';
import { amountColumns, directionIn, type ColumnPlan } from '../columns/plan.ts';
import { ShortDates } from './short-dates.ts';

export type DateCounts = Record<DateEvidence, number>;

/** How the dates of one reading run through the file. */
export interface DateRun { steps: number; rises: number; falls: number; last: LocalDate | null; latest: LocalDate | null }

export interface SignCounts { negative: number; plus: number; credit: number; debit: number; unmarked: number }

const noDates = (): DateCounts => ({ settled: 0, swappable: 0, same: 0, either: 0, 'day-first': 0, 'month-first': 0 });
const noRun = (): DateRun => ({ steps: 0, rises: 0, falls: 0, last: null, latest: null });
const noSigns = (): SignCounts => ({ negative: 0, plus: 0, credit: 0, debit: 0, unmarked: 0 });

export class FileFacts {
  readonly dates = noDates();
  readonly otherDates = noDates();
  dottedDateCount = 0;
  /** The first date that reads both ways, to ask about. */
  exampleDate: string | null = null;
  /** The first one that starts with the year and could have been exchanged. */
  exampleSwappable: string | null = null;
  readonly runs: Record<WrittenOrder, DateRun> = { 'day-first': noRun(), 'month-first': noRun() };
  readonly shortDates = new ShortDates();
  /** Of the dates that read both ways behind a weekday: how many, and how many it fits in each. */
  readonly weekdays = { count: 0, 'day-first': 0, 'month-first': 0 };
  readonly marks: MarkCounts = noMarks();
  exampleAmount: string | null = null;
  readonly signs = noSigns();
  readonly debitSigns = noSigns();
  readonly creditSigns = noSigns();
  /** Signs by what the flag column says. */
  readonly flagged: Record<'in' | 'out', SignCounts> = { in: noSigns(), out: noSigns() };
  readonly currencyCounts = new Map<string, number>();
  rowCount = 0;
  readonly #plan: ColumnPlan;
  readonly #evidenceOf = remembered(dateEvidence);

  constructor(plan: ColumnPlan) {
    this.#plan = plan;
  }

  /** Whether the row has a date. */
  add(cells: readonly string[]): boolean {
    const dateCell = (cells[this.#plan.date] ?? '').trim();
    const evidence = this.#evidenceOf(dateCell);
    // Lines without a date are continuations, totals or notes: they say nothing about amounts.
    if (evidence === null) return false;
    this.addDate(dateCell, evidence);
    for (const column of this.#plan.otherDates) {
      const other = this.#evidenceOf(cells[column] ?? '');
      if (other) this.otherDates[other]++;
    }
    for (const column of amountColumns(this.#plan.money)) this.#addAmount(cells, column);
    if (this.#plan.balance !== null) this.#addMarks(splitAmount((cells[this.#plan.balance] ?? '').trim()));
    const code = this.#plan.currency === null ? null : currencyOfCode(cells[this.#plan.currency] ?? '');
    if (code) this.countCurrency(code);
    return true;
  }

  /** Of one more row, or of several in a row. */
  addDate(cell: string, evidence: DateEvidence, count = 1): void {
    this.rowCount += count;
    this.dates[evidence] += count;
    if (evidence !== 'settled' && evidence !== 'swappable' && cell.includes('.')) this.dottedDateCount += count;
    if (this.shortDates.areAll) this.shortDates.add(cell);
    if (evidence === 'either') this.#addWeekday(cell, count);
    if (evidence === 'either') this.exampleDate ??= cell;
    else if (evidence === 'swappable') this.exampleSwappable ??= cell;
    // Only as long as the order is open: that saves two readings of every date.
    if (this.dates['day-first'] > 0 || this.dates['month-first'] > 0 || evidence === 'settled' || evidence === 'swappable') return;
    addToRun(this.runs['day-first'], readDate(cell, 'day-first'));
    addToRun(this.runs['month-first'], readDate(cell, 'month-first'));
  }

  #addWeekday(cell: string, count: number): void {
    if (cell.charCodeAt(0) <= LAST_DIGIT) return;
    const [dayFirst, monthFirst] = (['day-first', 'month-first'] as const).map((order) => { const date = readDate(cell, order); return date !== null && fitsWeekday(cell, date); });
    if (dayFirst === null || monthFirst === null) return;
    this.weekdays.count += count;
    if (dayFirst) this.weekdays['day-first'] += count;
    if (monthFirst) this.weekdays['month-first'] += count;
  }

  #addAmount(cells: readonly string[], column: number): void {
    const cell = (cells[column] ?? '').trim();
    if (cell === '') return;
    const parts = splitAmount(cell);
    if (!parts) return;
    this.#addMarks(parts);
    if (parts.currency && this.#plan.currency === null) this.countCurrency(parts.currency);
    // A CR beside the amount may stand in a cell of its own, behind it.
    const side = parts.side ?? sideBeside(cells[column + 1]);
    if (!/[1-9]/.test(parts.digits)) return;
    const { money } = this.#plan;
    this.addSign(column, parts, side, money.kind === 'flagged' ? directionIn(cells[money.flag] ?? '', money.letters) : null);
  }

  /** Of an amount that is not zero, or of several; `direction`: what its flag says. */
  addSign(column: number, parts: AmountParts, side: 'credit' | 'debit' | null, direction: 'in' | 'out' | null, count = 1): void {
    const mark = markOfSign(parts, side);
    this.signs[mark] += count;
    const { money } = this.#plan;
    if (money.kind === 'two-columns') (column === money.debit ? this.debitSigns : this.creditSigns)[mark] += count;
    if (direction) this.flagged[direction][mark] += count;
  }

  #addMarks(parts: AmountParts | null): void {
    if (!parts) return;
    const evidence = markEvidence(parts.digits);
    this.marks[evidence]++;
    if (evidence === 'either-comma' || evidence === 'either-point') this.exampleAmount ??= parts.digits;
  }

  countCurrency(code: string): void {
    this.currencyCounts.set(code, (this.currencyCounts.get(code) ?? 0) + 1);
  }
}

const LAST_DIGIT = 57;

/** A lone CR or DR in the cell behind the amount. */
export function sideBeside(cell: string | undefined): 'credit' | 'debit' | null {
  const word = (cell ?? '').trim();
  if (word.length !== 2) return null;
  return /^cr$/i.test(word) ? 'credit' : /^dr$/i.test(word) ? 'debit' : null;
}

function markOfSign(parts: AmountParts, side: 'credit' | 'debit' | null): keyof SignCounts {
  if (parts.isNegative) return 'negative';
  if (side) return side;
  return parts.hasPlus ? 'plus' : 'unmarked';
}

function addToRun(run: DateRun, date: LocalDate | null): void {
  if (date === null) return;
  if (run.last !== null && run.last !== date) {
    run.steps++;
    if (date > run.last) run.rises++;
    else run.falls++;
  }
  run.last = date;
  if (run.latest === null || date > run.latest) run.latest = date;
}
