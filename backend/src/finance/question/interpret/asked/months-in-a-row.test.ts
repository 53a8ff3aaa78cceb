/** Months one after another: which run is asked for, and what each month has to do. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

const planOf = (question: string) => {
  const found = interpret(question, vocabulary, { asOf: '2026-11-20', previous: null });
  return found.kind === 'plan' ? found.plan : found;
};

describe('months in a row', () => {
  test.each([
    ['most months in a row in which revenue rose, 2025', 'revenue', 'rose', 'longest'],
    ['what is our longest streak of profitable months', 'netProfit', 'above', 'longest'],
    ['longest run of consecutive months with falling expenses in 2025', 'expenses', 'fell', 'longest'],
    ['how many months in a row has revenue risen', 'revenue', 'rose', 'lasting'],
    ['did revenue rise every month in the last 6 months', 'revenue', 'rose', 'every'],
    ['was net profit positive in every month of 2025', 'netProfit', 'above', 'every'],
    ['longest streak of months with revenue above 10,000', 'revenue', 'above', 'longest'],
  ])('%s', (question, metric, test, wants) => expect(planOf(question)).toMatchObject({ task: 'run', metric, run: { test, wants }, groupBy: 'month' }));

  test('a bound belongs to the months, not to single rows', () => expect(planOf('longest streak of months with revenue above 10,000')).toMatchObject({ threshold: { side: 'above', amountMinor: 1_000_000 }, filters: {} }));
});

describe('two things side by side', () => {
  test.each([
    ['total expenses and revenue by month in 2025', { task: 'trend', metric: 'expenses', against: { metric: 'revenue' }, groupBy: 'month' }],
    ['cash in and cash out last year', { task: 'compare', metric: 'cashIn', against: { metric: 'cashOut' } }],
    ['difference between revenue in 2025 and expenses this month', { task: 'compare', metric: 'revenue', period: { label: '2025' }, against: { metric: 'expenses', period: { from: '2026-11-01' } } }],
  ])('%s', (question, plan) => expect(planOf(question)).toMatchObject(plan));
});

describe('the others, those that recur, and rows alone', () => {
  test.each([
    ['revenue in 2025 from everybody other than the top 3 customers', { task: 'ranking', metric: 'revenue', combined: 'rest', limit: 3, groupBy: 'counterparty' }],
    ['2025 revenue excluding the three largest customers', { task: 'ranking', combined: 'rest', limit: 3 }],
    ['which recurring costs got more expensive this month', { task: 'drivers', among: 'recurring', groupBy: 'counterparty', order: 'largest' }],
    ['which payments recur every month', { task: 'recurring' }],
    ['expense categories with total above 10,000 this year', { task: 'ranking', groupBy: 'category', threshold: { side: 'above', amountMinor: 1_000_000 }, filters: {} }],
    ['transactions in the last 2 months', { task: 'rows', metric: 'movement' }],
    ['counterparties paid in 2025 but not in 2026', { task: 'ranking', membership: 'only-here' }],
    ['which customers paid us in both 2025 and 2026, didn\'t they', { task: 'ranking', membership: 'in-both' }],
  ])('%s', (question, plan) => expect(planOf(question)).toMatchObject(plan));
});

describe('said in other words', () => {
  test.each([
    ['counterparty with the highest expenses in 2025', { task: 'ranking', groupBy: 'counterparty', limit: 1 }],
    ['weekday with the highest revenue in 2025', { task: 'best-period', groupBy: 'weekday', order: 'largest' }],
    ['which month of 2025 was worst for expenses', { task: 'best-period', metric: 'expenses', order: 'largest' }],
    ['what came in and what went out in cash in 2025', { task: 'compare', metric: 'cashIn', against: { metric: 'cashOut' } }],
    ['what we brought in minus what we spent for 2025', { task: 'total', metric: 'netProfit' }],
    ['what expense categories have we got', { task: 'ranking', metric: 'expenses', groupBy: 'category' }],
    ['which vendor do we pay more often than any other', { task: 'ranking', counted: true, order: 'largest' }],
    ['2025 revenue: counterparty x quarter', { task: 'trend', groupBy: 'quarter', splitBy: 'counterparty' }],
    ['please advise our gross margin for 2025', { task: 'total', metric: 'grossMargin' }],
  ])('%s', (question, plan) => expect(planOf(question)).toMatchObject(plan));
});
