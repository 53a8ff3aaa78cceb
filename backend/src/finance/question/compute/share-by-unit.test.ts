/** Parts of a whole, month by month. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty, account: 'Checking' });
const ledger = ledgerOf([
  row('2026-01-05', 1000, 'Sales', 'Acme'), row('2026-01-20', -250, 'Rent', 'Landlord'),
  row('2026-02-20', -300, 'Rent', 'Landlord'),
  row('2026-03-05', 2000, 'Sales', 'Acme'), row('2026-03-20', -400, 'Rent', 'Landlord'), row('2026-04-02', 10, 'Sales', 'Acme'),
], 'categorised');

test('a month without the whole has no share, and the figure is that of all months told', async () => {
  const { answer, response } = await answerQuestion({ text: 'rent as a percentage of revenue by month from January to March 2026', ...ledger, today: '2026-04-10', previous: null });
  expect(answer.table?.rows.map(([month, share]) => [month, share])).toEqual([['January 2026', 25], ['March 2026', 20]]);
  expect(answer.value).toBe(21.7);
  expect(response).toContain('21.7% – Spending on Rent as a share of revenue');
});
