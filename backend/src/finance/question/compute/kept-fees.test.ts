/** What a platform kept of the money that it passes on: its rows of fees, or nobody can tell. */
import { describe, expect, test } from '@jest/globals';
import { conversationsWith } from '../ask-in-memory.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description: string) => ({ date, amount, category, counterparty, description, account: 'Checking' });
const rows = ['2026-08', '2026-09', '2026-10'].flatMap((month) => [
  row(`${month}-05`, 500_000, 'Sales', 'Square', 'SQUARE PAYOUT'), row(`${month}-29`, -12_000, 'Bank Fees', 'Square', 'SQUARE PROCESSING FEES'), row(`${month}-20`, -4_000, 'Software Subscriptions', 'Square', 'SQUARE APPOINTMENTS'),
  row(`${month}-12`, 90_000, 'Sales', 'DoorDash', 'DOORDASH WEEKLY PAYOUT'), row(`${month}-01`, -100_000, 'Rent', 'Mill Street Properties', 'RENT'), row(`${month}-02`, -70_000, 'Cost of Goods Sold', 'Sysco', 'SYSCO FOOD'),
]);
const asked = conversationsWith({ today: '2026-11-20', currency: 'USD', rows });

describe('the rows of its fees', () => {
  test.each([
    'how much did Square keep', 'how much has Square kept for itself', 'what does Square keep', 'how much did Square withhold', 'how much did Square deduct before paying us', 'how much commission did Square take', 'what cut does Square take', 'the commission Square took', 'how much did Square keep in fees',
    'what did Square take out of our payouts', "Square's cut", 'Square only sends us the net amount. How much did it keep back?', 'how much of our sales does Square keep',
  ])('%s', async (question) => {
    const { answer } = await asked()(question);
    expect([answer.kind, answer.value]).toEqual(['answer', '360.00']);
  });

  test('in percent of what it paid out', async () => expect((await asked()('what percentage does Square take')).answer.value).toBe(2.4));

  test('of a month', async () => expect((await asked()('how much did Square keep in September 2026')).answer.value).toBe('120.00'));
});

test.each([
  'how much did DoorDash keep', 'commission DoorDash took', 'what commission did DoorDash take last month', 'DoorDash only sends us the net amount, how much did it keep back last month', 'what percentage does DoorDash take',
])('only what was paid out is known: %s', async (question) => {
  const { answer, response } = await asked()(question);
  expect(answer.kind).toBe('unsupported');
  expect(response).toMatch(/DoorDash paid out/);
});

test('of whom the question before was about', async () => {
  const ask = asked();
  await ask('what did we get from DoorDash in October 2026');
  expect((await ask('how much did they keep')).answer.kind).toBe('unsupported');
});

/** What only looks alike. */
test.each([
  ['how much did DoorDash bring in', '2700.00'], ['how much did DoorDash pay us', '2700.00'], ['how much did Square take in', '15000.00'], ['how much did Square take in this year', '15000.00'], ['what did we pay Square', '480.00'], ['how much do we pay Mill Street Properties', '3000.00'], ['how much did Mill Street Properties take out of our account', '3000.00'],
])('%s', async (question, value) => expect((await asked()(question)).answer.value).toBe(value));
