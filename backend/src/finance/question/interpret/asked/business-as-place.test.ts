/** The place of one's own business says where things happen, and is no category that is called after it. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const ledgerWith = (category: string) => ledgerOf(['2025-10-10', '2026-09-10', '2026-10-10'].flatMap((date) => [row(date, 900, 'Product Sales', 'Square'), row(date, -200, 'Payroll', 'Homebase'), row(date, -70, category, 'Uline')]), 'categorised');
const salon = ledgerWith('Salon Supplies').vocabulary;
const office = ledgerWith('Office Supplies').vocabulary;
const read = (question: string, vocabulary = salon): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['how are things going at the salon', 'overview netProfit 2026-10'],
  ['how is the salon doing', 'overview netProfit 2026-10'],
  ['Tell me how our salon is doing', 'overview netProfit 2026-10'],
  ['what is going on at the salon', 'overview netProfit 2026-10'],
  ['What is the story at the salon this quarter?', 'overview netProfit 2026-10-01..2026-11-22'],
  ['how did we do at the salon last month', 'overview netProfit 2026-10'],
  ['give me an overview of the salon', 'overview netProfit 2026-10'],
  ['How much did we make at the salon in 2025', 'total revenue 2025'],
  ['what did we spend at the salon last month', 'total expenses 2026-10'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['salon supplies 2025', 'total expenses [Salon Supplies] 2025'],
  ['what did we spend on supplies for the salon in 2025', 'total expenses [Salon Supplies] 2025'],
  ['what did the salon supplies cost last month', 'total expenses [Salon Supplies] 2026-10'],
  ['how are salon supplies going this year', 'total expenses [Salon Supplies] 2026-01-01..2026-11-22'],
  ['how is Uline doing in 2025', 'total bySide [Uline] 2025'],
])('not caught: %s', (question, plan) => expect(read(question)).toBe(plan));

test('an office is where one works', () => {
  expect(read('how are things at the office', office)).toBe('overview netProfit 2026-10');
  expect(read('how much did we spend at the gym', office)).not.toMatch(/^total expenses 20|^total expenses all/);
  expect(read('office supplies 2025', office)).toBe('total expenses [Office Supplies] 2025');
});
