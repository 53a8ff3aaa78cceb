/** Common words are meant as they stand; another form of a ledger's word may stand for it. */
import { expect, test } from '@jest/globals';
import { areForms, isCommonWord } from './common-words.ts';

test.each(['strip', 'stripped', 'stripping', 'squire', 'straws', 'catering', 'carries', 'wholesaler'])('%s is common', (word) => {
  expect(isCommonWord(word)).toBe(true);
});

test.each(['sysco', 'cisco', 'costko', 'uline', 'marygold'])('%s is not', (word) => {
  expect(isCommonWord(word)).toBe(false);
});

test('two forms of one word', () => {
  expect(areForms('wholesaler', 'wholesale')).toBe(true);
  expect(areForms('strip', 'stripe')).toBe(false);
});
