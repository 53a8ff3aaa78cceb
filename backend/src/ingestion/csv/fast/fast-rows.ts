/** Reads regular lines into rows from their bytes, column by column; what is not plain in every respect goes to the `RowIntake` as text. */
import { currencyDigits } from '../../../finance/money.ts';
import { currencyOfCode } from '../../cells/currencies.ts';
import { directionIn } from '../../columns/plan.ts';
import { lineKind, mayBeLineKind } from '../../cells/line-words.ts';
import { notDoneUnder } from '../../cells/payment-states.ts';
import { Name } from '../../rows/name.ts';
import { NO_NAME, type RowSheet } from '../../rows/row-sheet.ts';
import type { RowSheets } from '../../rows/row-sheets.ts';
import type { StatementLayout } from '../../understand/layout.ts';
import { joinedDescription } from '../../understand/joined-description.ts';
import { MAX_DESCRIPTION_CHARS, nameOf, oneLine, titled } from '../../understand/row-reader.ts';
import { amountOfTwo, signed, signedAmount } from '../../understand/signed-amount.ts';
import type { CsvRecord } from '../record.ts';
import type { RowIntake } from '../row-intake.ts';
import { CellMemory } from './cell-memory.ts';
import type { LineReading } from './line-reading.ts';

/** No column. */
const NOTHING = -1;
const OTHER_LINE = -2;
const NOBODY = new Name(null);

export class FastRows {
  readonly #layout: StatementLayout;
  readonly #intake: RowIntake;
  readonly #sheets: RowSheets;
  readonly #kinds = new CellMemory((cell) => lineKind(cell.trim()) !== null);
  readonly #notDone: CellMemory<boolean>;
  readonly #currencies = new CellMemory((cell) => new Name(currencyOfCode(cell.trim())));
  readonly #directions: CellMemory<'in' | 'out' | null>;
  readonly #categories: Names;
  readonly #counterparties: Names;
  readonly #accounts: Names;
  readonly #onlyCurrency: Name;
  readonly #onlyAccount: Name;
  #lastCurrency: Name | null = null;
  #fractionDigits = 2;

  constructor(layout: StatementLayout, intake: RowIntake, sheets: RowSheets) {
    this.#layout = layout;
    this.#notDone = new CellMemory(notDoneUnder(layout.headings[layout.plan.status ?? -1] ?? '', layout.plan));
    const { money } = layout.plan;
    this.#directions = new CellMemory((cell) => directionIn(cell, money.kind === 'flagged' ? money.letters : undefined));
    this.#intake = intake;
    this.#sheets = sheets;
    this.#onlyCurrency = new Name(layout.currency);
    this.#onlyAccount = new Name(layout.account);
    this.#categories = new Names(layout.plan.category);
    this.#counterparties = new Names(layout.plan.counterparty);
    this.#accounts = new Names(layout.plan.account);
  }

  take(line: LineReading): void {
    if (this.#takeAsBytes(line)) return;
    const cells = line.cells();
    if (cells.some((cell) => cell.trim() !== '')) this.takeRecord({ line: line.number, cells });
  }

  /** What is no regular line; it may go on with the row of the line before it. */
  takeRecord(record: CsvRecord): void {
    this.keepOpenRow();
    this.#intake.take(record);
  }

  /** What the last row lies in will not stay as it is. */
  keepOpenRow(): void {
    const open = this.#sheets.takeOpenRow();
    if (open) this.#intake.hold(open);
  }

  /** False where it takes more than this to say what the line is. */
  #takeAsBytes(line: LineReading): boolean {
    const { plan, hasCurrenciesInCells } = this.#layout;
    if (hasCurrenciesInCells || plan.columnCurrencies) return false;
    const day = line.dateAt(plan.date).day(this.#layout.dateOrder);
    if (day.text === null || plan.fee !== undefined || plan.balanceFlag !== undefined || plan.isInMinorUnits || (plan.status !== null && this.#notDone.of(line, plan.status))) return false;
    const described = this.#describedBy(line);
    if (described === OTHER_LINE || (described === NOTHING && plan.descriptions.length > 0) || (plan.date !== 0 && plan.descriptions[0] !== 0 && this.#kinds.of(line, 0))) return false;
    const currency = this.#currencyOf(line);
    if (currency !== this.#lastCurrency) this.#turnTo(currency);
    const amountMinor = this.#amount(line);
    if (typeof amountMinor !== 'number') return false;
    const hasBalance = plan.balance !== null && !line.isEmpty(plan.balance);
    const balanceMinor = hasBalance ? this.#signedMinor(line, plan.balance!) : null;
    if (hasBalance && balanceMinor === null) return false;
    this.#intake.end();
    const sheet = this.#sheets.sheetForOpenRow();
    const at = sheet.length++;
    sheet.lines[at] = line.number;
    sheet.dates[at] = sheet.placeOfDay(day);
    sheet.amounts[at] = amountMinor;
    sheet.balances[at] = balanceMinor ?? Number.NaN;
    sheet.currencies[at] = sheet.placeOfName(currency);
    this.#putNames(line, sheet, at);
    this.#putDescription(line, described, sheet, at);
    return true;
  }

  #turnTo(currency: Name): void {
    this.#lastCurrency = currency;
    this.#fractionDigits = currency.text === null ? 2 : currencyDigits(currency.text);
  }

  #putNames(line: LineReading, sheet: RowSheet, at: number): void {
    const { reference } = this.#layout.plan;
    const account = this.#accounts.of(line);
    sheet.categories[at] = sheet.placeOfName(this.#categories.of(line));
    sheet.counterparties[at] = sheet.placeOfName(this.#counterparties.of(line));
    sheet.accounts[at] = sheet.placeOfName(account.text === null ? this.#onlyAccount : account);
    sheet.references[at] = reference === null ? NO_NAME : sheet.placeOfText(nameOf(line.cell(reference)));
  }

  #putDescription(line: LineReading, column: number, sheet: RowSheet, at: number): void {
    const { joined } = this.#layout.plan;
    if (column !== NOTHING && joined.length === 0 && this.#isPlain(line, column)) {
      if (sheet.bytes !== line.bytes) sheet.bytes = line.bytes;
      sheet.starts[at] = line.starts[column]!;
      sheet.ends[at] = line.ends[column]!;
      sheet.titleLengths[at] = 0;
      return;
    }
    const text = column === NOTHING ? '' : this.#textOf(line, column);
    const { description, title } = titled(text, joined.length === 0 ? text : joinedDescription(text, joined.map((other) => this.#textOf(line, other)), MAX_DESCRIPTION_CHARS));
    sheet.setText(at, description, title ?? null);
  }

  /** The column of the description, `NOTHING`, or `OTHER_LINE` where its words may say that the line is no payment. */
  #describedBy(line: LineReading): number {
    for (const column of this.#layout.plan.descriptions) {
      if (line.isEmpty(column) || (line.mayHaveBlankEnds(column) && line.trimmed(column) === '')) continue;
      const start = line.starts[column]!;
      return mayBeLineKind(line.bytes[start]!, line.bytes[start + 1]!, line.bytes[start + 2]!) && lineKind(this.#textOf(line, column)) !== null ? OTHER_LINE : column;
    }
    return NOTHING;
  }

  /** Whether its bytes are its text. */
  #isPlain(line: LineReading, column: number): boolean {
    return line.ends[column]! - line.starts[column]! <= MAX_DESCRIPTION_CHARS && !line.mayHaveBlankEnds(column) && line.isOneLine(column);
  }

  #textOf(line: LineReading, column: number): string {
    const trimmed = line.trimmed(column);
    return line.isOneLine(column) && trimmed.length <= MAX_DESCRIPTION_CHARS ? trimmed : oneLine(trimmed, MAX_DESCRIPTION_CHARS);
  }

  #currencyOf(line: LineReading): Name {
    const { currency } = this.#layout.plan;
    const named = currency === null ? this.#onlyCurrency : this.#currencies.of(line, currency);
    return named.text === null ? this.#onlyCurrency : named;
  }

  /** Anything but a number: read the line as text. */
  #amount(line: LineReading): number | string | null {
    const { plan: { money }, signRule } = this.#layout;
    if (money.kind === 'two-columns') return this.#amountOfTwo(line, money.debit, money.credit);
    const printed = line.amountAt(money.amount);
    const minor = printed && printed.minor(this.#layout.decimalMark, this.#fractionDigits);
    if (minor === null) return null;
    const direction = money.kind === 'flagged' ? this.#directions.of(line, money.flag) : null;
    if (money.kind === 'flagged' && money.isImpact && direction === null) return null;
    return signedAmount(signRule, minor, printed!.parts, line.sideBeside(money.amount), direction);
  }

  #amountOfTwo(line: LineReading, debit: number | null, credit: number | null): number | string | null {
    const isOut = debit !== null && !line.isEmpty(debit);
    const isIn = credit !== null && !line.isEmpty(credit);
    const out = isOut ? this.#signedMinor(line, debit) : null;
    const into = isIn ? this.#signedMinor(line, credit) : null;
    if ((isOut && out === null) || (isIn && into === null)) return null;
    return amountOfTwo(this.#layout, out, into);
  }

  #signedMinor(line: LineReading, column: number): number | null {
    const printed = line.amountAt(column);
    return printed && signed(printed.minor(this.#layout.decimalMark, this.#fractionDigits), printed.isNegative);
  }
}

/** Of one column, where there is one. */
class Names {
  readonly #column: number | null;
  readonly #names = new CellMemory((cell) => new Name(nameOf(cell)));

  constructor(column: number | null) {
    this.#column = column;
  }

  of(line: LineReading): Name {
    return this.#column === null ? NOBODY : this.#names.of(line, this.#column);
  }
}
