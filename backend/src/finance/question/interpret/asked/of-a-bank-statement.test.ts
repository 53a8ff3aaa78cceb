/** What only a bank's text tells: payments of the own card, money that vendors gave back, ways that money did not come in by, things that are bought from several kinds of sellers. */
import { expect, test } from '@jest/globals';
import { conversationsWith } from '../../ask-in-memory.test-data.ts';

const row = (date: string, amount: number, description: string, account = 'Checking') => ({ date, amount, description, account });
const ask = conversationsWith({
  today: '2026-11-20', currency: 'USD', isBankOnly: true, rows: [
    row('2025-03-02', 500_00, 'STRIPE TRANSFER ST-1'), row('2025-03-03', 300_00, 'ACH CREDIT OAKLINE DENTAL INV 7'), row('2025-07-03', 200_00, 'ACH CREDIT OAKLINE DENTAL INV 8'), row('2025-04-03', -20_00, 'REFUND OAKLINE DENTAL INV 7'),
    row('2025-03-20', -150_00, 'CHASE CREDIT CRD AUTOPAY PPD ID: 4760'), row('2025-03-20', 150_00, 'AUTOMATIC PAYMENT - THANK YOU', 'Credit Card'), row('2025-03-27', -40_00, 'ONLINE TRANSFER TO SAV ...4410 TRANSACTION#: 1'),
    row('2025-03-05', -90_00, 'PAPER MART ORANGE CA 12'), row('2025-04-05', -80_00, 'PAPER MART ORANGE CA 13'), row('2025-04-19', 15_00, 'PAPER MART RETURN CREDIT 14'),
    row('2025-05-01', -60_00, 'COMCAST BUSINESS INTERNET 1'), row('2025-05-02', -30_00, 'VERIZON WIRELESS 2'), row('2025-05-03', -70_00, 'OKUN LEGAL 3'), row('2025-05-04', -50_00, 'TALLY BOOKKEEPING INV 4'), row('2025-06-01', -1000_00, 'ACH DEBIT PINE ST PROPERTIES RENT'),
    row('2025-06-02', -45_00, 'CHECK 1001'), row('2025-06-09', -55_00, 'CHECK 1002'), row('2025-06-06', -700_00, 'GUSTO PAYROLL 5'), row('2025-06-07', -200_00, 'SALARY JUNE 6'), row('2025-06-10', -110_00, 'TESTA PRODUCE INC WEB PAY 622047 CCD ID: 2363910077'),
  ],
});

test('names that are to be ranked are ranked', async () => {
  const { answer } = await ask()('rank these three by what we paid them in 2025: Comcast, Paper Mart, Okun Legal');
  expect(answer.table?.rows.map(([name]) => name)).toEqual(['Paper Mart', 'Okun Legal', 'Comcast']);
});

test.each([
  ['how much did we pay off the credit card in 2025', 150],
  ['how many credit card autopay payments in 2025', 1],
  ['how much did we move to savings in 2025', 40],
  ['what did Paper Mart refund us in 2025', 15],
  ['how many refunds did we get from Paper Mart in 2025', 1],
  ['customer refunds in 2025', 20],
  ['deposits from Oakline Dental in the first half of 2025', 300],
  ['how much came in during 2025 other than through Stripe', 480],
  ['phone and internet costs 2025', 90],
  ['what did the accountant and lawyers cost in 2025', 120],
  ['what are we spending on rent – 2025 figure', 1000],
  ['how many checks did we write in 2025', 2],
  ['total of the checks we wrote in 2025', 100],
  ['payroll in 2025', 900],
  ['expenses for June 2025 but not counting Gusto payroll', 1410],
  ['total of the Stripe deposits that fell on a Sunday in March 2025', 500],
])('%s', async (question, value) => {
  const { answer } = await ask()(question);
  expect([answer.kind, Number(answer.value)]).toEqual(['answer', value]);
});
