/** Fees of Revolut and Capitec are charged beside the amount, also in an export without its balances. */
import { expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const amounts = async (content: string): Promise<number[]> => (await readAll(content, 'a.csv')).rows.map((row) => row.amountMinor);
const revolut = (fee: string): string => `Type,Product,Started Date,Completed Date,Description,Amount,${fee},Currency,State
CARD_PAYMENT,Current,2026-01-03 10:11:12,2026-01-04 09:00:00,Tesco,-12.50,0.00,GBP,COMPLETED
TRANSFER,Current,2026-01-05 10:11:12,2026-01-05 10:11:12,To Jane,-100.00,0.50,GBP,COMPLETED
TOPUP,Current,2026-01-06 10:11:12,2026-01-06 10:11:12,Top-Up,500.00,1.00,GBP,COMPLETED
`;

test('of Revolut', async () => expect(await amounts(revolut('Fee'))).toEqual([-1250, -10050, 49900]));

test('of Capitec, where fees are printed with a minus', async () => {
  expect(await amounts(`Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee
1,1234567890,2026-01-03,2026-01-03,Checkers,CHECKERS,Food,Groceries,,-250.00,
2,1234567890,2026-01-24,2026-01-24,Cash withdrawal,ATM,Cash,Cash,,-500.00,-10.00
3,1234567890,2026-01-25,2026-01-25,Salary,SALARY,Income,Salary,15000.00,,
`)).toEqual([-25000, -51000, 1500000]);
});

test('a column of another name beside the same headings is none of it', async () => expect(await amounts(revolut('Points'))).toEqual([-1250, -10000, 50000]));
