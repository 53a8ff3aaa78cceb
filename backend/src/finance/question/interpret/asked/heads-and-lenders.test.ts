/** A head of several categories beside the one that is meant, what a lender paid out and is paid back, and things that are out on hire. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf([
  row(9000, 'Hire Income - Parties', 'Oak Hill HOA'), row(5000, 'Hire Income - Weddings', 'Birch Court'), row(4000, 'Hire Income - Corporate', 'Tidewater'), row(-6000, 'Wages', 'Gusto'), row(-900, 'Subcontractors', 'RigUp Crew'),
  row(30000, 'Loan Proceeds', 'Live Oak Bank'), row(-700, 'Loan Payment', 'Live Oak Bank'), row(-90, 'Interest Expense', 'Live Oak Bank'), row(-50, 'Bank Fees', 'First Bank'),
], 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['hire income from corporate clients in 2025', 'total revenue [Hire Income - Corporate] 2025'],
  ['hire income from weddings in 2025', 'total revenue [Hire Income - Weddings] 2025'],
  ['hire income in 2025', 'total revenue [Hire Income - Parties; Hire Income - Weddings; Hire Income - Corporate] 2025'],
  ['How large was the loan that Live Oak Bank paid out to us', 'total movement [Loan Proceeds; Live Oak Bank] all'],
  ['how many chairs went out on hire last weekend', 'unsupported'],
  ['how many tents were out on rent in May 2025', 'unsupported'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test('a share of the head keeps both', () => expect(read('what share of hire income came from weddings in 2025')).toContain('Hire Income - Weddings] 2025 |'));
test.each(['how many payments went out on the loan in 2025', 'how much of the loan did we pay back to Live Oak Bank in 2025'])('%s: rows of the loan', (question) => expect(read(question)).not.toMatch(/unsupported|Loan Proceeds/));
