/** What something costs a month now, where it takes the same each time; who got most back; what is paid no more. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf, type PlainRow } from '../statement-ledger.test-data.ts';

const TODAY = '2026-11-20';
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const monthly = (counterparty: string, category: string, amounts: (place: number) => number, months = MONTHS): PlainRow[] => months.map((month, place) => ({ date: `${month}-05`, amount: amounts(place), category, counterparty, description: counterparty.toUpperCase() }));
const ledger = ledgerOf([
  ...monthly('Zoom', 'Software Subscriptions', (place) => (place < 6 ? -60 : -70)), ...monthly('HubSpot', 'Software Subscriptions', () => -50, MONTHS.slice(0, 5)),
  ...monthly('City Power', 'Utilities', (place) => -100 - place), ...monthly('Bayview Medical', 'Consulting Income', (place) => (place < 4 ? 900 : 1000)),
  ...monthly('Lumen Trust', 'Refunds', () => -40), { date: '2026-03-09', amount: -90, category: 'Refunds', counterparty: 'Kestrel', description: 'KESTREL' },
  { date: '2026-01-01', amount: 5, category: 'Consulting Income', counterparty: 'Walk In', description: 'FIRST' }, { date: TODAY, amount: 5, category: 'Consulting Income', counterparty: 'Walk In', description: 'LAST' },
], 'categorised');
const asked = async (text: string) => (await answerQuestion({ text, ...ledger, today: TODAY, previous: null })).answer;

describe('a price that is the same each month is told as it is now', () => {
  test.each([
    ['How much does Zoom charge us every month?', '70.00'], ['what does Zoom cost us a month', '70.00'], ['how much is Zoom a month', '70.00'],
  ])('%s', async (text, value) => expect(await asked(text)).toMatchObject({ value, plan: { task: 'latest' } }));

  test.each([
    ['what changes is told as a mean', 'What does City Power charge us a month', '104.50'],
    ['a mean was asked for', 'what does Zoom charge us a month on average', '64.00'],
    ['asked of a stretch', 'what did we pay Zoom per month in 2026', '64.00'],
  ])('%s: %s', async (_, text, value) => expect(await asked(text)).toMatchObject({ value, plan: { task: 'average' } }));
});

test.each(['Which client got the most money refunded?', 'Which client did we give the most money back to'])('all refunds of each are added up: %s', async (text) => expect(await asked(text)).toMatchObject({ value: '400.00', plan: { task: 'ranking' } }));

test.each(['Which software have we stopped paying for?', 'what software do we no longer pay for'])('of software alone: %s', async (text) => expect((await asked(text)).table?.rows.map(([name]) => name)).toEqual(['HubSpot']));
