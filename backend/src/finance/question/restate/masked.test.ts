/** Names, times and numbers leave a question; its words stay. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../companies.test-data.ts';
import { readingOf } from '../interpret/interpret.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';
import { masked } from './masked.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised', { 'Business Checking': 100_00 });
const mask = (text: string) => masked(readingOf(text, vocabulary, { asOf: '2026-11-18', previous: null }));

describe('a masked question', () => {
  test.each([
    ['How much did Acme Robotics pay us in March 2026?', 'how much did <party> pay us in <period>', ['Acme Robotics', 'March 2026']],
    ['rent in Q2 2025', '<cost> in <period>', ['Rent', 'Q2 2025']],
    ['top 3 vendors', 'top <count> vendors', ['3']],
    ['bills over $1,200 from the Visa Card', 'bills over <amount> from the <account>', ['1200', 'Visa Card']],
    ['what if advertising goes up by 10%', 'what if <cost> goes up by <percent>', ['Advertising', '10%']],
  ])('%s', (text, words, said) => {
    expect(mask(text).words.join(' ')).toBe(words);
    expect(mask(text).fillers.map((filler) => filler.said)).toEqual(said);
  });

  test('months and their year are one time', () => expect(mask('revenue in July, August and September of 2025').fillers).toMatchObject([{ slot: '<period>', said: 'from 2025-07-01 to 2025-09-30' }]));
  test('a stretch is one time with two ends', () => expect(mask('how did revenue change from 2024 to 2025').fillers).toMatchObject([{ said: 'from 2024 to 2025', both: ['2025', '2024'] }]));
  test('a time that still runs is said as it was', () => expect(mask('revenue this month').fillers).toMatchObject([{ said: 'this month' }]));
});
