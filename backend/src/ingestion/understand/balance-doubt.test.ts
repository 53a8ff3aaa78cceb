/** Payments that do not lead from one stated balance to the next are in doubt: their owner is asked, and his word lets them count. */
import { expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const PAYMENTS = ['2026-03-13,Rent,-30.00', '2026-03-14,Stores,85.20', '2026-03-15,Fuel,-12.00', '2026-03-16,Stores,9.00', '2026-03-17,Tea,-2.20'];
const between = (opening: string, closing: string): string => [`Opening balance,,${opening}`, 'Date,Text,Amount', ...PAYMENTS, `Closing balance,,${closing}`].join('\n');
const running = (balances: readonly string[]): string => ['Date,Text,Amount,Balance', ...PAYMENTS.map((payment, at) => `${payment},${balances[at]}`)].join('\n');
const ambiguityOf = async (content: string): Promise<string | null> => (await readAll(content, 'a.csv')).reading.ambiguity?.question ?? null;

test('an opening and a closing balance that the payments do not join', async () => {
  expect(await ambiguityOf(between('100.00', '150.00'))).toBeNull();
  expect(await ambiguityOf(between('100.00', '190.00'))).toMatch(/opening balance of 100\.00 to its closing balance of 190\.00: they add up to 50\.00/);
});

test('running balances of which most do not follow', async () => {
  expect(await ambiguityOf(running(['70.00', '155.20', '143.20', '152.20', '150.00']))).toBeNull();
  expect(await ambiguityOf(running(['70.00', '150.00', '139.00', '147.00', '146.00']))).toMatch(/balances of this file do not follow from its amounts: 4 of 4/);
});

test('a single gap is told, and no doubt', async () => {
  expect(await ambiguityOf(running(['70.00', '155.20', '143.20', '552.20', '550.00']))).toBeNull();
});

test('balances of payments in no order prove nothing', async () => {
  const [first, ...others] = PAYMENTS;
  expect(await ambiguityOf(['Date,Text,Amount,Balance', ...[...others, first!].map((payment, at) => `${payment},${at * 77}.31`)].join('\n'))).toBeNull();
});

test('the owner\'s word lets them count', async () => {
  const { reading } = await readAll(between('100.00', '190.00'), 'a.csv');
  const { rows } = await readAll(between('100.00', '190.00'), 'a.csv', { sign: reading.ambiguity!.options[0]! });
  expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-3_000, 8_520, -1_200, 900, -220]);
});

test('a balance that is printed without its sign is none that contradicts', async () => {
  expect(await ambiguityOf(between('20.00', '80.00'))).not.toBeNull();
  expect(await ambiguityOf(between('70.00', '20.00'))).toBeNull();
});
