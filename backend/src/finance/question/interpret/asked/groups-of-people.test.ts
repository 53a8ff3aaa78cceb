/** Groups of people that no name of the ledger tells of: who pays for what an income is called by, and who may stand under a kind of cost. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (amount: number, category: string, counterparty: string): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const COSTS = [row(-6000, 'Payroll', 'Gusto'), row(-900, 'Subcontractors', 'Kite Crew'), row(-700, 'Rent', 'Elm Plaza'), row(-300, 'Insurance', 'Liberty Mutual'), row(-40, 'Refunds', 'Birch Court')];
const dentist = ledgerOf([row(9000, 'Sales Patient Fees', 'Square'), row(5000, 'Sales Insurance Claims', 'Cigna'), row(4000, 'Sales Insurance Claims', 'Aetna'), ...COSTS], 'categorised');
const landscaper = ledgerOf([row(9000, 'Project Income', 'Oak Hill HOA'), ...COSTS], 'categorised');
const charity = ledgerOf([row(900, 'Donations', 'Oak Hill HOA'), ...COSTS], 'categorised');
const reads = ({ vocabulary }: typeof dentist) => (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['what did insurers pay us in 2025', 'total revenue [Sales Insurance Claims] 2025'],
  ['how much came in from insurers in 2025', 'total cashIn [Sales Insurance Claims] 2025'],
  ['how much did insurance companies pay us in 2025', 'total revenue [Sales Insurance Claims] 2025'],
  ['which insurer pays us the most', 'ranking revenue [Sales Insurance Claims] all by counterparty largest #1'],
  ['how many insurers paid us in 2025', 'count grossSales [Sales Insurance Claims] 2025 by counterparty'],
  ['did insurers pay more than patients in 2025', 'compare revenue [Sales Insurance Claims] 2025 | [Sales Patient Fees]'],
  ['average payment from insurers', 'average grossSales [Sales Insurance Claims; in] all per row'],
  ['payments by insurers by month in 2025', 'trend revenue [Sales Insurance Claims] 2025 by month'],
  ['what did insurers pay us each month in 2025', 'trend revenue [Sales Insurance Claims] 2025 by month'],
  // The other way it is what the insurance costs.
  ['insurance payments by month in 2025', 'trend expenses [Insurance] 2025 by month'],
  ['what do we pay our insurers', 'total expenses [Insurance] all'],
  ['which insurer did we pay the most in 2025', 'ranking expenses [Insurance] 2025 by counterparty largest #1'],
  ['which insurance company do we use', 'ranking expenses [Insurance] all by counterparty largest'],
  ['how much did we pay members back in 2025', 'total refunds [Refunds] 2025'],
])('of a dentist: %s', (question, plan) => expect(reads(dentist)(question)).toBe(plan));

test.each([
  // Looked up in the bank's texts, and asked about where none of them has the word.
  ['what did insurers pay us in 2025', 'total revenue ["insurer"] 2025'],
  ['which insurer pays us the most', 'clarify'],
  ['insurer payments by month in 2025', 'trend bySide ["insurer"] 2025 by month'],
  ['what do we pay our insurers', 'total expenses [Insurance] all'],
])('of a landscaper, whom no insurer pays: %s', (question, plan) => expect(reads(landscaper)(question)).toBe(plan));

test('all who pay, where there is no other income', () => expect(reads(charity)('what did donors give us in 2025')).toBe('total revenue 2025'));

test.each(['what did we pay the stylists in 2025', 'how much did the groundsmen get in 2025', 'what did the front desk girls cost us', 'how much did the hygienists get paid in 2025', 'how much went to the riggers', 'what did we pay my brother'])('%s: the kinds of cost that hold what people are paid', async (text) => {
  const { answer } = await answerQuestion({ text, ...dentist, today: '2026-11-22', previous: null });
  expect([answer.kind, ...answer.choices.map(({ label }) => label)]).toEqual(['clarify', 'Payroll', 'Subcontractors']);
});

test.each(['what did we pay the wholesalers in 2025', 'how much did the mower cost us', 'how much did we spend on the printer', 'how much did the brides pay us', 'what did we pay in tithes'])('%s: nobody who works for us', async (text) => {
  const { answer } = await answerQuestion({ text, ...dentist, today: '2026-11-22', previous: null });
  expect(answer.choices.map(({ label }) => label)).not.toContain('Payroll');
});

test.each([
  ['how much did we get paid in 2025', 'total revenue 2025'],
  ['my brother asks what we paid in rent in 2025', 'total expenses [Rent] 2025'],
  ['my coach asks what we paid in 2025', 'total expenses 2025'],
])('%s', (question, plan) => expect(reads(dentist)(question)).toBe(plan));
