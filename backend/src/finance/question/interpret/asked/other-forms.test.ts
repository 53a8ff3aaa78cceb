/** The same question in another form is the same question; what only looks like such a form keeps its meaning. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const SAME: Readonly<Record<string, readonly string[]>> = {
  'what was revenue in March 2025': ['what was revenue in 03/2025', 'what was revenue in 2025-03', 'revenue 2025 March', 'what was revenue between 1 March 2025 and 31 March 2025', 'what was revenue between March 1 and March 31, 2025', "what was revenue in March 2025, I can't remember", 'so, for the board meeting, what was revenue in March 2025', 'what was revenue in March 2025, just a number', 'revenue March (2025)', 'what was revenue in March in the year 2025', 'what was revenue in March 2025, more or less', 'what was revenue in March 2025 for the tax return', 'for the lease renewal, what was revenue in March 2025', 'now, what was revenue in March 2025', 'is it possible to see revenue in March 2025', 'can I get revenue in March 2025', 'for the landlord, what was revenue in March 2025', 'can I get the revenue for March 2025', "what was the company's revenue in March 2025"],
  'what was revenue in Q2 2025': ['revenue 2025Q2', 'revenue Q2-2025', 'revenue Q2 (2025)', 'what was revenue in Q2 2025, all things considered', 'what was revenue in Q2 2025, by your count', 'according to our records what was revenue in Q2 2025'],
  'what did we spend on rent in 2025': ['what did the company spend on rent in 2025', 'what did we spend on "rent" in 2025', 'before I forget, what did we spend on rent in 2025', 'last question for today, what did we spend on rent in 2025', 'one more thing, what did we spend on rent in 2025', 'hey Purser, what did we spend on rent in 2025', 'what did we spend on rent for the duration of 2025', 'what did we spend on rent in 2025, when you have time', 'for the bank meeting, what did we spend on rent in 2025'],
  'revenue April to June 2025 vs Q2 2024': ['revenue April, May and June 2025 vs Q2 2024'],
  'revenue January to March 2025': ['revenue January to 03/2025', 'revenue January to 2025-03'],
};

test.each(Object.entries(SAME).flatMap(([plain, others]) => others.map((other) => [other, plain])))('%s', (other, plain) => expect(read(other)).toBe(read(plain)));

test.each([
  // A time, what is left out, what is bought.
  ['before we pay taxes, what was profit in 2025', 'what was profit in 2025'],
  ['before we moved in March 2025, what was rent', 'what was rent'],
  ['for the audit, how much did we pay in 2025', 'how much did we pay in 2025'],
  ['for the Q3 review, what was profit', 'what was profit'],
  ['what did we pay for the tax return in 2025', 'what did we pay in 2025'],
  ['for the landlord, how much went out in 2025', 'how much went out in 2025'],
  ['for the landlord, what goes out each month', 'what goes out each month'],
  ['for the tax filing, how much went out', 'how much went out'],
  ['for the insurance application, what were expenses in 2025', 'what were expenses in 2025'],
  ['for the newsletter, how much went out', 'how much went out'],
  ['revenue in 2025 for the deck', 'revenue in 2025'],
  ['revenue in July 2026 for the newsletter', 'revenue in July 2026'],
  // Which of the two.
  ['is revenue in 2025 up, more or less', 'is revenue in 2025'],
  ['what did we spend in 2025 compared to 2024, more or less', 'what did we spend in 2025, more or less'],
  // Decisions.
  ['can we get a loan in March', 'give me the loan in March'],
  ['can I get rent down in March 2025', 'give me rent in March 2025'],
  ['can we get the costs lower', 'give me the costs'],
  ['can we get our payroll financed', 'give me our payroll'],
  ['can I get my expenses reimbursed', 'give me my expenses'],
  ['can we get revenue to grow', 'give me revenue'],
  ['can we get sales over 30,000', 'give me sales over 30,000'],
  ['can we get profit in January', 'give me profit in January'],
  ['can we get enough revenue to cover costs', 'give me enough revenue'],
  ['can I get net 30 with Adobe', 'give me net 30 with Adobe'],
  ['can I get the highest price', 'give me the highest price'],
  ['can I get refunds from Adobe', 'give me refunds from Adobe'],
  // Another company than one's own.
  ['how much did the company pay us in 2025', 'how much did we pay in 2025'],
  ['which company paid the most in 2025', 'which we paid the most in 2025'],
  // A day, a range, a fiscal year.
  ['revenue between 1 March 2025 and 30 March 2025', 'revenue in March 2025'],
  ['compare April, May and June 2025', 'compare April to June 2025'],
  ['revenue May, June and July 2025 vs Q2 2024', 'revenue April to June 2025 vs Q2 2024'],
  ['revenue on 2025-03-04', 'revenue March 2025'],
  ['revenue 2025 March to May', 'revenue March 2025'],
  ['revenue on 3 03/2025', 'revenue March 2025'],
])('%s is not: %s', (text, other) => expect(read(text)).not.toBe(read(other)));

test("a name of the ledger that begins with the business's own word is that name", () => {
  const carded = ledgerOf(agencyRows().map((row) => ({ ...row, account: 'Business Visa Card' })), 'categorised').vocabulary;
  const asked = (text: string): string => inShort(interpret(text, carded, { asOf: '2026-11-20', previous: null }), carded);
  expect(asked("the business's visa card payments in 2025")).toContain('Business Visa Card');
  expect(asked("the business's revenue in 2025")).toBe('total revenue 2025');
});
