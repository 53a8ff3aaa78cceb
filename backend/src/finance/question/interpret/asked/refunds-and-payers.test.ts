/** Refunds of one platform's sales, refunds that came to us, and costs of somebody who only pays. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ledger = ledgerOf(['2025-05-10', '2026-06-10'].flatMap((date) => [
  row(date, 9000, 'Sales Taproom', 'Toast'), row(date, -90, 'Bank Fees', 'Toast'), row(date, 1000, 'Sales Merchandise', 'Shopify'), row(date, -50, 'Refunds', 'Shopify'), row(date, 4000, 'Sales Taproom', 'Coastal Beverage'), row(date, -700, 'Rent', 'Elm Plaza'),
]), 'categorised');
const asked = async (text: string): Promise<string> => {
  const { answer } = await answerQuestion({ text, ...ledger, today: '2026-11-22', previous: null });
  return `${answer.kind} ${String(answer.value)}`;
};

test.each([
  ['what percentage of Shopify sales were refunded', 'answer 5'],
  ['what percentage of Toast sales were refunded in 2025', 'answer 0'],
  ['how much of Toast revenue did we refund', 'answer 0.00'],
  ['refunds we gave in 2025', 'answer 50.00'],
  ['Coastal Beverage revenue in 2025', 'answer 4000.00'],
  ['what did Coastal Beverage spend with us in 2025', 'answer 4000.00'],
  ['Toast costs in 2025', 'answer 90.00'],
  // Refunds are of all sales, and what came to us is no refund to customers.
  ['what share of taproom sales was refunded', 'clarify null'],
  ['who refunded us', 'clarify null'],
  ['refunds we received in 2025', 'clarify null'],
  ['did we get any refunds', 'clarify null'],
  // A customer costs nothing.
  ['beverage expenses in 2025', 'clarify null'],
  ['what did we spend on beverage in 2025', 'clarify null'],
])('%s', async (text, told) => expect(await asked(text)).toBe(told));
