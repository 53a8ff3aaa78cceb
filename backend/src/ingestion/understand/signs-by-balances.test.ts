/** Amounts without signs below running balances: the balances tell each way, the oldest one's is asked, and a row that does not follow is told. */
import { expect, test } from '@jest/globals';
import { readAll, refusal } from '../test-reading.ts';

const OLDEST_FIRST = [['2026-03-04', '1500.00', '2500.00'], ['2026-03-12', '800.00', '1700.00'], ['2026-03-28', '500.00', '2200.00'], ['2026-03-30', '60.00', '2140.00']];
const file = (rows: readonly (readonly string[])[], above = ''): string => `${above}Date,Description,Amount,Balance\n${rows.map(([date, amount, balance], index) => `${date},Row ${index},${amount},${balance}`).join('\n')}\n`;
const amountsOf = async (content: string, answer?: string): Promise<number[]> => (await readAll(content, 'a.csv', answer ? { 'first-payment': answer } : {})).rows.map(({ amountMinor }) => amountMinor);

test('the oldest payment is asked about, with the balance before it', async () => {
  const { reading } = await readAll(file(OLDEST_FIRST), 'a.csv');
  expect(reading.ambiguity).toMatchObject({ about: 'first-payment', question: expect.stringContaining('1,500.00 with a balance of 2,500.00 behind it'), options: ['Money out (the balance before it was 4,000.00)', 'Money in (the balance before it was 1,000.00)'] });
  expect(await amountsOf(file(OLDEST_FIRST), reading.ambiguity!.options[1]!)).toEqual([150_000, -80_000, 50_000, -6_000]);
  expect(await amountsOf(file(OLDEST_FIRST), reading.ambiguity!.options[0]!)).toEqual([-150_000, -80_000, 50_000, -6_000]);
});

test('an opening balance tells it, above the rows or among them', async () => {
  expect(await amountsOf(file(OLDEST_FIRST, 'Opening balance,,,1000.00\n'))).toEqual([150_000, -80_000, 50_000, -6_000]);
  expect(await amountsOf(file([['2026-03-01', '', '4000.00'], ...OLDEST_FIRST]).replace('Row 0', 'Opening balance'))).toEqual([-150_000, -80_000, 50_000, -6_000]);
});

test('a savings account into which money only came has signed amounts, of which none is negative', async () => {
  const { reading, rows } = await readAll(file([['2026-03-04', '500.00', '1500.00'], ['2026-03-12', '80.00', '1580.00'], ['2026-03-31', '1.25', '1581.25'], ['2026-04-02', '20.00', '1601.25']]), 'a.csv');
  expect([reading.ambiguity, rows.map(({ amountMinor }) => amountMinor)]).toEqual([null, [50_000, 8_000, 125, 2_000]]);
});

test('newest first, from a balance of nothing, proved', async () => {
  const rows = [['2026-03-30', '60.00', '1140.00'], ['2026-03-28', '500.00', '1200.00'], ['2026-03-12', '800.00', '700.00'], ['2026-03-04', '1500.00', '1500.00']];
  const { reading, rows: found } = await readAll(file(rows), 'a.csv');
  expect(found.map(({ amountMinor }) => amountMinor)).toEqual([-6_000, 50_000, -80_000, 150_000]);
  expect([reading.balanceProof, reading.choices.find(({ what }) => what === 'signs of the amounts')?.choice]).toEqual(['holds', 'as the balances go']);
});

test('a single row that does not follow is told and not counted; many are refused', async () => {
  const rows = [['2026-02-01', '100.00', '100.00'], ...Array.from({ length: 9 }, (_, day) => [`2026-02-${day + 10}`, '10.00', day % 2 === 0 ? '90.00' : '100.00']), ['2026-02-25', '7.00', '300.00'], ['2026-02-26', '20.00', '280.00']];
  const { reading, rows: found } = await readAll(file(rows), 'a.csv');
  expect(found.map(({ amountMinor }) => amountMinor)).toEqual([10_000, -1_000, 1_000, -1_000, 1_000, -1_000, 1_000, -1_000, 1_000, -1_000, -2_000]);
  expect(reading.problems).toMatchObject([{ line: 12, reason: expect.stringMatching(/does not follow from this amount, 7\.00/) }]);
  expect(await refusal(file(OLDEST_FIRST.map(([date, amount, balance], index) => [date!, index === 1 ? '790.00' : amount!, balance!])), 'a.csv')).toMatch(/do not follow from every amount/);
});

test('the owner\'s own word about the signs holds', async () => {
  expect((await readAll(file(OLDEST_FIRST), 'a.csv', { sign: 'Money out (spending)' })).rows.map(({ amountMinor }) => amountMinor)).toEqual([-150_000, -80_000, -50_000, -6_000]);
});

test('however many balances do not follow, the file is refused', async () => {
  const rows = Array.from({ length: 150_000 }, (_, index) => [index < 200 ? '2026-03-04' : '2026-03-05', '5.00', index < 400 ? (index % 2 === 0 ? '105.00' : '100.00') : String((index * 7) % 1_000)]);
  expect(await refusal(file(rows), 'a.csv')).toMatch(/of its balances do not follow from them, first in line 40\d/);
});
