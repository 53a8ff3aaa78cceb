/** Payments that do not lead from one stated balance to the next are in doubt: their owner is asked, and his word lets them count. */
import { describe, expect, test } from '@jest/globals';
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

test('balances that follow from each other, but not from the one stated before them', async () => {
  const after = (opening: string): string => running(['70.00', '155.20', '143.20', '152.20', '150.00']).replace('\n', `\n2026-03-12,Opening balance,,${opening}\n`);
  expect(await ambiguityOf(after('100.00'))).toBeNull();
  expect(await ambiguityOf(after('500.00'))).toMatch(/not from its opening balance of 500\.00/);
});

test('both balances in one line above the payments', async () => {
  const lines = (opening: string): string => `Opening balance,${opening},Closing balance,150.00\n${running(['70.00', '155.20', '143.20', '152.20', '150.00'])}`;
  expect([await ambiguityOf(lines('100.00')), await ambiguityOf(lines('900.00'))]).toEqual([null, expect.stringMatching(/opening balance of 900\.00/)]);
});

describe('several currencies, whose rows stand among each other', () => {
  const rows = (sign: 1 | -1, balances: readonly number[]): string => ['Date,Text,Currency,Amount,Balance', ...[-30, 10, -20, 5, 50, -15, -15].map((amount, at) => `2026-03-${at + 13},Row ${at},${at % 2 === 0 ? 'EUR' : 'USD'},${sign * amount}.50,${balances[at]!.toFixed(2)}`)].join('\n');

  test('prove the signs for each', async () => {
    const { rows: found } = await readAll(rows(-1, [69.5, 110.5, 49, 116, 99.5, 100.5, 84]), 'a.csv');
    expect(found.map(({ amountMinor }) => amountMinor)).toEqual([-3_050, 1_050, -2_050, 550, 5_050, -1_550, -1_550]);
  });

  test('and are asked about where those of neither follow', async () => {
    const many = ['Date,Text,Currency,Amount,Balance', ...Array.from({ length: 12 }, (_, at) => `2026-03-${at + 13},Row ${at},${at % 2 === 0 ? 'EUR' : 'USD'},-${at + 3}.50,${(at * 71) % 37}.00`)].join('\n');
    expect(await ambiguityOf(many)).toMatch(/do not follow from its amounts/);
  });
});
