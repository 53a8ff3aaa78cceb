/** Runs of months over a ledger whose revenue by month is known: 100, 200, 300, 250, 260, 270, 280, 280. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const REVENUE = [100, 200, 300, 250, 260, 270, 280, 280];
const ledger = ledgerOf(REVENUE.flatMap((amount, at) => [
  { date: `2026-0${at + 1}-01`, description: 'ACME', amount, category: 'Consulting Income', counterparty: 'Acme' },
  { date: `2026-0${at + 1}-12`, description: 'LANDLORD', amount: at === 4 ? -300 : -90, category: 'Rent', counterparty: 'Landlord' },
]), 'categorised');
const ask = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-09-05', previous: null }));

test('months with a profit', async () => expect((await ask('longest streak of profitable months')).answer.table?.rows.map(([label]) => label)).toEqual(['January 2026', 'February 2026', 'March 2026', 'April 2026']));

test('a month rises where it is above the month before; the longest run is told with its months', async () => {
  const { answer, response } = await ask('longest run of consecutive months with rising revenue');
  expect([Number(answer.value), answer.table?.rows.map(([label]) => label)]).toEqual([3, ['May 2026', 'June 2026', 'July 2026']]);
  expect(response).toContain('3 months in a row');
});

test('the run that lasts is over with a month that did not rise', async () => expect(Number((await ask('how many months in a row has revenue risen')).answer.value)).toBe(0));

test('whether every month did is answered by yes or no, with the count', async () => {
  const [no, yes] = [await ask('did revenue rise every month from may to august 2026'), await ask('did revenue rise every month from may to july 2026')];
  expect([no.response.slice(0, 3), Number(no.answer.value), yes.response.slice(0, 4), Number(yes.answer.value)]).toEqual(['No:', 3, 'Yes:', 3]);
});

test('the first month of a period is held against the month before it', async () => expect(Number((await ask('did revenue rise every month from june to july 2026')).answer.value)).toBe(2));

test('two measures stand side by side, and the others are what the first leave', async () => {
  const { answer } = await ask('total expenses and revenue by month in 2026');
  expect(answer.table?.rows[4]).toEqual(['May 2026', '300.00', '260.00']);
});
