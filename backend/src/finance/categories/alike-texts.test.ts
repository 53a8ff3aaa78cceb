/** Which texts are read as one. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AlikeTexts, LONG_NUMBER, UNLIKE } from './alike-texts.ts';
import { behindCollector, bankWords } from './bank-text.ts';
import { isRuleWord, numbersOfRules } from './rule-index.ts';

const alike = new AlikeTexts();
const kindOf = (text: string, among = alike): number => {
  const bytes = Buffer.from(`before${text}behind`);
  return among.kindOf(bytes, 6, bytes.length - 6);
};
const areAlike = (one: string, other: string): boolean => kindOf(one) !== UNLIKE && kindOf(one) === kindOf(other);

describe('alike are texts that', () => {
  test.each([
    ['differ in a number at their end', 'SYSCO FREMONT CA 10342', 'SYSCO FREMONT CA 20881'],
    ['in how many digits it has', 'WIRE 12345 FEE', 'WIRE 9876543210 FEE'],
    ['in more than one', 'ACH 12345/67890 RENT', 'ACH 54321/98760 RENT'],
    ['in nothing', 'RENT', 'RENT'],
  ])('%s', (_, one, other) => expect(areAlike(one, other)).toBe(true));
});

describe('not alike are texts that', () => {
  test.each([
    ['differ in a word', 'SYSCO 10342', 'SISCO 10342'],
    ['in a short number, which may be a name', 'ROUTE 76 10342', 'ROUTE 77 10342'],
    ['in whether there is a number', 'RENT 10342', 'RENT '],
    ['in a sign that says number', 'RENT #', 'RENT 10342'],
    ['in a number that runs into letters', 'ADS44719', 'ADS44720'],
    ['in letters behind a number', '12345A', '67890A'],
    ['in where the number stands', '12345 RENT', 'RENT 12345'],
  ])('%s', (_, one, other) => expect(areAlike(one, other)).toBe(false));

  test('hold anything but ASCII, or are long', () => {
    expect(kindOf('CAFÉ 12345')).toBe(UNLIKE);
    expect(kindOf('A'.repeat(201))).toBe(UNLIKE);
  });
});

test('no rule knows a long number', () => {
  expect(Math.max(...numbersOfRules().map((word) => word.length))).toBeLessThan(LONG_NUMBER);
});

test('what is alike has the same words', () => {
  const piece = fc.oneof(fc.constantFrom('PAYPAL *', 'SYSCO', "JOE'S", 'AT&T', '&', '#', ' ', '  ', '-', '/', 'XX', 'a', '7SHIFTS', '\0'), fc.nat(99), fc.integer({ min: 1_000, max: 9_999_999 }).map(String));
  fc.assert(fc.property(fc.array(piece.map(String), { maxLength: 8 }), fc.array(fc.integer({ min: 10_000, max: 99_999_999 }), { minLength: 8, maxLength: 8 }), (pieces, numbers) => {
    const one = pieces.join('');
    let at = 0;
    const other = one.replace(/\d{4,}/g, () => String(numbers[at++ % numbers.length]));
    const among = new AlikeTexts();
    if (kindOf(one, among) !== kindOf(other, among)) return;
    expect(bankWords(other, isRuleWord)).toEqual(bankWords(one, isRuleWord));
    expect(bankWords(behindCollector(other), isRuleWord)).toEqual(bankWords(behindCollector(one), isRuleWord));
  }));
});

test('many kinds keep their numbers, and more than are kept are unlike', () => {
  const among = new AlikeTexts();
  const letters = (at: number): string => at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
  const first = Array.from({ length: 20_001 }, (_, at) => kindOf(`SHOP ${letters(at)}`, among));
  expect(first.slice(0, -1)).toEqual(Array.from({ length: 20_000 }, (_, at) => at));
  expect(first.at(-1)).toBe(UNLIKE);
  expect(kindOf(`SHOP ${letters(19_999)}`, among)).toBe(19_999);
});
