/** Words are found where they begin; short ones only whole. */
import { expect, test } from '@jest/globals';
import { wordPattern } from './word-pattern.ts';

function check(word: string, text: string, expected: boolean): void {
  expect(new RegExp(wordPattern(word)).test(text)).toBe(expected);
}

test('a word begins where a word begins', () => {
  check('google', 'google *ads5512', true);
  check('ads', 'google *ads5512', true);
  check('utilit', 'city utilities 12', true);
  check('work', 'network fee', false);
});

test('a short word is a whole one', () => {
  check('net', 'comcast internet', false);
  check('net', 'netflix.com', false);
  check('UPS', 'ups ground 1z', true);
  check('keg', 'microstar kegs', true);
  check('can', 'scanner rental', false);
  check('can', 'candle co', false);
  check('bean', 'beancount bookkeeping', false);
  check('book', 'books and toys', true);
  check('wash', 'car washes', true);
});

test('signs stand for themselves', () => {
  check('100%', 'paid 100% off', true);
  check('a.b', 'acb', false);
});
