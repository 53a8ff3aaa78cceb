/** Whose money a runway reckons with, and what lies in one account: never that of all. */
import { expect, test } from '@jest/globals';
import { conversationsWith } from '../ask-in-memory.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string, account = 'Operating') => ({ date, amount, category, counterparty, account, description: counterparty.toUpperCase() });
const rows = ['2026-08', '2026-09', '2026-10'].flatMap((month) => [
  row(`${month}-03`, 1_000_000, 'Sales', 'Stripe'), row(`${month}-05`, -3_000_000, 'Payroll', 'Gusto'), row(`${month}-12`, -100_000, 'Transfer', 'Treasury'), row(`${month}-12`, 100_000, 'Transfer', 'Operating', 'Treasury'), row(`${month}-28`, -200_000, 'Advertising', 'Meta Ads'),
]);
const asked = conversationsWith({ today: '2026-11-10', currency: 'USD', rows, balances: { Operating: 4_400_000, Treasury: 6_600_000 } });

test.each([
  ['what is our runway', 5], ['runway without Treasury', 2], ['what is our runway without the Treasury account', 2], ['runway without touching the Treasury', 2], ['runway on Operating alone', 2], ['runway with only the Treasury account', 3], ['runway without advertising', 5.5],
  ['what is left in the Operating account', '44000.00'], ['how much do we have left in Operating', '44000.00'], ['balance of Operating', '44000.00'], ["what's left in Treasury", '66000.00'], ['what is our bank balance', '110000.00'],
])('%s', async (question, value) => expect((await asked()(question)).answer.value).toBe(value));

test('it is said whose money it is', async () => expect((await asked()('runway without Treasury')).response).toMatch(/\$44,000\.00 without Treasury divided/));

test.each(['operating expenses last month', 'what did we spend on operating in 2026'])('the trade itself: %s', async (question) => expect((await asked()(question)).answer.plan?.metric).toBe('operatingExpenses'));
