/** The time of what is told or guessed beside a question: lost where it is no time of what is asked, kept where nothing else tells one. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const planOf = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
test.each([
  ['I think it was August, which month had the highest sales?', 'Which month had the highest sales?'],
  ['We launched in March 2025. Which month had the highest revenue?', 'Which month had the highest revenue?'],
  ['My accountant is coming this week. What was revenue by month?', 'What was revenue by month?'],
  ['Friday was slow, what did we sell?', 'What did we sell on Fridays?'],
  ["It's mostly payroll, right? What are our top 3 expenses in 2025?", 'What are our top 3 expenses in 2025?'],
  ["June was expensive, wasn't it? expenses by vendor", 'Expenses by vendor in June'],
  ["July was second for revenue in 2025, wasn't it? or which one", 'Which month was the second highest for revenue in 2025?'],
  ['Was Monday our best day for sales?', 'Which weekday was our best for sales?'],
  ['I say wages are the top cost. Which is it?', 'Which is the top expense category?'],
  ['Payroll was our biggest cost in 2025, or was it something else?', 'Which was our biggest expense category in 2025?'],
])('%s', (told, plain) => {
  expect(planOf(plain)).not.toBe('clarify');
  expect(planOf(told)).toBe(planOf(plain));
});
