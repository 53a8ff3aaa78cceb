/** The rows of QuickBooks' reports: sections with headers, data and summaries, amounts as texts in one column. */
import { minorToDecimal } from '../../../finance/money.ts';
import type { BookAccount } from './book.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

export class RowWriter {
  readonly #currency: string;

  constructor(currency: string) {
    this.#currency = currency;
  }

  data({ id, name }: Pick<BookAccount, 'id' | 'name'>, amountMinor: number): ReportRow {
    return { ColData: [{ value: name, id }, { value: this.#text(amountMinor) }], type: 'Data' };
  }

  section(group: string, title: string, rows: readonly ReportRow[], { total, amountMinor }: { total: string; amountMinor: number }): ReportRow {
    return { Header: { ColData: [{ value: title }, { value: '' }] }, Rows: { Row: rows }, Summary: this.#summary(total, amountMinor), type: 'Section', group };
  }

  /** A line of its own, such as "Net Income". */
  line(group: string, title: string, amountMinor: number): ReportRow {
    return { Summary: this.#summary(title, amountMinor), type: 'Section', group };
  }

  #summary(title: string, amountMinor: number): ReportRow {
    return { ColData: [{ value: title }, { value: this.#text(amountMinor) }] };
  }

  #text(amountMinor: number): string {
    return minorToDecimal(amountMinor, this.#currency);
  }
}
