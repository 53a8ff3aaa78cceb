/** Lists told as one figure, medians, working days, tables in two directions, days in words and short years. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const rows = agencyRows();
const ledger = ledgerOf(rows, 'categorised');
const read = (text: string): string => inShort(interpret(text, ledger.vocabulary, { asOf: '2026-11-20', previous: null }), ledger.vocabulary);
const answer = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null })).answer;
const cents = (text: string | number | null): number => Math.round(Number(text) * 100);

describe('how it is read', () => {
  test.each([
    ['what did our three biggest clients bring in together in 2025', 'ranking revenue 2025 by counterparty largest #3 together as amount'],
    ['top two clients as a combined share of revenue in 2025', 'ranking revenue 2025 by counterparty largest #2 together as share'],
    ['who are our three biggest clients in 2025', 'ranking revenue 2025 by counterparty largest #3'],
    ['revenue per working day in october 2026', 'average revenue 2026-10 by day per day on working days'],
    ['median monthly revenue in 2025', 'average revenue 2025 by month per month median'],
    ['costs by category by month for 2025', 'trend expenses 2025 by month split by category'],
    ['on which day in may 2026 did we earn the most', 'best-period revenue 2026-05 by day largest #1 as date'],
    ['revenue on november twelfth twenty twenty five', 'total revenue 2025-11-12'],
    ['payroll aug 26', 'total expenses [Payroll] 2026-08'],
    ['payroll on aug 26', 'total expenses [Payroll] 2026-08-26'],
    ['rev growth q2 26 vs q2 25 %', 'compare revenue 2026-04-01..2026-06-30 in % | 2025-04-01..2025-06-30'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

test('the three largest added up are those three, and their rows are cited', async () => {
  const [combined, list] = [await answer('total of the three largest Jonas Weber payments in 2025'), await answer('three largest Jonas Weber payments in 2025')];
  const largest = list.table?.rows.map((row) => Math.abs(cents(row[1] ?? 0))) ?? [];
  expect(largest).toHaveLength(3);
  expect(cents(combined.value)).toBe(largest.reduce((sum, value) => sum + value, 0));
  expect(combined.citations.reduce((sum, { amount }) => sum - cents(amount), 0)).toBe(cents(combined.value));
});

test('the median is the one in the middle', async () => {
  const paid = rows.filter(({ counterparty, date }) => counterparty === 'Jonas Weber' && date.startsWith('2025')).map(({ amount }) => Math.round(-amount * 100)).sort((a, b) => a - b);
  const middle = Math.round(((paid[5] ?? 0) + (paid[6] ?? 0)) / 2);
  expect(paid).toHaveLength(12);
  expect(Math.abs(cents((await answer('median payment to Jonas Weber in 2025')).value) - middle)).toBeLessThanOrEqual(1);
});

test('a table in two directions adds up to the plain sum', async () => {
  const [both, sum] = [await answer('costs by category by month for 2025'), await answer('total expenses in 2025')];
  expect(both.table?.columns).toHaveLength(14);
  expect(both.value).toBe(sum.value);
});
