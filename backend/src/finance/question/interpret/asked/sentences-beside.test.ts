/** Sentences beside the one that asks: told without being a condition, they change nothing; what says more of the question stays. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const planOf = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const QUESTIONS = ['How much did we spend on rent in 2025?', 'What was revenue last quarter?', 'Who were our three biggest customers in 2025?', 'Total payroll for the first half of 2026.', 'Did travel costs go up from 2024 to 2025?', 'How many payments did Acme make in 2025?'];

test.each(["I'm meeting my accountant tomorrow.", 'Just got off the phone with the bank:', 'For the board meeting next week:', 'Before I sign the lease:', 'Trying to plan for next year.', 'Doing the tax return.', 'We had a rough summer.', 'I have a feeling we are spending too much.',
  'Maybe a stupid question, but', "It's been a busy year.", 'We are applying for a loan.'])('told before: %s', (remark) => {
  for (const question of QUESTIONS) expect([remark, planOf(`${remark} ${question}`)]).toEqual([remark, planOf(question)]);
});

test.each(['I need it for the bank tomorrow.', "It's for my tax return.", 'The bank wants it by Friday.', 'It felt like more than usual.', 'Need this today.', 'I have a meeting at 3.', 'Rough number is fine.', 'We are applying for a loan.', 'My partner wants to know.'])('told behind: %s', (remark) => {
  for (const question of QUESTIONS) expect([remark, planOf(`${question} ${remark}`)]).toEqual([remark, planOf(question)]);
});

test.each([
  ['What was revenue in 2025? I need it by month.', 'trend revenue 2025 by month'],
  ['We close our books at the end of June. Revenue for fiscal 2025?', 'total revenue 2024-07-01..2025-06-30'],
  ['Our fiscal year starts in February. What was revenue in FY25?', planOf('What was revenue in FY25? Our fiscal year starts in February.')],
  ['How much did we spend in 2025? Not counting rent.', 'total expenses [-Rent] 2025'],
  ['How much did we spend in 2025? Without payroll and rent.', planOf('How much did we spend in 2025 without payroll and rent?')],
  ['We have 140k in the bank. How long does that last us?', planOf('How long does 140k in the bank last us?')],
  ['Are we growing? I mean revenue, 2025 against 2024.', planOf('Are we growing? I mean revenue, 2025 against 2024.')],
  ['For this month: how much revenue?', planOf('How much revenue this month?')],
  ['For this year: what did we pay Adobe?', planOf('What did we pay Adobe this year?')],
  ['Looking at last quarter. What was revenue by month?', 'trend revenue 2026-07-01..2026-09-30 by month'],
  ['I need it for Q1. Revenue 2026?', planOf('I need it for Q1, revenue 2026?')],
  ['I am doing taxes. Total for 2025?', planOf('I am doing taxes, total for 2025?')],
  ['We need it for travel. Spend 2025?', planOf('We need it for travel, spend 2025?')],
  ['The refunds are a mess. Total in 2025?', 'total refunds [Refunds] 2025'],
  ['For the loan: how much did we pay in 2025?', planOf('For the loan, how much did we pay in 2025?')],
  ['I need this quarterly: revenue 2025', 'trend revenue 2025 by quarter'],
  ['What was revenue in 2025? They need it by customer.', 'ranking revenue 2025 by counterparty largest'],
])('says more of what is asked: %s', (question, plan) => {
  expect(planOf(question)).toBe(plan);
});

test('a line that goes on in the next one', () => {
  expect(planOf('How much did we spend\non rent\nin 2025?')).toBe('total expenses [Rent] 2025');
});
