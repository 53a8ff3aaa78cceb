/** What is held against what is usual, and what a runway is told with. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const MONTHS = ['2025-05', '2025-06', '2025-12', '2026-02', '2026-05', '2026-09', '2026-10', '2026-11'];
const ROWS = MONTHS.flatMap((month) => [
  row(`${month}-10`, 9000, 'Sales', 'Oak Hill HOA'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'), row(`${month}-12`, -700, 'Rent', 'Elm Plaza'),
  row(`${month}-12`, -400, 'Advertising', 'LinkedIn Ads'), row(`${month}-13`, -80, 'Software', 'GitHub'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const understood = (question: string) => understand(question, vocabulary, { asOf: '2026-11-22', previous: null });
const read = (question: string): string => inShort(understood(question), vocabulary);
const asked = (question: string): string => {
  const found = understood(question);
  return found.kind === 'clarify' ? found.message : found.kind;
};

test.each([
  ['is revenue above average this month', 'compare revenue 2026-11-01..2026-11-22 per month | 2025-11-01..2026-10-31'],
  ['were costs higher than usual in September', 'compare expenses 2026-09 per month | 2025-09-01..2026-08-31'],
  ['was payroll lower than normal last month', 'compare expenses [Payroll] 2026-10 per month | 2025-10-01..2026-09-30'],
  ['how did September stack up against a typical month', 'compare netProfit 2026-09 per month | 2025-09-01..2026-08-31'],
  ['was revenue above average in Q3 2026', 'compare revenue 2026-07-01..2026-09-30 per quarter | 2025-07-01..2026-06-30'],
  ['was revenue in September higher than our average month in 2025', 'compare revenue 2026-09 per month | 2025'],
  ['was revenue in October higher than the monthly average in 2025', 'compare revenue 2026-10 per month | 2025'],
  ['months with revenue above average', 'count-periods revenue all by month above 0 their mean'],
  ['was rent in September more than 500', 'total expenses [Rent; >500] 2026-09'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each(['which costs were higher than usual last month', 'what was higher than normal in September', 'is our rent above the industry average this month', 'was the September bill from GitHub above the average bill', 'was revenue above average in May 2025'])('no mean of those before: %s', (question) => expect(read(question)).not.toMatch(/^compare/));

test.each([
  ['how long does 100,000 last at 25,000 a month', 2_500_000],
  ['how long would 60k last if we spend 5k a month', 500_000],
  ['with 50,000 in the bank and 10,000 a month going out, how long will it last', 1_000_000],
  ['how long would 80,000 last at 600 a week', 260_000],
  ['how long will 100k last', undefined],
  ['how long will 100k last if we spend 5k more a month', undefined],
])('how fast it goes is told: %s', (question, burn) => expect(understood(question)).toMatchObject({ kind: 'plan', plan: { task: 'runway', ...(burn === undefined ? {} : { toldBurnMinor: burn }) } }));

test.each([
  ['how long will 100k last if we spend 5k a month on ads', /what that amount a month changes/],
  ['runway with 200,000 and 10,000 a month coming in', /what that amount a month changes/],
  ['runway if we cancel Slack and LinkedIn Ads', /slack/],
  ['what if we cancel LinkedIn Ads, Zoom and GitHub', /zoom/],
])('what cannot be read is asked: %s', (question, message) => expect(asked(question)).toMatch(message));

test.each([
  ['how long will our cash last if we stop LinkedIn Ads', ['LinkedIn Ads']],
  ['what if we cancel LinkedIn Ads and keep GitHub', ['LinkedIn Ads']],
  ['what if we cancel LinkedIn Ads and GitHub', ['LinkedIn Ads', 'GitHub']],
  ['what if we stop LinkedIn Ads and nothing else', ['LinkedIn Ads']],
])('who ends: %s', (question, counterparties) => expect(understood(question)).toMatchObject({ plan: { levers: [{ basis: { filters: { counterparties } } }] } }));

test.each([
  'which month was higher than the average in 2025',
  'was the average sale higher than usual in September', "was Oak Hill's October order bigger than usual",
])('the mean of another time, or of one paper: %s', (question) => expect(read(question)).not.toMatch(/ per month \|/));

test.each([
  'if the new office costs 4,000 a month, how long does our cash last', 'how long does 100k last if the new server costs 900 a month', 'with sales at 10k a month, how long will our cash last', 'how long will our cash last if revenue stays at 20,000 a month',
  'how long can 50,000 last with costs of 20,000 a month and revenue of 15,000 a month', 'runway if we raise 500,000 and burn 40,000 a month', 'if we get a grant of 40,000 and burn 20,000 a month, what is the runway', 'how long would our cash last if we lease a van at 900 a month',
])('not all that goes out: %s', (question) => expect(understood(question)).toMatchObject({ kind: 'clarify' }));

test.each(['how long does our cash last if our costs are 20,000 a month', 'how long does 100,000 last with total costs of 20,000 a month', 'at 20,000 a month how long does 100,000 last', 'how many months could we survive with no revenue at 20k a month', 'with 50,000 and costs of 20,000 a month, how long can we last'])('all that goes out: %s', (question) => expect(understood(question)).toMatchObject({ plan: { toldBurnMinor: 2_000_000 } }));

test.each([
  ['what if rent gets worse by 200 a month', { kind: 'recurring', amountMinor: -20_000 }],
  ['what if sales get worse by 5%', { kind: 'volume-change', percent: -5 }],
  ['what if demand is stronger by 10%', { kind: 'volume-change', percent: 10 }],
])('better or worse: %s', (question, lever) => expect(understood(question)).toMatchObject({ plan: { levers: [lever] } }));

test.each(['what if rent gets 10% worse', 'what if software costs improve by 5%', 'what if rent gets worse by 5% and sales improve by 10%'])('a cost that gets better or worse: %s', (question) => expect(understood(question).kind).not.toBe('plan'));

test.each([
  ['what share of expenses is Gusto, our biggest vendor, in 2026', 'share expenses [Gusto] 2026'],
  ['I think Gusto is our biggest vendor, what share of expenses is that', 'share expenses [Gusto]'],
])('the share of one that is named: %s', (question, plan) => expect(read(question)).toContain(plan));

test.each(['what if we cancel GitHub and go with Starlink', 'what if we cancel GitHub and renegotiate everything', 'what if we cancel the GitHub thing and LinkedIn Ads'])('no name beside: %s', (question) => expect(understood(question)).toMatchObject({ kind: 'plan', plan: { task: 'what-if' } }));
