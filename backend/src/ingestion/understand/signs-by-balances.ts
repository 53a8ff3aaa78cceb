/** Gives amounts without signs the way that the step between two balances tells; the oldest one's way is asked where no opening balance tells it. */
import { printedMinor } from '../columns/arithmetic.ts';
import { unsignedRow } from '../columns/balance-signs.ts';
import type { BalanceOrder, ColumnPlan } from '../columns/plan.ts';
import { dateEvidence } from '../cells/dates.ts';
import { lineKind } from '../cells/line-words.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { Ambiguity, Choice } from '../statement.ts';
import { inThousandths } from './in-thousandths.ts';

const MOST_OPEN = 0.2;
/** Where all of so many payments are proved to have come in, the amounts are signed ones of which none happens to be negative. */
const ENOUGH_IN = 3;

/** In thousandths. `amount` 0: a line that states a balance alone. */
interface BalanceLine { line: number; amount: number; balance: number }

export type SignsOfBalances = { ways: Ways; ambiguity: Ambiguity | null } | { failure: string };

/** The sign of each line's amount. */
interface Ways { column: number; signs: ReadonlyMap<number, '+' | '-' | typeof EITHER_WAY> }

/** Before an amount whose way nothing tells. */
export const EITHER_WAY = '±';

export const CHOICE_OF_BALANCES: Choice = { what: 'signs of the amounts', choice: 'as the balances go', reason: 'the amounts carry none, and each of them is the step from one balance to the next', confidence: 0.98 };

/** Takes the records of a file in their order. */
export class BalanceSteps {
  readonly #plan: ColumnPlan & { balanceOrder: BalanceOrder };
  readonly #column: number;
  readonly #lines: BalanceLine[] = [];
  readonly #unread = new Set<number>();

  constructor(plan: ColumnPlan & { balanceOrder: BalanceOrder }) {
    this.#plan = plan;
    this.#column = plan.money.kind === 'signed' ? plan.money.amount : -1;
  }

  get count(): number {
    return this.#lines.length;
  }

  add({ line, cells }: CsvRecord): void {
    const { balance, date } = this.#plan;
    const stated = printedMinor(cells[balance ?? -1]);
    if (cells.some((cell) => lineKind(cell) !== null)) {
      if (stated !== null && (cells[this.#column] ?? '').trim() === '') this.#lines.push({ line, amount: 0, balance: stated });
      return;
    }
    if (dateEvidence(cells[date] ?? '') === null) return;
    const row = unsignedRow(cells, this.#column, balance ?? -1);
    if (row === 'empty') return;
    if (row === null) this.#unread.add(line);
    else this.#lines.push({ line, ...row });
  }

  /** `openingMinor`: in thousandths, where the file states it; `said`: the owner's word about the oldest payment. */
  end(openingMinor: number | null, said: 'in' | 'out' | undefined): SignsOfBalances {
    const lines = this.#plan.balanceOrder === 'oldest-first' ? this.#lines : [...this.#lines].reverse();
    const outLines = new Set<number>();
    const openLines = new Set(this.#unread);
    for (let at = 1; at < lines.length; at++) {
      const [before, after] = [lines[at - 1]!, lines[at]!];
      if (Math.abs(after.balance - before.balance) !== after.amount && after.amount !== 0) openLines.add(after.line);
      else if (after.balance < before.balance) outLines.add(after.line);
    }
    if (openLines.size > lines.length * MOST_OPEN) return { failure: `The amounts of this file carry no sign, and ${openLines.size} of its balances do not follow from them, first in line ${[...openLines].reduce((first, line) => Math.min(first, line))}. Export it again with signs, or with separate columns for money out and money in.` };
    const [oldest] = lines;
    const onlyIn = outLines.size + openLines.size === 0 && lines.length > ENOUGH_IN;
    const way = oldest && (wayOfOldest(oldest, openingMinor, said) ?? (onlyIn ? 'in' : null));
    if (way === 'out') outLines.add(oldest!.line);
    const signs = new Map([...lines, ...[...openLines].map((line) => ({ line }))].map(({ line }) => [line, openLines.has(line) ? EITHER_WAY : outLines.has(line) ? '-' as const : '+' as const] as const));
    return { ways: { column: this.#column, signs }, ambiguity: oldest && way === null ? ask(oldest) : null };
  }
}

/** Null where nothing tells it. A balance that equals its first amount begins at nothing. */
function wayOfOldest({ amount, balance }: BalanceLine, openingMinor: number | null, said: 'in' | 'out' | undefined): 'in' | 'out' | null {
  if (amount === 0 || said === 'in') return 'in';
  if (said === 'out') return 'out';
  if (openingMinor !== null && openingMinor + amount === balance) return 'in';
  if (openingMinor !== null && openingMinor - amount === balance) return 'out';
  return amount === balance ? 'in' : null;
}

/** The record with a sign before its amount. */
export function withWay(record: CsvRecord, { column, signs }: Ways): CsvRecord {
  const cell = record.cells[column];
  const sign = signs.get(record.line);
  return cell === undefined || cell.trim() === '' || sign === undefined ? record : { ...record, cells: record.cells.with(column, `${sign}${cell.trim()}`) };
}

function ask({ amount, balance }: BalanceLine): Ambiguity {
  return {
    about: 'first-payment',
    question: `The amounts of this file carry no sign. Its balances tell the way of every payment but the oldest one, ${inThousandths(amount)} with a balance of ${inThousandths(balance)} behind it. Which way did that go?`,
    options: [`Money out (the balance before it was ${inThousandths(balance + amount)})`, `Money in (the balance before it was ${inThousandths(balance - amount)})`],
  };
}
