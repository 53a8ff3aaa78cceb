/** What comes back month after month: costs, income, quarterly bills; asked as a sum, a number, a year. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import type { PlainRow } from '../statement-ledger.test-data.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const MONTHS = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const row = (date: string, counterparty: string, amount: number, category: string): PlainRow => ({ date, description: counterparty.toUpperCase(), amount, category, counterparty, account: 'Checking' });
const rows: PlainRow[] = MONTHS.flatMap((month, at) => [
  row(`${month}-01`, 'Harbour Estates', -1000, 'Rent'), row(`${month}-03`, 'Xero', -50, 'Software Subscriptions'), row(`${month}-09`, 'Nordic Hotels', 3000 + at, 'Sales - Wholesale'), row(`${month}-19`, 'Nordic Hotels', 200, 'Sales - Wholesale'),
  ...(at % 3 === 2 ? [row(`${month}-17`, 'Aspen Insurance', -600, 'Insurance')] : []),
]);
const ledger = ledgerOf(rows, 'categorised');
const ask = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-11-10', previous: null })).answer;

test.each<readonly [string, string | number]>([
  ['what are our recurring costs', '1050.00'],
  ['what regular outgoings do we have', '1050.00'],
  ['how many recurring costs do we have', 2],
  ['yearly cost of recurring services', '12600.00'],
  ["what's the biggest recurring cost", '1000.00'],
  ['recurring revenue', '3211.00'],
  ['what comes in regularly', '3211.00'],
  ['which bills come quarterly', '600.00'],
])('%s', async (question, value) => expect((await ask(question)).value).toBe(value));

test('what rose among them is told of those alone', async () => expect(await ask('has any regular bill gotten more expensive this year')).toMatchObject({ kind: 'answer', reading: expect.stringContaining('paid every month') }));

test('gross burn is all that goes out', async () => expect((await ask('gross burn')).value).toBe('1250.00'));
