/** Values from outside are read exactly or not at all. */
import { expect, test } from '@jest/globals';
import { dateOfSeconds, dateOfText, idAt, minorOfDecimal, minorOfUnits, momentOfText, textAt } from './wire-value.ts';

test.each<[unknown, string, number | null]>([
  [12.5, 'USD', 1250], ['12.50', 'USD', 1250], [-0.01, 'USD', -1], [0, 'USD', 0], [1201, 'JPY', 1201], [12.5, 'JPY', null], ['1.234', 'KWD', 1234], [1.234, 'USD', null],
  [1e21, 'USD', null], [1e12, 'USD', null], [NaN, 'USD', null], [Infinity, 'USD', null], ['12,50', 'USD', null], ['', 'USD', null], [null, 'USD', null], [{}, 'USD', null], [true, 'USD', null],
])('%j %s is %j minor units', (value, currency, minor) => {
  expect(minorOfDecimal(value, currency)).toBe(minor);
});

test.each<[unknown, string, number, number | null]>([
  [1250, 'USD', 2, 1250], [500, 'JPY', 0, 500], [500, 'ISK', 2, 5], [505, 'ISK', 2, null], [5, 'KWD', 3, 5], [1.5, 'USD', 2, null], ['5', 'USD', 2, null], [2 ** 60, 'USD', 2, null], [-0, 'USD', 2, 0],
])('%j units of %s with %i digits', (value, currency, digits, minor) => {
  expect(minorOfUnits(value, currency, digits)).toBe(minor);
});

test('dates and moments', () => {
  expect([dateOfSeconds(1_700_000_000), dateOfSeconds(1e300), dateOfSeconds(-1e10), dateOfSeconds('1700000000')]).toEqual(['2023-11-14', null, null, null]);
  expect([dateOfText('2026-02-28T23:00:00-08:00'), dateOfText('2026-02-30'), dateOfText('0001-01-01'), dateOfText(20260228)]).toEqual(['2026-02-28', null, null, null]);
  expect([momentOfText('2026-02-28T23:00:00Z'), momentOfText('2026-02-30T00:00:00Z'), momentOfText('soon')]).toEqual([Date.UTC(2026, 1, 28, 23), null, null]);
});

test('texts are one line of bounded length, and nothing is found that the object does not have itself', () => {
  expect(textAt({ a: { b: ' two\n\u0000lines\u2028here ' } }, 'a', 'b')).toBe('two lines here');
  expect(textAt({ a: '\u202egnp.exe\u2067 Ltd' }, 'a')).toBe('gnp.exe Ltd');
  expect(textAt({ a: 'x'.repeat(9_999) }, 'a')).toHaveLength(500);
  expect([textAt({}, 'constructor', 'name'), textAt(null, 'a'), textAt({ a: 5 }, 'a'), textAt({ a: ' ' }, 'a')]).toEqual([null, null, null, null]);
  expect([idAt({ id: 'txn_1' }, 'id'), idAt({ id: 'a b' }, 'id'), idAt({ id: 5 }, 'id'), idAt({ id: 'x'.repeat(201) }, 'id')]).toEqual(['txn_1', null, null, null]);
});
