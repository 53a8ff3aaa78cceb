/** Reads regular lines into rows from their bytes; what is not plain in every respect goes to the `RowIntake` as text. */
import { currencyDigits } from '../../../finance/money.ts';
import { currencyOfCode } from '../../cells/currencies.ts';
import { readDate } from '../../cells/dates.ts';
import { directionOf } from '../../cells/flags.ts';
import { isNotDone, lineKind, mayBeLineKind } from '../../cells/line-words.ts';
import type { StatementRow } from '../../statement.ts';
import type { StatementLayout } from '../../understand/layout.ts';
import { joinedDescription } from '../../understand/joined-description.ts';
import { MAX_DESCRIPTION_CHARS, nameOf, oneLine, titled } from '../../understand/row-reader.ts';
import { amountOfTwo, signed, signedAmount } from '../../understand/signed-amount.ts';
import type { RowIntake } from '../row-intake.ts';
import { AmountSide } from './amount-side.ts';
import { CellMemory } from './cell-memory.ts';
import { PlainAmount } from './plain-amount.ts';
import type { RegularLine } from './regular-line.ts';

export class FastRows {
  readonly #layout: StatementLayout;
  readonly #intake: RowIntake;
  readonly #printed = new PlainAmount();
  readonly #dates: CellMemory<string | null>;
  readonly #kinds = new CellMemory((cell) => lineKind(cell.trim()) !== null);
  readonly #notDone = new CellMemory((cell) => isNotDone(cell.trim()));
  readonly #currencies = new CellMemory((cell) => currencyOfCode(cell.trim()));
  readonly #directions = new CellMemory((cell) => directionOf(cell.trim()));
  readonly #sides = new AmountSide();
  readonly #categories: Names;
  readonly #counterparties: Names;
  readonly #accounts: Names;
  #lastCurrency: string | null = null;
  #fractionDigits = 2;

  constructor(layout: StatementLayout, intake: RowIntake) {
    this.#layout = layout;
    this.#intake = intake;
    this.#dates = new CellMemory((cell) => readDate(cell, layout.dateOrder));
    this.#categories = new Names(layout.plan.category);
    this.#counterparties = new Names(layout.plan.counterparty);
    this.#accounts = new Names(layout.plan.account);
  }

  take(line: RegularLine): void {
    const row = this.#rowOf(line);
    if (row) return this.#intake.hold(row);
    const cells = line.cells();
    if (cells.some((cell) => cell.trim() !== '')) this.#intake.take({ line: line.number, cells });
  }

  /** Null where it takes more than this to say what the line is. */
  #rowOf(line: RegularLine): StatementRow | null {
    const { plan, hasCurrenciesInCells } = this.#layout;
    if (hasCurrenciesInCells) return null;
    const date = this.#dates.of(line, plan.date);
    if (date === null || plan.fee !== undefined || (plan.status !== null && this.#notDone.of(line, plan.status))) return null;
    const title = this.#title(line);
    if (title === null || (plan.date !== 0 && plan.descriptions[0] !== 0 && this.#kinds.of(line, 0))) return null;
    const currency = this.#currencyOf(line);
    if (currency !== this.#lastCurrency) this.#fractionDigits = currency === null ? 2 : currencyDigits(currency);
    this.#lastCurrency = currency;
    const amountMinor = this.#amount(line);
    if (typeof amountMinor !== 'number') return null;
    const balanceMinor = plan.balance === null || line.isEmpty(plan.balance) ? null : this.#signedMinor(line, plan.balance);
    if (balanceMinor === null && plan.balance !== null && !line.isEmpty(plan.balance)) return null;
    const { description, title: ownTitle } = titled(title, plan.joined.length === 0 ? title : joinedDescription(title, plan.joined.map((column) => this.#textOf(line, column)), MAX_DESCRIPTION_CHARS));
    return {
      line: line.number, date, description, amountMinor, currency, balanceMinor,
      category: this.#categories.of(line), counterparty: this.#counterparties.of(line), account: this.#accounts.of(line) ?? this.#layout.account,
      reference: plan.reference === null ? null : nameOf(line.cell(plan.reference)), title: ownTitle,
    };
  }

  /** Null where its words may say that the line is no payment. */
  #title(line: RegularLine): string | null {
    for (const column of this.#layout.plan.descriptions) {
      const text = this.#textOf(line, column);
      if (text === '') continue;
      const start = line.starts[column]!;
      return mayBeLineKind(line.bytes[start]!, line.bytes[start + 1]!) && lineKind(text) !== null ? null : text;
    }
    return '';
  }

  #textOf(line: RegularLine, column: number): string {
    const trimmed = line.trimmed(column);
    return line.isOneLine(column) && trimmed.length <= MAX_DESCRIPTION_CHARS ? trimmed : oneLine(trimmed, MAX_DESCRIPTION_CHARS);
  }

  #currencyOf(line: RegularLine): string | null {
    const { plan, currency } = this.#layout;
    return (plan.currency === null ? null : this.#currencies.of(line, plan.currency)) ?? currency;
  }

  /** Anything but a number: read the line as text. */
  #amount(line: RegularLine): number | string | null {
    const { plan: { money }, signRule } = this.#layout;
    if (money.kind === 'two-columns') return this.#amountOfTwo(line, money.debit, money.credit);
    const minor = this.#minor(line, money.amount);
    if (minor === null) return null;
    return signedAmount(signRule, minor, this.#printed.parts, this.#sides.beside(line, money.amount), money.kind === 'flagged' ? this.#directions.of(line, money.flag) : null);
  }

  #amountOfTwo(line: RegularLine, debit: number | null, credit: number | null): number | string | null {
    const isOut = debit !== null && !line.isEmpty(debit);
    const isIn = credit !== null && !line.isEmpty(credit);
    const out = isOut ? this.#signedMinor(line, debit) : null;
    const into = isIn ? this.#signedMinor(line, credit) : null;
    if ((isOut && out === null) || (isIn && into === null)) return null;
    return amountOfTwo(this.#layout, out, into);
  }

  #signedMinor(line: RegularLine, column: number): number | null {
    return signed(this.#minor(line, column), this.#printed.isNegative);
  }

  #minor(line: RegularLine, column: number): number | null {
    const isPlain = this.#printed.read(line.bytes, line.starts[column]!, line.ends[column]!);
    return isPlain ? this.#printed.minor(this.#layout.decimalMark, this.#fractionDigits) : null;
  }
}

/** Of one column, where there is one. */
class Names {
  readonly #column: number | null;
  readonly #names = new CellMemory(nameOf);

  constructor(column: number | null) {
    this.#column = column;
  }

  of(line: RegularLine): string | null {
    return this.#column === null ? null : this.#names.of(line, this.#column);
  }
}
