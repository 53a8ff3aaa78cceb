/** TOTAL sells petrol, and is also what stands below a column. */
import { expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const amountsOf = async (lines: readonly string[]): Promise<number[]> => (await readAll(lines.join('\n'), 'a.csv')).rows.map(({ amountMinor }) => amountMinor);

test('a shop, where the balances count its payments', async () => {
  expect(await amountsOf(['Date;Libellé;Montant;Solde', '02/03/2026;TOTAL;-54,20;945,80', '14/03/2026;Client;100,00;1045,80', '15/03/2026;TOTAL;-40,00;1005,80', '16/03/2026;Loyer;-500,00;505,80', ';Total;-494,20;505,80'])).toEqual([-5_420, 10_000, -4_000, -50_000]);
});

test('a shop, where its amounts are the sum of nothing above them', async () => {
  expect(await amountsOf(['Date;Libellé;Montant', '02/03/2026;TOTAL;-54,20', '14/03/2026;Client;100,00', '15/03/2026;TOTAL;-40,00', '16/03/2026;Loyer;-500,00'])).toEqual([-5_420, 10_000, -4_000, -50_000]);
});

test.each([
  ['of each month', ['02/01/2026;Rent;-54,20', '14/01/2026;Client;100,00', '31/01/2026;Total;45,80', '02/02/2026;Rent;-54,20', '28/02/2026;Total;-54,20', '02/03/2026;Rent;-54,20']],
  ['at the end', ['02/01/2026;Rent;-54,20', '14/01/2026;Client;100,00', '31/01/2026;Total;45,00']],
])('a sum %s', async (_, rows) => { expect(await amountsOf(['Date;Libellé;Montant', ...rows])).toHaveLength(rows.filter((row) => !row.includes('Total')).length); });
