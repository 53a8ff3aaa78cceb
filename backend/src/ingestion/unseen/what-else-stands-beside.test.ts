/** Columns and lines that a maker may add to any list: the payments stay the same, or their owner is asked. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { isFailure } from '../statement.ts';
import { readAll } from '../test-reading.ts';

const amountsOf = async (lines: readonly string[]): Promise<number[]> => (await readAll(lines.join('\n'), 'export.csv')).rows.map(({ amountMinor }) => amountMinor);
const datesOf = async (lines: readonly string[]): Promise<string[]> => (await readAll(lines.join('\n'), 'export.csv')).rows.map(({ date }) => date.slice(8));
const PAYMENTS = [-126.5, 310, -45.2, 88.88, -1200, 640.1, -19.99, 75, -33.4, 512.35, -61.07, 18.6];
const listed = (heading: string, row: (amount: number, at: number) => string): string[] => [heading, ...PAYMENTS.map((amount, at) => row(amount, at))];
const day = (at: number): string => `2026-03-${String(at + 10)}`;
const MINOR = PAYMENTS.map((amount) => Math.round(amount * 100));

describe('a column that moved nothing', () => {
  test('is what may be owed or spent at most', async () => {
    expect(await amountsOf(listed('Date,Text,CAD$,Credit limit', (amount, at) => `${day(at)},Shop ${at},${amount.toFixed(2)},5000.00`))).toEqual(MINOR);
    expect(await amountsOf(listed('Datum;Text;VorzBetrag;Kreditlimit', (amount, at) => `${day(at)};Laden ${at};${amount.toFixed(2).replace('.', ',')};5000,00`))).toEqual(MINOR);
  });

  test('is the net beside an amount that holds its tax, with a cent of rounding and a line of other numbers', async () => {
    const row = (amount: number, at: number): string => [day(at), `Shop ${at}`, amount.toFixed(2), at === 3 ? '70.00' : (amount / 1.2).toFixed(2), (amount - amount / 1.2).toFixed(2)].join();
    expect(await amountsOf(listed('Date,Text,Amount,Net amount,VAT amount', row))).toEqual(MINOR);
  });

  test('is a whole before its fee, beside what went out and came in', async () => {
    const row = (amount: number, at: number): string => [day(at), `Sale ${at}`, (amount * 1.05).toFixed(2), amount < 0 ? (-amount).toFixed(2) : '', amount > 0 ? amount.toFixed(2) : ''].join();
    expect(await amountsOf(listed('Date,Text,Gross amount,Money out,Money in', row))).toEqual(MINOR);
    expect(await amountsOf(listed('Date,Text,Local amount,Debit,Credit,IBAN', (amount, at) => `${row(amount, at)},DE02120300000000202051`))).toEqual(MINOR);
  });

  test('is one of the two sides of a fee that nobody charged', async () => {
    const row = (amount: number, at: number): string => [`PO${at}`, Math.abs(amount).toFixed(2), day(at), '1.80', '0.00', '0.00', '0.00', (Math.abs(amount) + 1.8).toFixed(2), 'BA1'].join();
    expect(await amountsOf(listed('id,amount,arrival_date,transaction_fee_debit,transaction_fee_credit,app_fee_debit,app_fee_credit,total_payment_amount,links.creditor_bank_account', row))).toEqual(MINOR.map(Math.abs));
  });
});

describe('the day', () => {
  test('is not that of an invoice beside one in words that are not known', async () => {
    expect(await datesOf(['Invoice date,Blarn,Text,Amount', '2026-02-01,2026-03-12,Shop,-12.00', '2026-02-03,2026-03-14,Shop,-13.10', '2026-02-08,2026-03-15,Stores,85.20'])).toEqual(['12', '14', '15']);
  });

  test.each(['Paid', 'Posted', 'Gebucht am', 'Ingeboekt'])('is not that of an invoice beside %j', async (other) => {
    expect(await datesOf([`Invoice date,${other},Text,Amount`, '2026-02-01,2026-03-12,Shop,-12.00', '2026-02-03,2026-03-14,Shop,-13.10', '2026-02-08,2026-03-15,Stores,85.20'])).toEqual(['12', '14', '15']);
  });

  test.each([
    ['Invoice date,Last modified'], ['Invoice date,Service period start'], ['Invoice date,Warranty until'], ['Bill date,Submitted'], ['Bill date,Birth date'], ['Billed,Joined'], ['Billing date,Renewal date'],
    ['Data fattura,Registrata il'], ['Fecha factura,Alta'], ['Rechnungsdatum,Erfasst'], ['Date facture,Saisi le'],
    ['Order date,Event date'], ['Order date,Blarn'], ['Belegdatum,Erfasst am'], ['Bestelldatum,Lieferdatum'], ['Document date,Last changed'], ['Receipt printed,Uploaded'],
  ])('stays the first of "%s"', async (headings) => {
    expect(await datesOf([`${headings},Text,Amount`, '2026-02-11,2026-03-02,Shop,-12.00', '2026-02-13,2026-03-04,Shop,-13.10', '2026-02-18,2026-03-05,Stores,85.20'])).toEqual(['11', '13', '18']);
  });

  test.each([['before it', '2026-01-02', '2026-01-04'], ['long after it', '2026-08-02', '2026-08-04'], ['nearly always the same', '2026-03-02', '2026-03-02'], ['still to come', '2999-03-02', '2999-03-04']])('is that of an invoice beside one in words that are not known %s', async (_, first, second) => {
    expect(await datesOf(['Invoice date,Blarn,Text,Amount', `2026-02-11,${first},Shop,-12.00`, `2026-02-13,${second},Shop,-13.10`, `2026-02-18,${second},Stores,85.20`, `2026-02-19,${second},Stores,8.20`, `2026-02-20,${second},Stores,8.20`])).toEqual(['11', '13', '18', '19', '20']);
  });

  test('is that of a payout where the others are days of a stay', async () => {
    expect(await datesOf(['Check-in,Checkout,Guest name,Net,Payout date', '2026-03-01,2026-03-03,Ann,-12.00,2026-03-12', '2026-03-04,2026-03-05,Bo,13.10,2026-03-14'])).toEqual(['12', '14']);
  });

  test('and the amount are known by capitals within a word', async () => {
    expect(await datesOf(['valueDate,transactionDate,transactionAmount', '2026-03-20,2026-03-12,-12.00', '2026-03-21,2026-03-14,13.10'])).toEqual(['12', '14']);
  });
});

describe('the sum of a column in a line with a day', () => {
  const outcomeOf = async (lines: readonly string[]): Promise<string> => {
    const reading = await readSource(memorySource(Buffer.from(lines.join('\n'))), { fileName: 'export.csv', onRows: () => undefined });
    return isFailure(reading) ? 'refused' : reading.ambiguity?.question ?? 'read';
  };
  const rows = (total: string): string[] => ['Date,Text,Paid out,Paid in', ...PAYMENTS.flatMap((amount, at) => [`${day(at)},Shop ${at},${(Math.abs(amount) + 1).toFixed(2)},`, `${day(at)},Sale ${at},,${(Math.abs(amount) * 2).toFixed(2)}`]), total];
  const out = PAYMENTS.reduce((sum, amount) => sum + Math.abs(amount) + 1, 0).toFixed(2);

  test('is asked about, whatever it is called', async () => {
    expect(await outcomeOf(rows(`${day(11)},Kokku,${out},`))).toMatch(/"Kokku" .* seems to be a balance or a sum/);
  });

  test('is a payment where it comes to no sum', async () => {
    expect(await outcomeOf(rows(`${day(11)},Kokku,99.10,`))).toBe('read');
  });
});

test('a card whose list names invoices, too, is asked about', async () => {
  const lines = ['Date,Invoice date,Description,Cardmember,Amount', ...Array.from({ length: 12 }, (_, at) => `${day(at)},${day(at)},${at === 5 ? 'CREDIT NOTE' : `SHOP ${at}`},D OKAFOR,${at === 5 ? '-15.62' : (20 + at * 1.7).toFixed(2)}`)];
  expect((await readAll(lines.join('\n'), 'export.csv')).reading.ambiguity).toMatchObject({ about: 'sign' });
});

test('the currency in which payments were made is not the account\'s beside a rate', async () => {
  const lines = (rate: string): string[] => ['Date,Text,Amount,Original currency,Rate', ...PAYMENTS.map((amount, at) => `${day(at)},Shop ${at},${amount.toFixed(2)},USD,${rate}`)];
  const currencyOf = async (rate: string): Promise<string | null> => (await readAll(lines(rate).join('\n'), 'export.csv')).rows[0]!.currency;
  expect([await currencyOf('0.9214'), await currencyOf('1')]).toEqual([null, 'USD']);
});
