/** "Constructor" is a word like any other: in tables, in the chart, in questions. */
import { expect, test } from '@jest/globals';
import { Chart } from './categories/chart.ts';
import { DEFAULT_CHART } from './chart-of-accounts.ts';
import { answerQuestion } from './question/answer-question.ts';
import { ledgerOf } from './question/statement-ledger.test-data.ts';
import { wordTable } from './word-table.ts';

test('holds its own words alone', () => {
  const table = wordTable({ may: 5 });
  expect([table['may'], table['constructor'], table['toString']]).toEqual([5, undefined, undefined]);
});

const rows = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-05`).flatMap((date) => [
  { date, description: 'CONSTRUCTOR SRL FACTURA', amount: -100, category: 'Constructor', account: 'Checking' },
  { date, description: 'Sales', amount: 500, category: 'Sales', account: 'Checking' },
]);

test.each(['how much did we pay Constructor in 2025', 'constructor 2025', 'constructor', 'last constructor payment in 2025', 'from constructor to constructor', '30 constructor', 'spend on constructor in 2025', 'constructor constructor constructor'])('asked: %s', async (text) => {
  const { response } = await answerQuestion({ text, ...ledgerOf(rows, 'categorised'), today: '2026-01-10', previous: null });
  expect(response).not.toMatch(/NaN|undefined/);
});

test('what the builder got is told', async () => {
  const { answer } = await answerQuestion({ text: 'spend on constructor in 2025', ...ledgerOf(rows, 'categorised'), today: '2026-01-10', previous: null });
  expect(answer.value).toBe('1200.00');
});

test('a category may be called so', () => {
  expect(new Chart(DEFAULT_CHART).resolveCategory('Constructor', -100)?.name).toBe('Constructor');
});
