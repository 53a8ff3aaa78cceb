/** Tables that look like a statement and list something else. */
import { headingMatches, normalisedHeading } from './heading.ts';

/** "< 30 days", "31 - 60 days", "over 90 days": what is owed, by its age. */
const AGE = /^(?:[<>≤≥]|over|under|above|below|more than|less than|up to)?\s*\d{1,3}\s*\+?\s*(?:(?:-|–|to)\s*\d{1,3})?\s*days?(?: (?:overdue|past due|old))?$/i;

/** Positions of a portfolio, order histories and the like: their numbers are no payments. */
export function notAStatement(headings: readonly string[]): string | null {
  const names = headings.filter((heading) => headingMatches(heading).some(({ role, strength }) => role === 'not-a-payment' && strength === 3));
  const ages = headings.filter((heading) => AGE.test(heading.trim()));
  if (ages.length >= 2) return `No transactions found: the columns of this file (${ages.slice(0, 4).join(', ')}) tell how long amounts have been owed, not what was paid.`;
  if (names.length < 2) return null;
  return `No transactions found: the columns of this file (${names.slice(0, 4).join(', ')}) list holdings, orders or products, not payments of an account.`;
}

const LEDGER_OF_ONE = /^(?:tenant|resident|lessee|renter|occupant|rent|lease|customer|client|debtor|patient|student|pupil|vendor|supplier|creditor) (?:account |sub ?)?ledgers?\b/i;
const CHARGED = /^(?:charges?|charged|billed|invoiced|amount (?:billed|invoiced|charged))$/;
const PAID = /^(?:payments?|paid|received|payments? received|receipts?|amount (?:paid|received))$/;

/** What somebody owes, and what they paid of it: a charge moves no money, and nothing tells whether the file is the debtor's or the creditor's. `above`: the lines before the headings. Null for every other table. */
export function ledgerOfDebts(above: readonly (readonly string[])[], headings: readonly string[]): string | null {
  const title = above.map((cells) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')).find(([first = '']) => LEDGER_OF_ONE.test(first))?.[0];
  const names = headings.map(normalisedHeading);
  const [charges, payments] = [names.findIndex((name) => CHARGED.test(name)), names.findIndex((name) => PAID.test(name))];
  if (title === undefined || charges < 0 || payments < 0) return null;
  return `No transactions found: this is a ledger of what is owed ("${title}"), and its charges ("${headings[charges]!.trim()}") moved no money. Upload the payments alone, with a sign, or the bank's statement that shows them.`;
}
