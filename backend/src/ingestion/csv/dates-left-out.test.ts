/** A day that is written once for several rows. */
import { expect, test } from '@jest/globals';
import { readAll, short } from '../test-reading.ts';

const book = (first: string, second: string): string => ['Date,Details,In,Out,Balance', '05/01/26,Float b/fwd,,,150.00', '06/01/26,Till,52.50,,202.50', `${first},stamps,,2.50,200.00`, '19/01/26,Till,63.00,,263.00', `${second},milk,,3.00,260.00`, ',Total Jan,115.50,5.50,260.00'].join('\n');

test.each([['nothing', '', ''], ['a sign for the same', '"""', 'ditto']])('holds for the rows below it, where the balances follow: %s', async (_, first, second) => {
  const { reading, rows } = await readAll(book(first, second), 'book.csv');
  expect(short(rows)).toEqual(['2026-01-06 5250 - Till', '2026-01-06 -250 - stamps', '2026-01-19 6300 - Till', '2026-01-19 -300 - milk']);
  expect(reading.choices.find(({ what }) => what === 'days')?.reason).toMatch(/2 rows the balances follow/);
});

test('a part of a payment below it stays no payment of its own', async () => {
  const { rows } = await readAll(['Date,Details,Amount,Balance', '2026-01-06,Till,52.50,202.50', ',of that VAT,8.38,', '2026-01-19,Till,-2.50,200.00'].join('\n'), 'book.csv');
  expect(rows).toHaveLength(2);
});
