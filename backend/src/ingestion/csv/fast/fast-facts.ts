/** Gathers the evidence of regular lines from their bytes: what `FileFacts` would say of the same lines as text. */
import { currencyOfCode } from '../../cells/currencies.ts';
import { dateEvidence, type DateEvidence } from '../../cells/dates.ts';
import { directionOf } from '../../cells/flags.ts';
import { amountColumns, type ColumnPlan } from '../../columns/plan.ts';
import type { OtherTableWatch } from '../statement-tables.ts';
import type { FileFacts } from '../../understand/file-facts.ts';
import { AmountSide } from './amount-side.ts';
import { CellMemory } from './cell-memory.ts';
import { PlainAmount } from './plain-amount.ts';
import type { RegularLine } from './regular-line.ts';

const evidenceOf = (cell: string): DateEvidence | null => dateEvidence(cell);

export class FastFacts {
  readonly #facts: FileFacts;
  readonly #watch: OtherTableWatch;
  readonly #plan: ColumnPlan;
  readonly #amounts: readonly { column: number; printed: PlainAmount }[];
  readonly #balance = new PlainAmount();
  readonly #dates = new CellMemory((cell) => ({ cell: cell.trim(), evidence: dateEvidence(cell) }));
  readonly #otherDates = new CellMemory(evidenceOf);
  readonly #currencies = new CellMemory(currencyOfCode);
  readonly #directions = new CellMemory(directionOf);
  readonly #sides = new AmountSide();

  constructor(facts: FileFacts, plan: ColumnPlan, watch: OtherTableWatch) {
    this.#facts = facts;
    this.#watch = watch;
    this.#plan = plan;
    this.#amounts = amountColumns(plan.money).map((column) => ({ column, printed: new PlainAmount() }));
  }

  take(line: RegularLine): void {
    const { cell, evidence } = this.#dates.of(line, this.#plan.date);
    if (evidence === null) return this.#watch.passUndated(line.number, line.cells());
    this.#watch.passDated(line.number);
    if (!this.#readNumbers(line)) return void this.#facts.add(line.cells());
    this.#facts.addDate(cell, evidence);
    for (const column of this.#plan.otherDates) {
      const other = this.#otherDates.of(line, column);
      if (other) this.#facts.otherDates[other]++;
    }
    for (const { column, printed } of this.#amounts) if (!line.isEmpty(column)) this.#addAmount(line, column, printed);
    if (this.#plan.balance !== null && !line.isEmpty(this.#plan.balance)) this.#facts.marks[this.#balance.mark]++;
    const code = this.#plan.currency === null ? null : this.#currencies.of(line, this.#plan.currency);
    if (code) this.#facts.countCurrency(code);
  }

  /** False where one of them has to be read as text. */
  #readNumbers(line: RegularLine): boolean {
    for (const { column, printed } of this.#amounts) if (!line.isEmpty(column) && !printed.read(line.bytes, line.starts[column]!, line.ends[column]!)) return false;
    const { balance } = this.#plan;
    return balance === null || line.isEmpty(balance) || this.#balance.read(line.bytes, line.starts[balance]!, line.ends[balance]!);
  }

  #addAmount(line: RegularLine, column: number, printed: PlainAmount): void {
    this.#facts.marks[printed.mark]++;
    if (printed.isZero) return;
    const { money } = this.#plan;
    this.#facts.addSign(column, printed.parts, this.#sides.beside(line, column), money.kind === 'flagged' ? this.#directions.of(line, money.flag) : null);
  }
}
