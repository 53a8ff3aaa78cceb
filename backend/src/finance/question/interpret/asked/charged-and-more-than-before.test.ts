/** What a platform takes, what went up against the stretch before, what a short list comes to, and why a month was the best; and what only looks like these. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { Plan } from '../../plan.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';
import { withStretchBefore } from '../periods/more-than-before.ts';
import { tokenize } from '../words/tokenize.ts';

const row = (date: string, amount: number, category: string, counterparty: string, account = 'Main Checking'): PlainRow => ({ date, amount, category, counterparty, account, description: counterparty.toUpperCase() });
const ROWS = ['2025-05', '2025-06', '2025-11', '2026-03', '2026-09', '2026-10'].flatMap((month, at) => [
  row(`${month}-03`, 9000 + at * 10, 'Sales', 'Clover'), row(`${month}-05`, 900, 'Sales', 'Etsy'), row(`${month}-06`, -30, 'Refunds', 'Etsy'), row(`${month}-07`, -90, 'Bank Fees', 'Clover'), row(`${month}-09`, 4000, 'Sales', 'Bayside Builders'),
  row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-14`, -60, 'Software', 'Adobe', 'Ink Business Card'),
]);
const ledger = ledgerOf(ROWS, 'categorised');
const { vocabulary } = ledger;
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);
const answered = async (text: string, previous: Plan | null = null) => answerQuestion({ ...ledger, text, today: '2026-11-22', previous });

describe('what is charged', () => {
  test.each(['how much commission does Etsy take from us', 'what does Etsy charge us', 'what did Etsy cost us in fees', 'what cut does Etsy take'])('is never what came from them: %s', async (question) => expect((await answered(question)).plan?.metric ?? 'unsupported').toMatch(/^(expenses|cashOut|bySide|unsupported)$/));
  test.each(['what did Etsy bring us', 'what has Etsy paid us', 'how much did we take from Etsy'])('what came from them is: %s', async (question) => expect((await answered(question)).plan?.metric).toMatch(/^(revenue|cashIn)$/));
  test.each([
    ['how much do we lose to card fees', 'Ink'],
    ['credit card fees in 2025', 'Ink'],
  ])('fees for cards are not what went out by card: %s', (question, card) => expect(read(question)).not.toContain(card));
  test('what went out by card is', () => expect(read('what did we spend on the Ink card in 2025')).toContain('@Ink'));
});

test.each([
  ['did we spend more on rent this year', 'compare expenses [Rent] 2026-01-01..2026-11-22 | 2025-01-01..2025-11-22'],
  ['did we spend more on software last month?', 'compare expenses [Software] 2026-10 | 2026-09'],
  ['have we spent less this year', 'compare expenses 2026-01-01..2026-11-22 | 2025-01-01..2025-11-22'],
  ['did we spend more on rent than on software this year', 'compare expenses [Rent] 2026-01-01..2026-11-22 | [Software]'],
  ['did we spend more than 500 on rent last month', 'total expenses [Rent; >500] 2026-10'],
  ['what does it cost to stay open each month', 'average expenses all by month per month'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  'did we make more on Clover or Bayside Builders last year', 'did we spend more on rent and less on software this year', 'did Adobe and Elm Plaza cost more this year', 'did we have more revenue and less costs last month',
  'did we burn more cash last month', 'is our cash more this month', 'did they charge more last year', 'was it more last year',
])('nothing is added to what is held against another thing, or is said of somebody named before: %s', (question) => expect(withStretchBefore(tokenize(question)).map(({ text }) => text).join(' ')).toBe(question.toLowerCase()));

describe('after an answer', () => {
  const follow = async (first: string, next: string): Promise<string> => {
    const { plan } = await answered(first);
    const { plan: then } = await answered(next, plan);
    return then ? inShort({ kind: 'plan', plan: then }, vocabulary) : 'asked';
  };
  test.each([
    ['last 3 payments from Bayside Builders', 'how much was that altogether', 'rows grossSales [Bayside Builders; in] all last #3 together as amount'],
    ['top 2 suppliers in 2025', 'how much is that in total', 'ranking expenses 2025 by counterparty largest #2 together as amount'],
    ['rent by month in 2025', 'how much in total', 'total expenses [Rent] 2025'],
    ['which month had the lowest revenue in 2026', 'why?', 'drivers revenue 2026-01 by category largest | 2025-12'],
  ])('%s: %s', async (first, next, plan) => expect(await follow(first, next)).toBe(plan));
});
