/** The account number that many banks print above the rows of an export. */
import { normalisedHeading } from '../columns/heading.ts';

const ACCOUNT_WORDS = /\b(account|acct|iban|konto|kontonummer|rekening|compte|cuenta|conto|conta|rachunek|card number|credit card|karta|карта|счет)\b/;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/;
const NUMBER = /[\dX*•-]*\d[\dX*• -]{3,}\d|[X*•]{4,}\d{3,}/;
const MAX_KEY_CHARS = 40;

/** Null when the lines above the rows name none. */
export function preambleAccount(lines: readonly (readonly string[])[]): string | null {
  for (const cells of lines) {
    const text = cells.join(' ').trim();
    if (!ACCOUNT_WORDS.test(normalisedHeading(text)) || /balance|saldo|total/i.test(text)) continue;
    const found = IBAN.exec(text) ?? NUMBER.exec(text);
    if (found) return found[0].trim().slice(0, MAX_KEY_CHARS);
  }
  return null;
}
