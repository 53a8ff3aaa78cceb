/** Gathers the evidence of regular lines from their bytes: what `FileFacts` would say of the same lines as text. What comes again and again is counted here first; `settle` hands it over. */
import { currencyOfCode } from '../../cells/currencies.ts';
import { dateEvidence, type DateEvidence } from '../../cells/dates.ts';
import { amountColumns, directionIn, type ColumnPlan } from '../../columns/plan.ts';
import type { OtherTableWatch } from '../statement-tables.ts';
import type { FileFacts } from '../../understand/file-facts.ts';
import { CellMemory } from './cell-memory.ts';
import type { DateCell } from './date-cell.ts';
import { NEGATIVE, POSITIVE, type PlainAmount } from './plain-amount.ts';
import type { LineReading } from './line-reading.ts';

const evidenceOf = (cell: string): DateEvidence | null => dateEvidence(cell);

/** Amounts of one column that have no more than a minus, or nothing. */
class SignTally {
  readonly column: number;
  negativeCount = 0;
  unmarkedCount = 0;

  constructor(column: number) {
    this.column = column;
  }
}

export class FastFacts {
  readonly #facts: FileFacts;
  readonly #watch: OtherTableWatch;
  readonly #plan: ColumnPlan;
  readonly #signs: readonly SignTally[];
  #date: DateCell | null = null;
  #dateCount = 0;
  #pointCount = 0;
  #commaCount = 0;
  #wholeCount = 0;
  readonly #otherDates = new CellMemory(evidenceOf);
  readonly #currencies = new CellMemory(currencyOfCode);
  readonly #directions: CellMemory<'in' | 'out' | null>;

  constructor(facts: FileFacts, plan: ColumnPlan, watch: OtherTableWatch) {
    this.#facts = facts;
    this.#watch = watch;
    this.#plan = plan;
    this.#directions = new CellMemory((cell) => directionIn(cell, plan.money.kind === 'flagged' ? plan.money.letters : undefined));
    this.#signs = amountColumns(plan.money).map((column) => new SignTally(column));
  }

  take(line: LineReading): void {
    const date = line.dateAt(this.#plan.date);
    if (date.evidence === null) return this.#watch.passUndated(line.number, line.cells());
    this.#watch.passDated(line.number);
    if (!this.#hasPlainNumbers(line)) {
      this.settle();
      return void this.#facts.add(line.cells());
    }
    this.#countDate(date);
    for (const column of this.#plan.otherDates) {
      const other = this.#otherDates.of(line, column);
      if (other) this.#facts.otherDates[other]++;
    }
    for (const tally of this.#signs) if (!line.isEmpty(tally.column)) this.#addAmount(line, tally);
    if (this.#plan.balance !== null && !line.isEmpty(this.#plan.balance)) this.#countMark(line.amountAt(this.#plan.balance)!);
    const code = this.#plan.currency === null ? null : this.#currencies.of(line, this.#plan.currency);
    if (code) this.#facts.countCurrency(code);
  }

  /** From now on the facts say everything that was seen. */
  settle(): void {
    this.#settleDate();
    this.#facts.marks['.'] += this.#pointCount;
    this.#facts.marks[','] += this.#commaCount;
    this.#facts.marks.none += this.#wholeCount;
    this.#pointCount = this.#commaCount = this.#wholeCount = 0;
    for (const tally of this.#signs) {
      this.#facts.addSign(tally.column, NEGATIVE, null, null, tally.negativeCount);
      this.#facts.addSign(tally.column, POSITIVE, null, null, tally.unmarkedCount);
      tally.negativeCount = tally.unmarkedCount = 0;
    }
  }

  /** False where one of them has to be read as text. */
  #hasPlainNumbers(line: LineReading): boolean {
    for (const { column } of this.#signs) if (!line.isEmpty(column) && line.amountAt(column) === null) return false;
    const { balance } = this.#plan;
    return balance === null || line.isEmpty(balance) || line.amountAt(balance) !== null;
  }

  #countDate(date: DateCell): void {
    if (date !== this.#date) {
      this.#settleDate();
      this.#date = date;
    }
    this.#dateCount++;
  }

  #settleDate(): void {
    if (this.#dateCount > 0) this.#facts.addDate(this.#date!.text.trim(), this.#date!.evidence!, this.#dateCount);
    this.#dateCount = 0;
  }

  #countMark({ mark }: PlainAmount): void {
    if (mark === '.') this.#pointCount++;
    else if (mark === ',') this.#commaCount++;
    else this.#wholeCount++;
  }

  #addAmount(line: LineReading, tally: SignTally): void {
    const { column } = tally;
    const amount = line.amountAt(column)!;
    this.#countMark(amount);
    if (amount.isZero) return;
    const { money } = this.#plan;
    const side = line.sideBeside(column);
    const direction = money.kind === 'flagged' ? this.#directions.of(line, money.flag) : null;
    if (side !== null || direction !== null) this.#facts.addSign(column, amount.parts, side, direction);
    else if (amount.isNegative) tally.negativeCount++;
    else tally.unmarkedCount++;
  }
}
