/** The second of two sentences leans on the first: how many, of whom, of what, without what; and what the first alone would be. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const { vocabulary } = ledgerOf(contractorRows(), 'categorised');
const told = (text: string): string => inShort(understand(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each<[string, string]>([
  ['Name the vendors we paid the most in 2025, there should be three.', 'top 3 vendors in 2025'],
  ['Which vendors did we pay the most in 2025? Three names will do.', 'top 3 vendors in 2025'],
  ['How dependent are we on Oakmont HOA? Their percentage of 2025 revenue.', 'What percentage of 2025 revenue came from Oakmont HOA?'],
  ['My partner says Oakmont HOA is our best client. What did they bring in in Q2 2026?', 'Revenue from Oakmont HOA in Q2 2026'],
  ['I am told rent is getting out of hand. 2025 figure?', 'Rent in 2025'],
  ['Home Depot was paid by us all through Q2 2026. Total?', 'Total paid to Home Depot in Q2 2026'],
  ['Rent, by which I mean the whole category, in 2025', 'Rent in 2025'],
  ['Rent from January right through March 2025', 'Rent from January through March 2025'],
  ['Our landlord is putting another 4% on the rent. What would the rent be?', 'If rent rises by 4%, what would the rent be?'],
  ['Suppose the landlord adds another 4% to the rent we pay now. New monthly rent?', 'If rent rises by 4%, what would the rent be?'],
  ['How much did we make in 2025? Revenue, not profit.', 'Revenue in 2025'],
  ['Revenue in 2025? Not profit.', 'Revenue in 2025'],
  ['Revenue and not profit for 2025', 'Revenue in 2025'],
  ['What did we make in 2025, revenue not profit', 'Revenue in 2025'],
  ['Look up rent and payroll for August 2026 and add the two together.', 'Rent plus payroll in August 2026'],
  ['Profit in 2025? Leave my draws out of it.', 'Profit in 2025 without owner draws'],
])('%s', (question, plain) => {
  expect(told(question)).toBe(told(plain));
  expect(told(question)).not.toMatch(/clarify|unsupported/);
});

test.each<[string, RegExp]>([
  ['If payroll rises by 4%, what is the new monthly payroll?', /^what-if expenses \[Payroll\] .* outcome/],
  ['If rent rises by 4%, what is the new profit?', /^what-if netProfit .* outcome/],
  ['What if rent goes up 5%', /^what-if netProfit (?!.*outcome)/],
  ['How many clients do we have? There should be 12.', /^count/],
  ['Is Home Depot too expensive? What did we pay Ferguson Plumbing in 2025?', /\[Ferguson Plumbing; out\]/],
  ['Home Depot through Q2 2026', /2026-06-30/],
  ['How many payments in 2025?', /^count movement 2025$/],
  ['Revenue and profit in 2025?', /^(?!total)/],
  // Whoever is told of before is meant.
  ['I keep seeing Home Depot on the statement. How many payments in 2025?', /^count bySide \[Home Depot\] 2025$/],
  ['Oakmont HOA keeps asking for discounts. Their total with us in 2025?', /^total bySide \[Oakmont HOA\] 2025$/],
])('%s', (question, plan) => {
  expect(told(question)).toMatch(plan);
});
