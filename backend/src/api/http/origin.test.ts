/** Which arrivals are foreign. */
import { describe, expect, test } from '@jest/globals';
import { isForeign } from './origin.ts';

const OWN = 'http://127.0.0.1:4000';

function check(origin: string | undefined, publicUrl: string | null, expected: boolean, fetchSite?: string): void {
  expect(isForeign({ origin, fetchSite, ownOrigin: OWN }, publicUrl)).toBe(expected);
}

describe('a call', () => {
  test('of our own page is not foreign', () => check(OWN, null, false));
  test('of no page is not foreign', () => check(undefined, null, false));
  test('of no named page, of which the browser says that it stands elsewhere, is', () => check(undefined, null, true, 'cross-site'));
  test('of no named page, of which the browser says that it stands beside ours, is', () => check(undefined, null, true, 'same-site'));
  test.each(['same-origin', 'none'])('of no named page, of which the browser says %s, is not', (site) => check(undefined, null, false, site));
  test('of another port is', () => check('http://127.0.0.1:5173', null, true));
  test('of another scheme is', () => check('https://127.0.0.1:4000', null, true));
  test('of a page without an origin is', () => check('null', null, true));
  test('of the public address is not, where one is set', () => check('https://books.example', 'https://books.example/', false));
  test('of the inner address is, where a public one is set', () => check(OWN, 'https://books.example', true));
});
