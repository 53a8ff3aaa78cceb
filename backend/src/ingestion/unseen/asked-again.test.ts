/** What looks like a sign of the way, the day or a sum, and is too little for it. */
import { describe, expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

const read = async (lines: readonly string[]): Promise<{ amounts: number[]; dates: string[]; about: string | null }> => {
  const { rows, reading } = await readAll(lines.join('\n'), 'export.csv');
  return { amounts: rows.map(({ amountMinor }) => amountMinor), dates: rows.map(({ date }) => date), about: reading.ambiguity?.about ?? null };
};
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const lines = (headings: string, count: number, line: (at: number) => string): string[] => [headings, ...Array.from({ length: count }, (_, at) => line(at))];

describe('purchases that are called payments as well', () => {
  const list = (said: string, minus: string): string[] => [...lines('Date,Description,Amount', 5, (at) => `${day(at)},${said} ${at},${at + 20}.00`), `2026-03-20,${minus},-110.00`];

  test.each([['Card payment to SHOP', 'PAYMENT RECEIVED - THANK YOU'], ['PAYPAL PAYMENT', 'AUTOPAY PAYMENT - THANK YOU'], ['Recurring payment', 'Payment - thank you']])('are of a card that thanks for its payment: %s', async (said, minus) => {
    expect((await read(list(said, minus))).amounts).toEqual([-2_000, -2_100, -2_200, -2_300, -2_400, 11_000]);
  });

  test('are asked about where nothing tells them from those of customers', async () => {
    expect((await read(list('Payment', 'Payment'))).about).toBe('sign');
  });

  test.each(['Client payment', 'Tenant payment', 'Payment of customer'])('are received where others pay the owner: %s', async (said) => {
    expect((await read(list(said, 'Supplier payment'))).amounts.slice(-2)).toEqual([2_400, -11_000]);
  });
});

describe('another day beside balances', () => {
  const TO_AND_FRO = [1, 0, 3, 2, 5, 4];
  const list = (heading: string, first: (at: number) => number, other: (at: number) => number): string[] =>
    lines(`Account,Date,${heading},Description,Amount,Balance`, 12, (at) => `${at < 6 ? 'Main' : 'Spare'},${day(first(at % 6))},${day(other(at % 6))},Text ${at},-${at + 1}.00,${900 - ((at + 1) * (at + 2)) / 2}.00`);

  test('is that of the booking where it runs as they do', async () => {
    expect((await read(list('Booking date', (at) => TO_AND_FRO[at]!, (at) => at))).dates[1]).toBe(day(1));
  });

  test.each(['Created', 'Created at', 'Payment date', 'Completed date'])('is no day of booking by its place: %s', async (heading) => {
    expect((await read(list(heading, (at) => TO_AND_FRO[at]!, (at) => at + 8))).dates[1]).toBe(day(0));
  });

  test('is none where the days go on within each account, or all are one', async () => {
    expect((await read(list('Completed date', (at) => at, () => 20))).dates[1]).toBe(day(1));
    expect((await read(list('Created', (at) => TO_AND_FRO[at]!, () => 20))).dates[1]).toBe(day(0));
  });
});

test.each(['Consignor,Gross,Commission,Net', 'Driver,Gross,Commission,Net', 'Name,Gross,Commission,Net', 'Withdrawal ID,Amount,Fee,Net', 'Asset,Price paid,Fee,Net amount', 'Seller,Gross,Commission,Net'])('what is left after a fee is asked about where nobody bought anything: %s', async (headings) => {
  expect((await read(lines(`Date,${headings}`, 6, (at) => `${day(at)},P ${at},${40 + at * 10}.00,${4 + at}.00,${36 + at * 9}.00`))).about).toBe('sign');
});

test.each([['Merchant Name,Card,Amount', 'VISA'], ['Merchant,Card,Cashback', 'Amex 1234'], ['Merchant,Card,Reward amount', 'Amex 1234'], ['Merchant City,Last 4,Amount', '1000'], ['Merchant,Auth Code,Amount', '1000']])('a card beside merchants is not always the owner\'s: %s', async (headings, card) => {
  expect((await read(lines(`Date,${headings}`, 14, (at) => `${day(at)},Shop ${at % 7},${card},${at + 5}.00`))).about).toBe('sign');
});

test.each([(at: number) => `${at + 20}.00,1.50,`, (at: number) => `T${at},${at + 20}.00,${at + 22}.00,`])('a kind of card beside a price and a total is no way of the money', async (prices) => {
  expect((await read(Array.from({ length: 8 }, (_, at) => `${day(at)},${prices(at)}${at % 2 === 0 ? 'Credit' : 'Debit'}`))).about).toBe('sign');
});

test.each(['CREDIT CARD PURCHASE', 'Direct credit to supplier', 'REMBOURSEMENT PRET', 'CREDIT UNION LOAN'])('credit that was paid is nothing given back: %s', async (said) => {
  expect((await read([...lines('Date,Description,Amount', 8, (at) => `${day(at)},${said} ${at},-${at + 3}.20`), ...Array.from({ length: 4 }, (_, at) => `${day(at + 8)},Client ${at},${at + 100}.00`)])).amounts[0]).toBe(-320);
});

test.each(['New Balance shoes', 'Balance yoga studio', 'Market stand'])('money out is no balance before the first payment: %s', async (said) => {
  const others = Array.from({ length: 9 }, (_, at) => `${day(at)},Row ${at},${at % 3 === 0 ? '' : '-'}${at * 7 + 3}.10`);
  expect((await read(['Date,Description,Amount', ...others, `2026-03-20,${said},-89.00`])).about).toBeNull();
  expect((await read(['Date,Description,Amount', `2026-03-01,${said},-89.00`, ...others])).about).toBeNull();
});

test('the last of a few payments may come to the rest by chance', async () => {
  expect((await read(['Date,Description,Amount', '2026-03-01,A,100.00', '2026-03-02,B,250.00', '2026-03-05,Rent,-80.00', '2026-03-08,Tea,-5.00', '2026-03-20,C,265.00'])).amounts.at(-1)).toBe(26_500);
});

test('rates of tax and wages of one day are no prices', async () => {
  expect((await read(lines('Datum;Artikel;Einnahme;MwSt-Satz', 9, (at) => `14.03.2026;K${at};${at + 10},00;19 %`))).amounts).toHaveLength(9);
  expect((await read(lines('Zeitraum;Name;Betrag;IBAN', 9, (at) => `31.03.2026;Mitarbeiter ${at};-${at + 1000},00;DE8937040044053201300${at}`))).amounts).toHaveLength(9);
});
