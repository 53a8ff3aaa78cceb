/** What a customer paid last, who is billed for several things. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const MONTHS = ['2026-07', '2026-08', '2026-09', '2026-10'];
const rows = MONTHS.flatMap((month, at) => [
  { date: `${month}-04`, description: 'ACH CREDIT HARBOR SCHOOL EXPENSES', amount: 100 + at, category: 'Reimbursable Income', counterparty: 'Harbor School' },
  { date: `${month}-09`, description: 'ACH CREDIT HARBOR SCHOOL FEES', amount: 5000 + at, category: 'Fee Income', counterparty: 'Harbor School' },
]);

test('the newest payment is one payment', async () => {
  const { answer } = await answerQuestion({ text: 'the latest payment from Harbor School', ...ledgerOf(rows, 'categorised'), today: '2026-11-20', previous: null });
  expect(answer.value).toBe('5003.00');
});
