import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assertMinor, currencyDigits, decimalToMinor, divideMinor, formatMoney, minorToDecimal, moneyInWords, sumMinor } from './money.ts';
import { percentChange, percentInWords, percentOf, roundPercent } from './percent.ts';

describe('minor units as decimal strings', () => {
  const check = (minor: number, currency: string, expected: string) => test(`${minor} ${currency}`, () => {
    expect(minorToDecimal(minor, currency)).toBe(expected);
    expect(decimalToMinor(expected, currency)).toBe(minor);
  });
  check(123450, 'USD', '1234.50');
  check(-5, 'USD', '-0.05');
  check(0, 'EUR', '0.00');
  check(1234, 'JPY', '1234');
  check(1234, 'KWD', '1.234');
  check(-1, 'CLF', '-0.0001');
  check(Number.MAX_SAFE_INTEGER, 'USD', '90071992547409.91');
});

describe('decimal strings that are no amounts', () => {
  const check = (value: string, currency = 'USD') => test(`${value} ${currency}`, () => expect(decimalToMinor(value, currency)).toBeNull());
  check('');
  check('1,234.50');
  check('1.234');
  check('1.5', 'JPY');
  check('1e3');
  check('.5');
  check('99999999999999999');
  test('more zeros than digits are no harm', () => expect(decimalToMinor('1.500', 'USD')).toBe(150));
});

describe('for people', () => {
  const check = (minor: number, currency: string, data: string, words = data) => test(data, () => {
    expect(formatMoney(minor, currency)).toBe(data);
    expect(moneyInWords(minor, currency)).toBe(words);
  });
  check(123450, 'USD', '$1,234.50');
  check(-123450, 'USD', '-$1,234.50', '\u2212$1,234.50');
  check(9007199254740991, 'USD', '$90,071,992,547,409.91');
  check(-1234, 'JPY', '-¥1,234', '\u2212¥1,234');
  check(500, 'EUR', '€5.00');
});

test('inexact amounts are refused', () => {
  expect(() => assertMinor(0.5)).toThrow(RangeError);
  expect(() => sumMinor([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  expect(() => minorToDecimal(Number.NaN, 'USD')).toThrow(RangeError);
});

test('averages round half away from zero', () => {
  expect([divideMinor(5, 2), divideMinor(-5, 2), divideMinor(0, 3), divideMinor(100, 3)]).toEqual([3, -3, 0, 33]);
});

test('money survives the way through text in every currency', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), fc.constantFrom('USD', 'JPY', 'KWD', 'CLF', 'EUR'), (minor, currency) => {
    const amount = minor || 0;
    expect(decimalToMinor(minorToDecimal(amount, currency), currency)).toBe(amount);
    expect(Number(formatMoney(amount, currency).replace(/[^\d]/g, ''))).toBe(Math.abs(amount));
    expect(currencyDigits(currency)).toBe((minorToDecimal(amount, currency).split('.')[1] ?? '').length);
  }));
});

describe('percent', () => {
  test('of nothing is nothing', () => expect([percentOf(1, 0), percentChange(1, 0)]).toEqual([null, null]));
  test('a loss that shrinks grows', () => expect(percentChange(-50, -100)).toBe(50));
  test('one decimal', () => expect([roundPercent(12.34), roundPercent(12.35), roundPercent(-12.35), roundPercent(-0.01)]).toEqual([12.3, 12.4, -12.4, 0]));
  test('in words', () => expect([percentInWords(12), percentInWords(-3.25), percentInWords(1234.5)]).toEqual(['12.0%', '\u22123.3%', '1,234.5%']));
});
