/** A list of what was there on one day, such as the positions of a portfolio: its day is that of a price, and its numbers moved nothing. */
import { dateEvidence } from '../cells/dates.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import type { StatementRow } from '../statement.ts';
import type { StatementLayout } from './layout.ts';

type Rows = readonly (readonly string[])[];

const FEWEST_ROWS = 8;
/** The day of a price, in many languages. */
const OF_PRICE = /kurs|koers|\bcours|cotiza|cotac|wycen|valori|valuation|valued|\bprice|\bpris|quota|as of|\bstand\b|stichtag/;
const NEARLY_ALL = 0.9;
const NUMBER_OF_SECURITY = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const SHARE = /^[+-]?\d+(?:[.,]\d+)? ?%$/;

/** All on one day under a heading that is known as that of prices, or not as that of payments, or each with the number of a security, or with what it gained in per cent. */
export function isValuedOnOneDay({ plan, headings }: StatementLayout, payments: readonly StatementRow[], rows: Rows): boolean {
  if (payments.length < FEWEST_ROWS || plan.balance !== null || payments.some(({ date }) => date !== payments[0]!.date) || payments.every(({ amountMinor }) => amountMinor < 0)) return false;
  const heading = headings[plan.date] ?? '';
  const dated = rows.filter((row) => dateEvidence(row[plan.date] ?? '') !== null);
  const hasColumnAt = (column: number, shape: RegExp): boolean => dated.filter((row) => shape.test((row[column] ?? '').trim())).length >= dated.length * NEARLY_ALL;
  // A rate of tax is the same in most lines.
  const isGained = headings.some((_, column) => hasColumnAt(column, SHARE) && new Set(dated.map((row) => (row[column] ?? '').trim())).size * 2 > dated.length);
  return (heading.trim() !== '' && (headingMatches(heading).length === 0 || OF_PRICE.test(normalisedHeading(heading)))) || headings.some((_, column) => hasColumnAt(column, NUMBER_OF_SECURITY)) || isGained;
}
