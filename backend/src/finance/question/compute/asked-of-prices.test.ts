/** Prices that moved, customers that are gone, and the revenue at which nothing is lost, over a ledger whose sums are plain. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { localDate } from '../../local-date.ts';
import { ledgerOf, type PlainRow } from '../statement-ledger.test-data.ts';

/** January 2025 to September 2026: 1,000 of sales and 400 of materials a month, 300 of rent (from 2026 on 330), 20 for a tool (25 since May 2026), electricity that differs. */
const rows: PlainRow[] = Array.from({ length: 21 }, (_, at) => {
  const row = (day: number, amount: number, category: string, counterparty: string): PlainRow => ({ date: localDate(2025, at + 1, day), description: counterparty.toUpperCase(), amount, category, counterparty });
  return [
    row(3, at < 15 ? 600 : 1000, 'Consulting Income', 'Acme'), ...(at < 15 ? [row(4, 400, 'Consulting Income', 'Birch')] : []), row(5, -400, 'Cost of Goods Sold', 'Timber Yard'),
    row(1, at < 12 ? -300 : -330, 'Rent', 'Oak Realty'), row(2, at < 16 ? -20 : -25, 'Software Subscriptions', 'Figma'), row(9, -40 - at, 'Utilities', 'City Power'),
  ];
}).flat();
const ledger = ledgerOf(rows, 'categorised');
const ask = async (text: string) => answerQuestion({ text, ...ledger, today: '2026-10-02', previous: null });

describe('prices that moved', () => {
  test('each with what it was and since when; what differs every month has no price', async () => {
    const { answer } = await ask('which vendors raised their prices');
    expect(answer.table?.rows).toEqual([['Oak Realty', '30.00', '300.00', '330.00', 10, '2026-01-01'], ['Figma', '5.00', '20.00', '25.00', 25, '2026-05-02']]);
  });
  test('of a kind, and of a year: the charge before it counts', async () => expect((await ask('which subscriptions got dearer this year, by how much')).answer.value).toBe('5.00'));
  test('a rise at the turn of the year belongs to the year', async () => expect((await ask('who put up their prices this year')).answer.table?.rows.map(([name]) => name)).toEqual(['Oak Realty', 'Figma']));
  test('none', async () => expect((await ask('which software subscriptions got dearer in 2025')).response).toContain('None of the 1'));
});

test('who is gone was there in the year before the last three full months', async () => {
  const { answer, response } = await ask('who stopped paying us');
  expect(answer.table?.rows.map(([name, amount]) => [name, amount])).toEqual([['Birch', '3600.00']]);
  expect(response).toContain('Taken as gone');
});

describe('break-even', () => {
  test('what does not move with sales, divided by the gross margin', async () => {
    // July to September 2026: 330 + 25 + 58, 59, 60 a month, at a margin of 60 %.
    const { answer, response } = await ask('how much do we have to sell a month to break even in Q3 2026');
    expect(answer.value).toBe('690.00');
    expect(response).toContain('gross margin of 60.0%');
  });
  test('a year of it', async () => expect((await ask('what do we need to take in per year to break even in Q3 2026')).answer.value).toBe('8280.00'));
  test('pieces are not in the ledger', async () => expect((await ask('how many units do we have to sell to break even')).answer.kind).toBe('unsupported'));
});
