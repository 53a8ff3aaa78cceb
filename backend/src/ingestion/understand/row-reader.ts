/** Turns records into statement rows by a settled layout; what is no row becomes a problem with its reason. */
import { currencyDigits } from '../../finance/money.ts';
import { minorUnits, splitAmount, type AmountParts } from '../cells/amounts.ts';
import { currencyOfCode } from '../cells/currencies.ts';
import { readDate } from '../cells/dates.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { lineKind, type LineKind } from '../cells/line-words.ts';
import { isNotDone, notDoneUnder } from '../cells/payment-states.ts';
import { sideOfMark } from '../cells/sides.ts';
import { remembered } from '../cells/remembered.ts';
import { unescaped } from '../cells/unescaped.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { Problem, StatementRow } from '../statement.ts';
import { amountColumns, directionIn, type MoneyColumns } from '../columns/plan.ts';
import { isCalledTotal } from '../columns/shop-called-total.ts';
import { sideBeside } from './file-facts.ts';
import { joinedDescription } from './joined-description.ts';
import type { StatementLayout } from './layout.ts';
import { sayingWithoutNumbers } from './lines-of-sums.ts';
import { EITHER_WAY } from './signs-by-balances.ts';
import { amountOfTwo, NO_AMOUNT, signed, signedAmount, signedBalance } from './signed-amount.ts';

export interface RowSink {
  row(row: StatementRow): void;
  problem(problem: Problem): void;
}

export const MAX_DESCRIPTION_CHARS = 1_000;
const MAX_NAME_CHARS = 200;
const RAW_CHARS = 500;
export const NO_DESCRIPTION = '(no description)';

export class RowReader {
  readonly #layout: StatementLayout;
  readonly #sink: RowSink;
  readonly #isNotDone: (status: string) => boolean;
  readonly #dateOf: (cell: string) => LocalDate | null;
  /** Held back for one record: the next one may continue its description. */
  #held: StatementRow | null = null;

  constructor(layout: StatementLayout, sink: RowSink) {
    this.#layout = layout;
    this.#sink = sink;
    this.#isNotDone = notDoneUnder(layout.headings[layout.plan.status ?? -1] ?? '', layout.plan);
    this.#dateOf = remembered((cell) => readDate(cell, layout.dateOrder));
  }

  read(record: CsvRecord): void {
    const { cells } = record;
    if (cells.every((cell) => cell.trim() === '')) return;
    const continuation = this.#continuationOf(cells);
    if (continuation !== null && this.#held) return goOn(this.#held, continuation);
    this.flush();
    const result = this.#rowOf(record);
    if (typeof result === 'string') this.#sink.problem({ line: record.line, reason: result, raw: rawOf(cells) });
    else this.#held = result;
  }

  /** A row that was read elsewhere by the same layout, and continues none. */
  hold(row: StatementRow): void {
    this.flush();
    this.#held = row;
  }

  /** Hands over the last row. */
  flush(): void {
    if (this.#held) this.#sink.row(this.#held);
    this.#held = null;
  }

  /** Text without date and amount below a row belongs to that row. */
  #continuationOf(cells: readonly string[]): string | null {
    const { plan } = this.#layout;
    if (cell(cells, plan.date) !== '') return null;
    const filled = cells.map((text, index) => ({ text: text.trim(), index })).filter(({ text }) => text !== '');
    const [only] = filled;
    return filled.length === 1 && only && plan.descriptions[0] === only.index && lineKind(only.text) === null ? only.text : null;
  }

  /** The row, or the reason why there is none. */
  #rowOf({ line, cells }: CsvRecord): StatementRow | string {
    const { plan, headings } = this.#layout;
    const dateText = cell(cells, plan.date);
    const description = this.#description(cells);
    const date = this.#dateOf(dateText);
    const kind = lineKind(description) ?? (description === '' ? this.#kindInOtherCell(cells) : null) ?? (plan.date === 0 ? null : lineKind(cell(cells, 0))) ?? (date === null ? lineKind(dateText) : null);
    const isShop = plan.hasShopCalledTotal && date !== null && isCalledTotal(description);
    if (kind && !isShop) return REASONS[kind];
    if (date === null && headings.length > 1 && cells.length >= headings.length && headings.every((heading, index) => heading.trim() === cell(cells, index))) return 'The headings are repeated here; this line holds no payment.';
    if (this.#layout.leftOut?.some((said) => said === sayingWithoutNumbers(description) || said === description.toLowerCase())) return `You left out what says "${description.slice(0, 40)}".`;
    const status = plan.status === null ? '' : cell(cells, plan.status);
    if (this.#isNotDone(status) || isNotDone(dateText)) return `The payment is marked "${status || dateText}" and is not counted until it is booked.`;
    if (date === null) return dateText === '' ? 'This line has no date.' : `"${dateText.slice(0, 40)}" could not be read as a date${this.#orderHint(dateText)}.`;
    const currency = this.#currency(cells);
    const amountMinor = this.#amount(cells, currency);
    if (typeof amountMinor === 'string') return amountMinor;
    const balance = plan.balance === null ? null : splitAmount(cell(cells, plan.balance));
    return {
      line, date, ...this.#withNotes(description, cells), amountMinor, currency,
      balanceMinor: balance && signedBalance(this.#layout.signRule, this.#minor(balance, currency), balance.isNegative, balance.side ?? (plan.balanceFlag === undefined ? null : sideOfMark(cells[plan.balanceFlag]))),
      category: nameAt(cells, plan.category), counterparty: nameAt(cells, plan.counterparty), account: nameAt(cells, plan.account) ?? this.#layout.account,
      reference: nameAt(cells, plan.reference),
    };
  }

  /** A row that says nothing where the others have their description, and of itself in another cell that it is a balance. */
  #kindInOtherCell(cells: readonly string[]): LineKind {
    const kinds = this.#layout.plan.descriptions.length === 0 ? [] : cells.map(lineKind);
    return kinds.find((kind) => kind === 'opening-balance' || kind === 'closing-balance' || kind === 'balance') ?? null;
  }

  #orderHint(dateText: string): string {
    return readDate(dateText, 'day-first') ?? readDate(dateText, 'month-first') ? ` (the rest of the file writes the ${this.#layout.dateOrder.split('-')[0]} first)` : '';
  }

  #description(cells: readonly string[]): string {
    for (const column of this.#layout.plan.descriptions) {
      const text = cell(cells, column);
      if (text !== '') return oneLine(text, MAX_DESCRIPTION_CHARS);
    }
    return '';
  }

  /** The description with what the joined columns say beside it. */
  #withNotes(title: string, cells: readonly string[]): Pick<StatementRow, 'description' | 'title'> {
    const { joined } = this.#layout.plan;
    return titled(title, joined.length === 0 ? title : joinedDescription(title, joined.map((column) => oneLine(cell(cells, column), MAX_DESCRIPTION_CHARS)), MAX_DESCRIPTION_CHARS));
  }

  #currency(cells: readonly string[]): string | null {
    const { plan, currency } = this.#layout;
    if (plan.columnCurrencies && plan.money.kind === 'two-columns') return plan.columnCurrencies[/[1-9]/.test(cell(cells, plan.money.debit ?? -1)) ? 'debit' : 'credit'];
    const named = plan.currency === null ? null : currencyOfCode(cell(cells, plan.currency));
    return named ?? (this.#layout.hasCurrenciesInCells ? currencyInAmount(cells, plan.money) : null) ?? currency;
  }

  /** Signed minor units, or the reason why there are none. */
  #amount(cells: readonly string[], currency: string | null): number | string {
    const { money } = this.#layout.plan;
    const fee = this.#columnAmount(cells, this.#layout.plan.fee ?? null, currency);
    // What a service cost may be charged in a row of its own.
    const isFeeAlone = typeof fee === 'number' && fee !== 0 && amountColumns(money).every((column) => cell(cells, column) === '');
    const amount = isFeeAlone ? 0 : money.kind === 'two-columns' ? this.#amountOfTwo(cells, money, currency) : this.#amountOfOne(cells, money.amount, currency);
    if (typeof amount === 'string' || fee === null) return amount;
    return typeof fee === 'string' ? fee : amount - Math.abs(fee);
  }

  #amountOfOne(cells: readonly string[], column: number, currency: string | null): number | string {
    const text = cell(cells, column);
    const parts = splitAmount(text);
    const minor = parts && this.#minor(parts, parts.currency ?? currency);
    if (text.startsWith(EITHER_WAY)) return `Its balance does not follow from this amount, ${text.slice(1, 40)}, which carries no sign: nothing tells whether it is money in or money out.`;
    if (parts === null || minor === null) return text === '' ? NO_AMOUNT : `"${text.slice(0, 40)}" could not be read as an amount.`;
    return this.#signedAmount(cells, minor, parts);
  }

  #signedAmount(cells: readonly string[], minor: number, parts: AmountParts): number | string {
    const { money } = this.#layout.plan;
    if (money.kind === 'two-columns') return NO_AMOUNT;
    const direction = money.kind === 'flagged' ? directionIn(cell(cells, money.flag), money.letters) : null;
    if (money.kind === 'flagged' && money.isImpact && direction === null) return `This line did not touch the balance: it is marked "${cell(cells, money.flag).slice(0, 40)}".`;
    return signedAmount(this.#layout.signRule, minor, parts, parts.side ?? sideBeside(cells[money.amount + 1]), direction);
  }

  #amountOfTwo(cells: readonly string[], money: { debit: number | null; credit: number | null }, currency: string | null): number | string {
    const debit = this.#columnAmount(cells, money.debit, currency);
    const credit = this.#columnAmount(cells, money.credit, currency);
    if (this.#layout.plan.columnCurrencies && debit && credit) return 'This line holds amounts in two currencies, and nothing tells which of them the account paid.';
    if (typeof debit === 'string' || typeof credit === 'string') return typeof debit === 'string' ? debit : (credit as string);
    return amountOfTwo(this.#layout, debit, credit);
  }

  /** Null where the cell is empty. */
  #columnAmount(cells: readonly string[], column: number | null, currency: string | null): number | string | null {
    const text = column === null ? '' : cell(cells, column);
    if (text === '' || /^[-–]+$/.test(text)) return null;
    const parts = splitAmount(text);
    const minor = parts && this.#minor(parts, parts.currency ?? currency);
    return parts === null || minor === null ? `"${text.slice(0, 40)}" could not be read as an amount.` : signed(minor, parts.isNegative);
  }

  #minor(parts: AmountParts, currency: string | null): number | null {
    if (this.#layout.plan.isInMinorUnits) return minorUnits(parts.digits, this.#layout.decimalMark, 0);
    return minorUnits(parts.digits, this.#layout.decimalMark, currency === null ? 2 : currencyDigits(currency));
  }
}

/** A text without date and amount continues the title; the notes stay behind it. */
function goOn(row: StatementRow, continuation: string): void {
  const title = row.title ?? row.description;
  const longer = `${title} ${continuation}`.slice(0, MAX_DESCRIPTION_CHARS);
  row.description = `${longer}${row.description.slice(title.length)}`.slice(0, MAX_DESCRIPTION_CHARS);
  row.title = row.description === longer ? null : longer;
}

/** How a row tells its description from what was added to it. */
export function titled(title: string, description: string): Pick<StatementRow, 'description' | 'title'> {
  return { description: description || NO_DESCRIPTION, title: title === '' || title === description ? null : title };
}

/** Of the reasons why a line is no row: it may be a payment, and something of it could not be read. */
export const isUnread = (reason: string): boolean => /^(?:This line has no |This line does not say|".*" could not be read)/.test(reason);

const REASONS = {
  'opening-balance': 'An opening balance, not a payment.',
  'closing-balance': 'A closing balance, not a payment.',
  balance: 'A balance, not a payment.',
  total: 'A total, not a payment.',
} as const;

function currencyInAmount(cells: readonly string[], money: MoneyColumns): string | null {
  for (const column of amountColumns(money)) {
    const found = splitAmount(cell(cells, column))?.currency;
    if (found) return found;
  }
  return null;
}

const cell = (cells: readonly string[], column: number): string => unescaped((cells[column] ?? '').trim());

function nameAt(cells: readonly string[], column: number | null): string | null {
  return column === null ? null : nameOf(cells[column] ?? '');
}

/** What a cell names, if anything. */
export function nameOf(cellText: string): string | null {
  const text = unescaped(cellText.trim());
  return text === '' ? null : oneLine(text, MAX_NAME_CHARS);
}

/** Most cells need no change, and none costs nothing. */
export function oneLine(text: string, maxChars: number): string {
  const line = /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return line.length > maxChars ? line.slice(0, maxChars) : line;
}

export const rawOf = (cells: readonly string[]): string => cells.join(', ').slice(0, RAW_CHARS);
