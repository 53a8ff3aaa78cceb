/** Who greets and who signs, the same question again, numbers of rows held against each other, means of a stretch of their own, and what began at a time that is told; and what only looks like these. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { Plan } from '../../plan.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const understood = (question: string, previous: Plan | null = null) => understand(question, vocabulary, { asOf: '2026-11-20', previous });
const read = (question: string): string => inShort(understood(question), vocabulary);
const planned = (question: string): Plan => {
  const found = understood(question);
  if (found.kind !== 'plan') throw new Error(question);
  return found.plan;
};
const after = (first: string, next: string): string => inShort(understood(next, planned(first)), vocabulary);

describe('who greets and who signs', () => {
  test.each([
    'hi its dan, what was revenue in 2025', "Hi, it's Dan. What was revenue in 2025?", 'Dan here, revenue in 2025?', 'hiya purser, revenue in 2025', 'hi dan again, revenue 2025', 'hey Joan what was revenue in 2025', 'Joan from accounts asking: revenue in 2025?',
    'Dear Purser, I would like to know our revenue in 2025. Best regards, Tomas', 'revenue 2025 thx joan', 'revenue in 2025, thanks, Joan', 'good morning! revenue 2025', 'this is Tomas from the front desk, what was revenue in 2025', 'my name is Ola, revenue 2025?',
  ])('%s', (question) => expect(read(question)).toBe('total revenue 2025'));

  test.each(['evening classes, what did we spend in 2025', 'hi vis jackets, what did we spend in 2025', 'it is Amazon, what did we spend in 2025', 'what did we pay the best western in 2025', 'what did we pay Dan in 2025'])('no greeting: %s', (question) => expect(read(question)).not.toBe('total expenses 2025'));
  test('a name of the ledger is one', () => expect(read('hi, WeWork, what did we pay them in 2025')).toContain('[WeWork; out]'));
});

describe('the same again', () => {
  test.each(['double check that', 'can you double check that please', 'are you sure?', 'is that right?', 'really?', 'how did you get that', 'ok, recheck that number'])('%s', (again) => expect(after('revenue in March 2025', again)).toBe('total revenue 2025-03'));
  test.each([
    ['is that right for April', 'total revenue 2025-04'],
    ['can you check the rent in 2025', 'total expenses [Rent] 2025'],
  ])('something else: %s', (next, plan) => expect(after('revenue in March 2025', next)).toBe(plan));
  test('nothing was asked before', () => expect(read('double check that')).toBe('clarify'));
});

test.each([
  ['revenue in March 2025', 'and the following quarter?', 'total revenue 2025-04-01..2025-06-30'],
  ['revenue in Q1 2025', 'and the following quarter?', 'total revenue 2025-04-01..2025-06-30'],
  ['revenue in May 2025', 'the quarter before that?', 'total revenue 2025-01-01..2025-03-31'],
  ['revenue in May 2025', 'and the year before?', 'total revenue 2024-05'],
  ['revenue in May 2025', 'and the following year?', 'total revenue 2026-05'],
  ['revenue in May 2025', 'and the month before?', 'total revenue 2025-04'],
  ['revenue in 2025', 'and the year before?', 'total revenue 2024'],
])('%s: %s', (first, next, plan) => expect(after(first, next)).toBe(plan));

describe('numbers of rows held against each other', () => {
  test.each(['fewer customers than usual in March?', 'were there more transactions than usual in March', 'did we have fewer clients in March than in February', 'how many more payments did we get in May than in April'])('asked back: %s', (question) => expect(understood(question)).toMatchObject({ kind: 'clarify', message: expect.stringContaining('count') }));
  test.each([
    ['how many customers in March 2026', 'count grossSales 2026-03 by counterparty'],
    ['more sales than usual in March?', 'compare revenue 2026-03 per month | 2025-03-01..2026-02-28'],
    ['were there more sales in March than in April', 'compare revenue 2026-03 | 2026-04'],
    ['was rent more than usual in March', 'compare expenses [Rent] 2026-03 per month | 2025-03-01..2026-02-28'],
  ])('amounts: %s', (question, plan) => expect(read(question)).toBe(plan));
});

test.each([
  ['compare March sales with the average month of 2025', 'compare revenue 2026-03 per month | 2025'],
  ['was revenue in March 2025 higher than the monthly average of 2025', 'compare revenue 2025-03 per month | 2025'],
  ['compare the average month of 2025 with May for revenue', 'compare revenue 2026-05 per month | 2025'],
  ['revenue in March and June of 2025', 'total revenue [2025-03; 2025-06]'],
  ['revenue in March compared with June 2025', 'compare revenue 2025-03 | 2025-06'],
  ['average monthly revenue in 2025', 'average revenue 2025 by month per month'],
])('%s', (question, plan) => expect(read(question)).toBe(plan === 'total revenue [2025-03; 2025-06]' ? read('revenue in March 2025 and June 2025') : plan));

describe('what began at a time that is told', () => {
  test.each([
    ['we took out a loan from Adobe in 2025. what was our revenue since then', 'total revenue 2025-01-01..2026-11-20'],
    ['We moved in June, what did we spend on rent since then', 'total expenses [Rent] 2026-06-01..2026-11-20'],
    ['in 2025 we switched to Adobe; what have we paid them since then', 'total bySide [Adobe; out] 2025-01-01..2026-11-20'],
    ['since we signed with Adobe, how much have we paid them', 'total bySide [Adobe; out] all'],
    ['since we got the loan, what did we spend', 'clarify'],
    ['what did we spend since we bought the printer in November 2025', 'total expenses 2025-11-01..2026-11-20'],
    ['revenue since we opened', 'total revenue all'],
  ])('%s', (question, plan) => expect(read(question)).toBe(plan));
});
