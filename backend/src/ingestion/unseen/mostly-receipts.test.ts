/** Lists without headings or balances of which most amounts have no minus: what shows whether these are receipts of an account or purchases on a card. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal } from '../test-reading.ts';

const read = async (lines: readonly string[]): ReturnType<typeof readAll> => readAll(lines.join('\n'), 'export.csv');
const day = (at: number): string => `${String(at + 1).padStart(2, '0')}/03/2026`;
const few = (many: (at: number) => string, minus: (at: number) => string): string[] => Array.from({ length: 24 }, (_, at) => (at % 4 === 0 ? `${day(at)},${minus(at)},-${20 + at}.50` : `${day(at)},${many(at)},${120 + at}.00`));
const CUSTOMERS = ['HARTLEY & SONS', 'J SMITH', 'OAK CAFE', 'K PATEL'];
const SHOPS = ['TRAVIS PERKINS', 'SHELL STRAND', 'SCREWFIX DIRECT'];
const customer = (at: number): string => CUSTOMERS[at % 4]!;
const shop = (at: number): string => SHOPS[at % 3]!;

describe('most amounts without a minus', () => {
  test.each<[string, (at: number) => string, (at: number) => string]>([
    ['name the invoices that customers pay', (at) => `${String.fromCharCode(65 + at)}${customer(at)} INV ${1000 + at}`, shop], ['name them in German', (at) => `${String.fromCharCode(65 + at)}${customer(at)} Rechnung ${2026 + at}`, shop], ['came from somebody', (at) => `PAYMENT FROM ${customer(at)}`, shop],
    ['are what others went to', customer, (at) => `VISA DEBIT PURCHASE ${shop(at)}`], ['are direct credits', (at) => `DIRECT CREDIT ${customer(at)}`, shop],
  ])('are money in: they %s', async (_, many, minus) => {
    const { rows } = await read(few(many, minus));
    expect(rows.slice(0, 2).map(({ amountMinor }) => amountMinor)).toEqual([-2_050, 12_100]);
  });

  test.each<[string, (at: number) => string, (at: number) => string]>([
    ['names alone', customer, shop], ['money moved to a card', shop, () => 'TRANSFER FROM 062-123'], ['goods given back', shop, (at) => `${shop(at)} REFUND`], ['income with a minus in a list of spending', shop, (at) => `${customer(at)} INV ${at}`],
    ['invoices of sellers, and what one of them took less for', (at) => `${shop(at)} INV ${at}`, (at) => `${shop(at)} overcharge`], ['sales, and what was paid back to one of the customers', (at) => `${customer(at)} INV ${at}`, customer],
  ])('are asked about: %s', async (_, many, minus) => {
    expect((await read(few(many, minus))).reading.ambiguity?.about).toBe('sign');
  });

  test('are purchases where all others are payments to the card', async () => {
    expect((await read(few(shop, () => 'PAYMENT - THANK YOU'))).rows[1]!.amountMinor).toBe(-12_100);
  });
});

describe('sides without a balance', () => {
  const sides = (paid: string, received: string): string[] => ['Data,Detalii,Debit,Credit', ...Array.from({ length: 12 }, (_, at) => `${at + 10}/03/2026,${at % 3 === 0 ? `${received} ${at},,90.00` : `${paid} ${at},45.00,`}`)];

  test.each([['Plata debit direct', 'Incasare'], ['Nákup', 'Vklad'], ['Kupovina', 'Uplata'], ['Satın alma', 'Tahsilat'], ['Kortköp', 'Insättning']])('are a bank\'s where its words say so: %s', async (paid, received) => {
    expect((await read(sides(paid, received))).rows.slice(0, 2).map(({ amountMinor }) => amountMinor)).toEqual([9_000, -4_500]);
  });

  test.each([['Ana', 'Ion'], ['Incasare', 'Plata']])('are not without any, or with the opposite: %s', async (paid, received) => {
    const { reading, rows } = await read(sides(paid, received));
    expect(reading.ambiguity?.about ?? rows[1]!.amountMinor).not.toBe(-4_500);
  });
});

describe('what nearly all payments were made in', () => {
  const lines = (codes: readonly string[]): string[] => ['Date,Description,Amount,Original Amount,Original Currency', ...codes.map((code, at) => `${at + 13}/03/2026,Text ${at},-${at + 5}.00,-${code === 'USD' ? at + 5 : at + 4}.00,${code}`)];

  test('is the currency of the account, also of a payment abroad', async () => {
    expect(new Set((await read(lines(['USD', 'USD', 'USD', 'USD', 'EUR', 'USD', 'USD', 'USD', 'USD', 'USD']))).rows.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  });

  test.each([[['USD', 'USD', 'EUR', 'EUR', 'GBP', 'USD', 'EUR', 'EUR']], [['', '', 'EUR', '', '', '', '', '']]])('is none where there are several, or few name one: %j', async (codes) => {
    expect((await read(lines(codes))).rows[0]!.currency).toBeNull();
  });
});

describe('dates of other calendars are refused by their name', () => {
  test.each([['1404/12/', 'Persian'], ['۱۴۰۴/۱۲/', 'Persian'], ['1447-09-', 'Islamic']])('%s', async (month, calendar) => {
    expect(await refusal(['Day,Text,Amount', ...Array.from({ length: 8 }, (_, at) => `${month}0${at + 1},Text,-5.50`)].join('\n'), 'export.csv')).toContain(calendar);
  });

  test('and years of old alone are none of them', async () => {
    expect(await refusal(['Lot,Text,Price', ...Array.from({ length: 8 }, (_, at) => `14${at}0,Text,5.50`)].join('\n'), 'export.csv')).not.toMatch(/Persian|Islamic/);
  });
});
