/** What is claimed before it is asked: the claim gives what the question lacks; who it says was first, or how often it says something is done, narrows nothing. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const planOf = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ["July was our best month last year, wasn't it? or which one", 'Which was our best month last year?'],
  ["Mondays were our best day for revenue in 2025, weren't they? which weekday was it", 'Which weekday was our best day for revenue in 2025?'],
  ["October was third for revenue in 2025, wasn't it? which month was", 'Which month was the third highest for revenue in 2025?'],
  ["Payroll is our biggest cost this year, isn't it? or which", 'Which is our biggest expense category this year?'],
  ['Rent must be in the top three expense categories for 2025, right? list the three', 'List the top three expense categories for 2025'],
  ['Q4 was the best of 2025, right? show revenue for each quarter', 'Show revenue for each quarter of 2025'],
  ["January and February were bad last year, weren't they? show the three lowest months by net profit", 'Show the three lowest months by net profit last year'],
  ["We pay Adobe like every month, don't we? how many payments this year", 'How many payments this year we pay Adobe'],
  ['We paid a fortune in rent last year, right? total?', 'Total we paid in rent last year'],
  ["Most Adobe payments in 2025 are between 50 and 100, aren't they? how many", 'How many Adobe payments in 2025 are between 50 and 100?'],
])('%s', (claimed, plain) => {
  expect(planOf(plain)).not.toBe('clarify');
  expect(planOf(claimed)).toBe(planOf(plain));
});

test.each([
  ['what is claimed is asked about itself', "Rent was high in March, wasn't it? how much", 'total expenses [Rent] 2026-03'],
  ['its time is the question\'s', "December was good, wasn't it? how much revenue", 'total revenue 2025-12'],
  ['its time beside another', 'We spent more on rent in 2026 than in 2025, right? by how much', planOf('We spent more on rent in 2026 than in 2025, by how much')],
  ['what it leaves out', "It isn't rent, is it? show expenses by category in 2025", planOf("It isn't rent. Show expenses by category in 2025")],
  ['how often is what is asked', "Payroll rises every month, doesn't it? is that true for the last six months", planOf("Payroll rises every month. Is that true for the last six months")],
])('left as it was: %s', (_, question, plan) => {
  expect(planOf(question)).toBe(plan);
});
