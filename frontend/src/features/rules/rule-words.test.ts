/** Rules in words, and words for rules. */
import { expect, test } from '@jest/globals';
import { likelyWords, reachWords, targetWords } from './rule-words.ts';

test('what a rule looks for', () => {
  expect(targetWords({ match: 'counterparty', pattern: 'Blue Cafe' })).toBe('Counterparty is Blue Cafe');
  expect(targetWords({ match: 'description', pattern: 'oak street', direction: 'out' })).toBe('Text contains “oak” and “street”, money out only');
});

test('what it reaches', () => {
  expect(reachWords(1, [{ currency: 'USD', net: '-12.50' }])).toBe('1 transaction, −$12.50');
  expect(reachWords(0, [])).toBe('0 transactions');
});

test('words that other payments share', () => {
  const check = (description: string, expected: string) => expect(likelyWords(description)).toBe(expected);
  check('RENT 0412 FOUNDRY BUILDING LLC', 'rent foundry building');
  check('SQ *1234 #99', 'sq *1234 #99');
  check('AMZN MKTP US*2K4 Seattle', 'amzn mktp seattle');
});
