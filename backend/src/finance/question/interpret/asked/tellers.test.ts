/** Who takes and who brings, months told by their sign, the best of so many months, and questions clipped of their verb. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const planOf = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ["who's bringin us the most money this year, top three", 'who pays us the most this year, top three'],
  ['which five are eating most of our money this year', 'top 5 vendors by expenses this year'],
  ['what share of Q1 expenses is payroll eating up', 'what share of Q1 expenses is payroll'],
  ['how much has the bank nickel and dimed us since January', 'how much in bank fees since January'],
  ['how many months in the past twelve did more cash go out than come in', 'how many months in the last 12 months with negative cash flow'],
  ['any cash-negative month in 2025?', 'any month with negative cash flow in 2025?'],
  ['of the last nine months, which was worst for revenue', 'in the last nine months which month was the worst for revenue'],
  ['out of the last nine months what were the five best for revenue', 'the five best months for revenue in the last nine months'],
  ['2025, every month profitable?', 'was every month of 2025 profitable?'],
  ['revenue up every month, last 6?', 'did revenue rise every month, last 6 months?'],
  ['rent paid all 12 months 2025?', 'did we pay rent in every month of 2025?'],
  ['rent > payroll, 2025?', 'is rent more than payroll in 2025?'],
  ['what if rent is 200 higher a month', 'what if rent rises by 200 a month'],
  ['payroll +3k/mo, what happens', 'what if payroll rises by 3000 a month'],
  ['The lease renews in January. What happens if rent climbs 10%?', 'What if rent climbs 10% in January?'],
  ['cost grid, category \u00d7 month, last 6 months', 'costs by category by month, last 6 months'],
  ['take out our three biggest customers, what did everybody else bring in in 2025', 'without the three biggest customers, what did we bring in in 2025'],
  ['Checking the books for November 12. What have we spent?', 'What have we spent on November 12?'],
  ['which customers paid us last year and this year too', 'which customers paid in both 2025 and 2026'],
  ['clients with receipts in each of 2025 and 2026', 'customers who paid in both 2025 and 2026'],
  ['what was the single worst hit to our wallet in 2025', 'what was the largest single expense in 2025'],
  ['The year is nearly over. How much have we made after expenses?', 'How much have we made after expenses this year?'],
  ['The year is nearly over. What was revenue in 2025?', 'What was revenue in 2025?'],
  ['The year is nearly over. What was revenue in the first half?', 'What was revenue in the first half?'],
  ['The year is nearly over. What was revenue in the previous year?', 'What was revenue in the previous year?'],
  ['The quarter is almost over. What was revenue over the summer?', 'What was revenue over the summer?'],
  ['The quarter is almost over. What was revenue in the trailing 12 months?', 'What was revenue in the trailing 12 months?'],
  ['what has gone through our business account in March 2026', 'list the transactions on the business account in March 2026'],
  ['These tiny charges drive my partner nuts, so how many expenses of under 50 in 2025', 'How many expenses of under 50 in 2025'],
])('%s', (said, plain) => {
  expect(planOf(plain)).not.toMatch(/clarify|unsupported/);
  expect(planOf(said)).toBe(planOf(plain));
});

test.each([
  ['a bound', 'rent > 1,000 in 2025?', planOf('rent over 1,000 in 2025?')],
  ['a span that ends', 'revenue up to March 2026?', planOf('revenue until March 2026?')],
  ['a list of what was paid', 'rent paid each month in 2025', 'trend expenses [Rent] 2025 by month'],
  ['months of years', 'how many months in the last 2 years were profitable', planOf('how many months of the last two years were profitable')],
  ['the bank\'s interest is no fee', 'what did the bank charge us for interest in 2025', planOf('what did the bank charge for interest in 2025')],
  ['a time', 'how much has the bank charged us in 2025', planOf('how much in bank fees in 2025')],
  ['what the ledger does not have, which is asked about', 'rent > lab fees last year?', 'total expenses [Rent; "lab"] 2025'],
  ['why it did', 'rent up every month in 2025 and why?', planOf('rent up each month in 2025 and why?')],
  ['what somebody ate', 'how much did we spend eating out in 2025', planOf('how much did we spend on eating out in 2025')],
  ['of the customers', 'of our customers, which was biggest in 2025', planOf('which of our customers was biggest in 2025')],
])('left as it was: %s', (_, question, plan) => {
  expect(planOf(question)).toBe(plan);
});

test('what the bank charged in interest is interest', () => {
  const { vocabulary: withInterest } = ledgerOf([...agencyRows(), { date: '2025-03-04', amount: -40, category: 'Interest Expense', description: 'LOAN INTEREST', counterparty: 'First Bank', account: 'Checking' }], 'categorised');
  expect(inShort(interpret('what has the bank charged us in interest in 2025', withInterest, { asOf: '2026-11-20', previous: null }), withInterest)).toBe('total expenses [Interest Expense] 2025');
});

test.each([
  ['a vendor or a category that was a hit is no single payment', 'which category was the biggest hit to our budget in 2025'],
  ['a vendor that was a dent', 'which vendor was the biggest dent in our wallet in 2025'],
  ['a total of what went through an account is no list', 'what has been through our business account in total in March 2026'],
  ['a budget is no account', 'what has gone through our rent budget in 2026'],
])('%s', (_, question) => {
  expect(planOf(question)).not.toMatch(/^rows/);
});
