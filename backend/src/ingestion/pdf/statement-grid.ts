/** Turns the lines of a PDF statement into records with columns, as a CSV has them, so that one understanding serves both. */
import { headingMatches } from '../columns/heading.ts';
import type { CsvRecord } from '../csv/record.ts';
import { accountOfLine } from './account-lines.ts';
import { columnsOfHeading, columnsOfPayments, isDateText, isHeadingLine, isMoney, isPaymentLine, withDateApart } from './grid-columns.ts';
import { GridSegment, SharedColumns } from './grid-segment.ts';
import { sectionDirection } from './sections.ts';
import type { TextCell, TextLine } from './text-lines.ts';

export interface StatementGrid {
  headings: string[];
  /** `line` counts the rebuilt lines from 1. Lines that are neither payments nor continue one are left out. */
  records: CsvRecord[];
  /** Where the first record's line stands in the lines. */
  firstLine: number;
  /** Every record stands below a title that tells its direction: a last column says which. */
  hasSections: boolean;
  /** Records with amounts but without a date: perhaps of the same day as the one above. */
  undatedCount: number;
  /** The lines at which the tables of another account begin; empty where there is only one. */
  accounts: { line: number; account: string }[];
}

interface GridRecord extends CsvRecord { direction: 'in' | 'out' | null; account: string | null; isDated: boolean }

const BALANCES_TITLE = /^(?:(?:daily|end of day|average)\b.*\bbalances?|(?:ending|closing) daily balances?|balances? by da(?:y|te))(?: summary| information| details?)?(?: \(continued\))?$/i;

/** Shares of the text height; points. */
const NEXT_LINE = 2.2;
const SAME_EDGE = 4;

/** Null when no line looks like a payment in a table. */
export function statementGrid(lines: readonly TextLine[]): StatementGrid | null {
  const headingAt = lines.findIndex(isHeadingLine);
  const columns = headingAt >= 0 ? columnsOfHeading(lines[headingAt]!) : columnsOfPayments(lines);
  if (!columns) return null;
  const builder = new GridBuilder(columns);
  lines.forEach((line, index) => builder.add(line, index + 1));
  return builder.grid();
}

class GridBuilder {
  readonly #shared = new SharedColumns();
  readonly #records: GridRecord[] = [];
  readonly #accounts: { line: number; account: string }[] = [];
  #segment: GridSegment;
  #direction: 'in' | 'out' | null = null;
  /** The last line that belongs to a payment. */
  #previous: TextLine | null = null;
  #account: string | null = null;
  /** Named by a line; it counts once headings follow, for a payment's text may name one, too. */
  #nextAccount: { line: number; account: string } | null = null;
  #undatedCount = 0;
  /** Below a title that says so: what the account held at the end of each day. */
  #isOfBalances = false;

  constructor(columns: Parameters<SharedColumns['placesOf']>[0]) {
    this.#segment = new GridSegment(columns, this.#shared);
  }

  add(line: TextLine, number: number): void {
    if (isHeadingLine(line)) return this.#begin(line);
    const cells = withDateApart(line);
    if (cells.length === 1 && BALANCES_TITLE.test(cells[0]!.text)) this.#isOfBalances = true;
    if (this.#isOfBalances && sectionDirection(cells[0]?.text ?? '') === null) return;
    this.#isOfBalances = false;
    if (this.#continues(line, cells)) return this.#push(number, line, cells);
    const isPayment = isPaymentLine(cells);
    const title = isPayment ? null : sectionDirection(cells[0]?.text ?? '');
    if (title && cells.length <= 2) this.#direction = title;
    const account = isPayment ? null : accountOfLine(line);
    if (account !== null) this.#nextAccount = { line: number, account };
    if (isPayment) return this.#push(number, line, cells);
    if (this.#records.length === 0 || !cells.some((cell) => isMoney(cell.text))) return;
    this.#undatedCount++;
    this.#push(number, line, cells);
  }

  #begin(line: TextLine): void {
    if (this.#isOfBalances && !line.cells.some(({ text }) => headingMatches(text).some(({ role }) => ['description', 'debit', 'credit', 'counterparty'].includes(role)))) return;
    this.#isOfBalances = false;
    this.#segment = new GridSegment(columnsOfHeading(line), this.#shared);
    const next = this.#nextAccount;
    if (next && next.account !== this.#account) {
      this.#account = next.account;
      this.#accounts.push(next);
    }
    this.#nextAccount = null;
  }

  /** A line of text alone right below a payment, under its text; such a line is no title, whatever its words. */
  #continues(line: TextLine, cells: readonly TextCell[]): boolean {
    if (!this.#previous || cells.length !== 1 || isMoney(cells[0]!.text)) return false;
    const isNext = this.#previous.page === line.page && line.y - this.#previous.y <= NEXT_LINE * Math.max(this.#previous.height, line.height);
    if (isNext && Math.abs(cells[0]!.left - this.#segment.textLeft) <= SAME_EDGE) return true;
    return isNext && sectionDirection(cells[0]!.text) === null && accountOfLine(line) === null;
  }

  #push(line: number, at: TextLine, cells: readonly TextCell[]): void {
    for (const part of isPaymentLine(cells) ? this.#segment.split(cells) : [cells]) {
      this.#records.push({ line, cells: this.#segment.place(part), direction: this.#direction, account: this.#account ?? this.#nextAccount?.account ?? null, isDated: part.some((cell) => isDateText(cell.text)) });
    }
    this.#previous = at;
  }

  grid(): StatementGrid | null {
    const dated = this.#records.filter((record) => record.isDated);
    if (dated.length === 0) return null;
    const hasSections = dated.every((record) => record.direction !== null);
    const hasAccounts = new Set(dated.map((record) => record.account)).size > 1;
    const names = this.#shared.headings;
    const isNamed = names.some((heading) => heading !== '');
    const more = (values: [boolean, string][]): string[] => values.filter(([isThere]) => isThere).map(([, value]) => value);
    return {
      headings: isNamed ? [...names, ...more([[hasAccounts, 'Account number'], [hasSections, 'Debit/Credit']])] : [...names],
      records: this.#records.map(({ line, cells, direction, account, isDated }) => ({
        line, cells: [...names.map((_, index) => cells[index] ?? ''), ...more([[hasAccounts, isDated ? (account ?? '') : ''], [hasSections, isDated ? (direction === 'in' ? 'credit' : 'debit') : '']])],
      })),
      firstLine: this.#records[0]!.line, hasSections, undatedCount: this.#undatedCount, accounts: hasAccounts ? this.#accounts : [],
    };
  }
}
