/** Tables that look like a statement and list something else. */
import { headingMatches } from './heading.ts';

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
