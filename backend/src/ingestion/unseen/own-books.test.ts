/** Files of the owner's own books, where a debit of the bank account is money in, and banks' papers that look like them. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal } from '../test-reading.ts';

const amountsOf = async (lines: readonly string[], answer?: string): Promise<number[]> => (await readAll(lines.join('\n'), 'export.csv', answer ? { sign: answer } : {})).rows.map(({ amountMinor }) => amountMinor);
const readingOf = async (lines: readonly string[]): Promise<Awaited<ReturnType<typeof readAll>>['reading']> => (await readAll(lines.join('\n'), 'export.csv')).reading;

const MARKED = ['Date,Text,Amount,Dr/Cr,Balance,', '2026-03-01,Balance b/f,,,100.00,Dr', '2026-03-02,Rent,30.00,Cr,70.00,Dr', '2026-03-04,Stores,85.20,Dr,155.20,Dr', '2026-03-09,Fuel,12.00,Cr,143.20,Dr'];

describe('a debit is money in', () => {
  test('where marks stand behind amounts and balances, and the title names a ledger', async () => {
    const lines = ['Bank account 1010 - as per ledger', ...MARKED];
    expect(await amountsOf(lines)).toEqual([-3_000, 8_520, -1_200]);
    expect(await readingOf(lines)).toMatchObject({ openingMinor: 10_000, closingMinor: 14_320, balanceProof: 'holds' });
  });

  test('where columns and balances are sides, beside a column of other accounts', async () => {
    const lines = ['Datum;Gegenkonto;Buchungstext;Umsatz Soll;Umsatz Haben;Saldo;S/H', '01.03.2026;9000;EB-Wert;100,00;;100,00;S', '02.03.2026;6310;Miete;;30,00;70,00;S', '04.03.2026;4400;Kunde;85,20;;155,20;S', '05.03.2026;6310;Miete;;12,00;143,20;S'];
    expect(await amountsOf(lines)).toEqual([-3_000, 8_520, -1_200]);
    expect(await readingOf(lines)).toMatchObject({ openingMinor: 10_000, closingMinor: 14_320, balanceProof: 'holds' });
  });

  test('where the account is balanced: what is left stands on the other side', async () => {
    expect(await amountsOf(['Date,Particulars,,Debit,Credit', '1-Apr-26,Dr,Opening Balance,1000.00,', '2-Apr-26,Dr,Rent,,300.00', '4-Apr-26,Cr,Stores,852.00,', '9-Apr-26,Dr,Fuel,,120.00', ',Cr,Closing Balance,,1432.00', ',,,1852.00,1852.00'])).toEqual([-30_000, 85_200, -12_000]);
  });

  test('where receipts stand on the debit side and payments on the other', async () => {
    const rows = ['Vendor Payment,,30.00', 'Customer Payment,85.20,', 'Vendor Payment,,12.00', 'Customer Payment,50.00,', 'Vendor Payment,,9.00', 'Customer Payment,41.00,'];
    expect(await amountsOf(['Date,Type,Debit,Credit', ...rows.map((row, day) => `2026-03-${day + 10},${row}`)])).toEqual([-3_000, 8_520, -1_200, 5_000, -900, 4_100]);
  });

  test('where Sage writes receipts and payments at the bank in two letters', async () => {
    const rows = ['BP,0.00,30.00', 'BR,85.20,0.00', 'BP,0.00,12.00', 'BR,50.00,0.00', 'BP,0.00,9.00', 'BR,41.00,0.00'];
    expect(await amountsOf(['No,Type,Date,Details,Debit,Credit', ...rows.map((row, at) => `${at + 3300},${row.slice(0, 2)},${at + 14}/03/2026,Fernhill${row.slice(2)}`)])).toEqual([-3_000, 8_520, -1_200, 5_000, -900, 4_100]);
  });

  test('where nothing but an opening and a closing balance says so', async () => {
    expect(await amountsOf(['Opening balance,,,100.00', 'Date,Text,Debit,Credit', '2026-03-02,Rent,,30.00', '2026-03-04,Stores,85.20,', 'Closing balance,,,155.20'])).toEqual([-3_000, 8_520]);
  });
});

test('balances on the debit side alone: of an overdrawn account or of one\'s own books, it is asked', async () => {
  const { ambiguity } = await readingOf(MARKED);
  expect(ambiguity).toMatchObject({ about: 'sign', question: expect.stringContaining('overdrawn') });
  expect(await Promise.all(ambiguity!.options.map((option) => amountsOf(MARKED, option)))).toEqual([[3_000, -8_520, 1_200], [-3_000, 8_520, -1_200]]);
});

describe('a debit is money out', () => {
  test('on an overdrawn account, where the file calls itself a statement', async () => {
    expect(await amountsOf(['Account statement March 2026', ...MARKED])).toEqual([3_000, -8_520, 1_200]);
  });

  test('on a bank\'s paper that names a ledger balance', async () => {
    expect(await amountsOf(['Ledger balance: 88.00', 'Date,Text,Debit,Credit', '2026-03-02,Rent,30.00,', '2026-03-04,Stores,,85.20'])).toEqual([-3_000, 8_520]);
  });

  test('in a cash book that calls its columns receipts and payments, whatever its title', async () => {
    expect(await amountsOf(['Cash ledger', 'Date,Text,Payments,Receipts', '2026-03-02,Rent,30.00,', '2026-03-04,Stores,,85.20'])).toEqual([-3_000, 8_520]);
    expect(await amountsOf(['Date;Nature;Recettes;Dépenses', '02/03/2026;Loyer;;30,00 €', '14/03/2026;Client;85,20 €;'])).toEqual([-3_000, 8_520]);
  });
});

describe('a report by accounts', () => {
  const report = (amounts: (own: string) => [string, string]): string[] => ['Kestrel Ltd', 'General Ledger', ',Date,Type,Split,Amount,Balance', '1010 Business Checking,,,,,', ',Beginning Balance,,,,100.00',
    ',03/14/2026,Check,6100 Rent,-30.00,70.00', ',03/15/2026,Deposit,4000 Sales,85.20,155.20', ',03/16/2026,Check,6100 Rent,-12.00,143.20', 'Total for 1010 Business Checking,,,,43.20,',
    '4000 Sales,,,,,', `,03/15/2026,Deposit,1010 Business Checking,${amounts('85.20').join(',')}`, 'Total for 4000 Sales,,,,85.20,', '6100 Rent,,,,,', `,03/14/2026,Check,1010 Business Checking,${amounts('30.00').join(',')}`, ',03/16/2026,Check,1010 Business Checking,12.00,42.00', 'Total for 6100 Rent,,,,42.00,'];

  test('shows each booking twice: those under the account that holds money count', async () => {
    const { rows, reading } = await readAll(report((own) => [own, own]).join('\n'), 'export.csv');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-3_000, 8_520, -1_200]);
    expect(reading).toMatchObject({ openingMinor: 10_000, closingMinor: 14_320, balanceProof: 'holds' });
    expect(reading.choices.find(({ what }) => what === 'accounts')).toMatchObject({ choice: '1010 Business Checking', reason: expect.stringContaining('2 other accounts') });
  });

  test('of which none is found again is of several accounts that hold money', async () => {
    const { rows } = await readAll(report(() => ['1.11', '1.11']).map((line) => line.replace('6100 Rent,,', '1020 Till,,').replace('12.00,42.00', '7.00,8.11')).join('\n'), 'export.csv');
    expect(rows).toHaveLength(6);
  });
});

test('the other account of a booking is not the one that the file is about', async () => {
  const { rows, reading } = await readAll(['Date,Contra account,Text,Debit,Credit,Balance', '2026-03-02,Rent,Landlord,,30.00,70.00', '2026-03-04,Sales,Stores,85.20,,155.20', '2026-03-05,Rent,Landlord,,12.00,143.20'].join('\n'), 'export.csv');
  expect([rows.map(({ account }) => account), reading.sums?.length]).toEqual([[null, null, null], 1]);
});

describe('two tables by hand', () => {
  const tables = (first: string, second: string): string[] => ['OKORO FABRICS', '', `${first},,,`, 'Date,Customer,Item,Amount', '14/03/2026,Mrs Bello,Lace,"24,500.00"', '20/03/2026,Chidi,Adire,450.00', ',,TOTAL,"24,950.00"', '', `${second},,,`, 'Date,Paid to,For,Amount', '15/03/2026,MTN,data,800.00', '18/03/2026,NEPA,light,200.00', ',,TOTAL,"1,000.00"'];

  test('whose titles say which way the money went', async () => {
    expect(await amountsOf(tables('MONEY RECEIVED', 'EXPENSES PAID'))).toEqual([2_450_000, 45_000, -80_000, -20_000]);
    expect(await amountsOf(tables('Ausgaben', 'Einnahmen'))).toEqual([-2_450_000, -45_000, 80_000, 20_000]);
  });

  test('are asked about where one of the titles says nothing, or both the same', async () => {
    expect((await readingOf(tables('MONEY RECEIVED', 'March'))).ambiguity?.about).toBe('sign');
    expect((await readingOf(tables('Expenses of the shop', 'Expenses of the stall'))).ambiguity?.about).toBe('sign');
  });
});

test('several accounts one below the other: each row has its own, and each its balances', async () => {
  const lines = ['General Ledger', ',Date,Type,Text,Amount,Balance', '1010 Checking,,,,,', ',Beginning Balance,,,,100.00', ',03/14/2026,Check,Rent,-30.00,70.00', ',03/15/2026,Deposit,Stores,85.20,155.20', 'Total for 1010 Checking,,,,55.20,', '1020 Petty Cash,,,,,', ',Beginning Balance,,,,20.00', ',03/16/2026,Check,Tea,-4.00,16.00', 'Total for 1020 Petty Cash,,,,-4.00,'];
  const { rows, reading } = await readAll(lines.join('\n'), 'export.csv');
  expect(rows.map(({ amountMinor, account }) => `${amountMinor} ${account}`)).toEqual(['-3000 1010 Checking', '8520 1010 Checking', '-400 1020 Petty Cash']);
  expect(reading.sums).toMatchObject([{ openingMinor: 10_000, closingMinor: 15_520, brokenCount: 0 }, { openingMinor: 2_000, closingMinor: 1_600 }]);
  expect([reading.openingMinor, reading.closingMinor, reading.balanceProof]).toEqual([null, null, 'holds']);
});

test('a minus before every debit of a bank\'s paper only repeats its heading', async () => {
  expect(await amountsOf(['Date,Text,Credit amount,Debit amount,Balance', '14/03/2026,Rent,,-30.00,70.00', '15/03/2026,Stores,85.20,,155.20', '16/03/2026,Fuel,,-12.00,143.20'])).toEqual([-3_000, 8_520, -1_200]);
});

test('texts that speak for books, where nothing else tells it, are asked about', async () => {
  const lines = (flip: boolean): string[] => ['Date,Text,Debit,Credit', ...[['Rent March', '30.00'], ['Wages', '12.00'], ['Fuel', '9.00'], ['Insurance', '41.00']].map(([text, amount], day) => `2026-03-${day + 13},${text},${flip ? `,${amount}` : `${amount},`}`)];
  expect(await amountsOf(lines(false))).toEqual([-3_000, -1_200, -900, -4_100]);
  expect((await readingOf(lines(true))).ambiguity).toMatchObject({ about: 'sign', question: expect.stringContaining("as in the owner's own books") });
});

describe('lines of bookings whose accounts are paths', () => {
  const lines = (own: string, other: (at: number) => string): string[] => ['Date,Transaction ID,Description,Full Account Name,Amount Num.', ...[-30, 85.2, -12, 50].flatMap((amount, at) => [`${at + 14}/03/2026,b${at},Fernhill,${own},${amount}`, `${at + 14}/03/2026,b${at},Fernhill,${other(at)},${-amount}`])];

  test('the one account that is owned is the one of money', async () => {
    expect(await amountsOf(lines('Assets:Current Assets:Business Account', (at) => (at % 2 === 0 ? 'Expenses:Supplies' : 'Income:Sales')))).toEqual([-3_000, 8_520, -1_200, 5_000]);
  });

  test.each([
    ['two are owned', 'Assets:Current Assets:Account A', () => 'Assets:Current Assets:Account B'],
    ['what is owned is a thing', 'Assets:Accounts Receivable', () => 'Income:Sales'],
  ])('%s: nothing is told', async (_, own, other) => {
    expect(await refusal(lines(own, other).join('\n'), 'export.csv')).toMatch(/every payment twice|two accounts|several accounts/);
  });
});
