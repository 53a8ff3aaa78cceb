/** Several figures of the whole business, a line for each month or quarter: their lines add up to the whole. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { agencyRows } from '../companies.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const ask = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-11-20', previous: null })).answer;

test.each([['2025 by quarter', 4], ['a monthly summary of 2025', 12], ['revenue, expenses and net profit by quarter in 2025', 4]])('%s', async (text, count) => {
  const [whole, parts] = [await ask('how did 2025 go'), await ask(text)];
  const totals = whole.table?.rows.map(([, amount]) => Number(amount)) ?? [];
  const rows = parts.table?.rows ?? [];
  expect(parts.table?.columns.slice(1)).toEqual(['Revenue', 'Expenses', 'Net profit', 'Cash flow']);
  expect(rows).toHaveLength(count);
  expect(totals.map((_, at) => Math.round(rows.reduce((sum, row) => sum + 100 * Number(row[at + 1]), 0)) / 100)).toEqual(totals);
});
