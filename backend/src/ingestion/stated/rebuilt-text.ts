/** The rows of a file that is no table, as a table that a person can read: what the product shows as the file's text. */
import { currencyDigits } from '../../finance/money.ts';
import { MAX_PARSED_TEXT_CHARS, type StatementRow } from '../statement.ts';

const HEADINGS = ['Date', 'Description', 'Counterparty', 'Amount', 'Currency', 'Account'];

/** Tab separated, cut at `MAX_PARSED_TEXT_CHARS`. */
export function rebuiltText(rows: readonly StatementRow[]): string {
  const lines = [HEADINGS.join('\t')];
  let length = 0;
  for (const row of rows) {
    const line = [row.date, row.description, row.counterparty ?? '', decimal(row), row.currency ?? '', row.account ?? ''].join('\t');
    length += line.length + 1;
    if (length > MAX_PARSED_TEXT_CHARS) break;
    lines.push(line);
  }
  return lines.join('\n');
}

function decimal({ amountMinor, currency }: StatementRow): string {
  const digits = currency === null ? 2 : currencyDigits(currency);
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`}`;
}
