/** For each of those who are paid, whatever their trade calls them; and whether something is so that no ledger tells of. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';

const row = (category: string, counterparty: string, amount = -100): PlainRow => ({ date: '2025-05-10', amount, category, counterparty, description: counterparty });
const printer = ledgerOf([
  row('Print Sales', 'Kilbourn Dental', 9000), row('COGS - Paper', 'Veritiv'), row('COGS - Paper', 'Legion Paper'), row('Postage & Shipping', 'UPS'), row('Postage & Shipping', 'USPS'), row('Press Repairs', 'Moravec'), row('Software & Fonts', 'Adobe'), row('Shop Rent', 'Florida Street Lofts'),
  { ...row('Print Sales', 'Kilbourn Dental', 50), date: '2026-01-10' },
], 'categorised');
const asked = async (text: string): Promise<string> => {
  const { answer, plan } = await answerQuestion({ text, ...printer, today: '2026-01-15', previous: null });
  return answer.kind === 'answer' && plan ? inShort({ kind: 'plan', plan }, printer.vocabulary) : answer.kind;
};

describe('by whom it is paid', () => {
  test.each([
    ['Break 2025 postage and shipping out by carrier', 'ranking expenses [Postage & Shipping] 2025 by counterparty largest'],
    ['paper 2025, mill by mill', 'ranking expenses [COGS - Paper] 2025 by counterparty largest'],
    ['paper in 2025, a figure for each firm', 'ranking expenses [COGS - Paper] 2025 by counterparty largest'],
    ['peak month in 2025 for customer money', 'best-period revenue 2025 by month largest #1'],
    ['In which month of the last 12 did we spend the most on paper?', 'best-period expenses [COGS - Paper] 2025-01-01..2025-12-31 by month largest #1'],
    ['Revenue last month versus the month before, percent change', 'compare revenue 2025-12 in % | 2025-11'],
    ['For our business year, which goes from February 2025 to January 2026, what was net profit?', 'total netProfit 2025-02-01..2026-01-15'],
    ["so how's the press doing", 'overview netProfit 2025-12'],
  ])('%s', async (text, plan) => expect(await asked(text)).toBe(plan));
});

test.each([
  'Is Bella up to date on her rabies shots?', 'does the cutter need a new blade', 'Are the apprentices trained on the cutter', 'Which of my pressmen is the fastest?', 'What does the shop down the street charge for 500 business cards?', 'What is the sheet count of Lettra on the shelf right now?',
])('no ledger tells: %s', async (text) => expect(await asked(text)).toBe('unsupported'));

test.each(['Is that good?', 'Are we making money?', 'Did Kilbourn Dental pay us in 2025?'])('and these it may: %s', async (text) => expect(await asked(text)).not.toBe('unsupported'));
