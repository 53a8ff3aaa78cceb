/** Ledgers made by chance for property tests: every kind of row, on days from the given months of 2026. */
import fc from 'fast-check';
import { localDate } from '../local-date.ts';
import type { PlainRow } from './statement-ledger.test-data.ts';

const CATEGORIES = ['Sales - Retail', 'Consulting Income', 'Refunds', 'Interest Income', 'Cost of Goods Sold', 'Subcontractors', 'Rent', 'Payroll', 'Advertising', 'Taxes', 'Interest Expense', 'Owner Draw', 'Loan Proceeds', 'Loan Payment', 'Transfer'];
export const PARTIES = ['Acme', 'Birch', 'Cedar', 'Delta', 'Elm', 'Fir'] as const;

export function rowIn(...months: readonly number[]): fc.Arbitrary<PlainRow> {
  return fc.record({
    date: fc.tuple(fc.constantFrom(...months), fc.integer({ min: 1, max: 28 })).map(([month, day]) => localDate(2026, month, day)),
    amount: fc.integer({ min: -900_000, max: 900_000 }).filter((cents) => cents !== 0).map((cents) => cents / 100),
    category: fc.constantFrom(...CATEGORIES), counterparty: fc.constantFrom(...PARTIES, undefined), description: fc.constantFrom('WIRE', 'CARD 7', 'ACH CREDIT 22'), account: fc.constantFrom('Checking', 'Visa Card'),
  }) as fc.Arbitrary<PlainRow>;
}
