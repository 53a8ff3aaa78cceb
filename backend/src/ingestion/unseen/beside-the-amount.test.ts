/** What another maker writes beside the payments: lines between them, amounts of another kind, sums that are no balances. */
import { describe, expect, test } from '@jest/globals';
import { readAll, short } from '../test-reading.ts';

const amounts = async (text: string): Promise<number[]> => (await readAll(text, 'export.csv')).rows.map((row) => row.amountMinor);
const csv = (heading: string, lines: readonly string[]): string => [heading, ...lines].join('\n');
const DAYS = ['03', '04', '05', '06', '09', '10', '11', '17'].map((day) => `2026-03-${day}`);

describe('lines between transfers with two sides', () => {
  const HEADING = 'ID,Status,Direction,Finished on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency';
  const transfers = DAYS.map((day, at) => `T${at},COMPLETED,${at % 3 === 2 ? 'IN' : 'OUT'},${day},${at % 3 === 2 ? '0.00' : '0.40'},EUR,${at % 3 === 2 ? 'Client' : 'Us'},${100 + at}.00,EUR,${at % 3 === 2 ? 'Us' : 'Payee'},${100 + at}.00,EUR`);
  const WANTED = [-10040, -10140, 10200, -10340, -10440, 10500, -10640, -10740];
  const between = (...lines: string[]): Promise<number[]> => amounts(csv(HEADING, [...transfers.slice(0, 4), ...lines, ...transfers.slice(4)]));
  test('a footer', async () => expect(await between('Thank you for your business')).toEqual(WANTED));
  test('the headings once more', async () => expect(await between('Page 2', HEADING)).toEqual(WANTED));
  test('a total without a way', async () => expect(await between('Total,,,2026-03-06,,,,412.00,EUR,,,')).toEqual(WANTED));
  test('a way in an unknown word is asked about, or nothing is taken apart', async () => expect(await between('T9,COMPLETED,ZURUECK,2026-03-06,0.40,EUR,Us,9.00,EUR,Payee,9.00,EUR')).not.toEqual(WANTED));
});

test('behind the last balance a total gets no day from above', async () => {
  const { rows } = await readAll(csv('Account,Date,Details,Amount,Balance', [',,Beginning balance,,100.00', ',2026-03-03,Rent,-50.00,50.00', ',,Till,70.00,120.00', ',2026-03-04,Till,30.00,150.00', ',,Paper,-10.00,140.00', 'Total for Checking,,,40.00,']), 'book.csv');
  expect(short(rows)).toEqual(['2026-03-03 -5000 - Rent', '2026-03-03 7000 - Till', '2026-03-04 3000 - Till', '2026-03-04 -1000 - Paper']);
});

test('a fee is charged where the balance at the end of each day shows it', async () => {
  let balance = 1_000;
  const lines = DAYS.flatMap((day, at) => [`${day},Shop,${-10 - at}.00,${at % 2 ? '1.50' : ''},`, `${day},Client,${20 + at}.00,,${(balance += 10 - (at % 2 ? 1.5 : 0)).toFixed(2)}`]);
  const read = await amounts(csv('Date,Text,Amount,Fee,Balance', lines));
  expect(read.slice(0, 4)).toEqual([-1000, 2000, -1250, 2100]);
});

test('what a heading calls the balance goes before a sum of the year', async () => {
  let [balance, spent] = [500, 0];
  const lines = DAYS.map((day, at) => `${day},Shop,-${10 + at}.00,${(balance -= 10 + at).toFixed(2)},${(spent += 10 + at).toFixed(2)}`);
  expect((await amounts(csv('Date,Text,Bewegt,Balance,Year to date', lines))).every((minor) => minor < 0)).toBe(true);
});

test('of two taxes the one that makes a net the whole counts', async () => {
  const lines = DAYS.map((day, at) => `${day},Sale,1.00,${(120 + at * 12).toFixed(2)},${(100 + at * 10).toFixed(2)},${(20 + at * 2).toFixed(2)}`).concat('2026-03-20,Refund,1.00,-12.00,-10.00,-2.00');
  expect((await amounts(csv('Date,Text,Tax,Money,Net amount,VAT amount', lines))).slice(0, 2)).toEqual([12000, 13200]);
});

test('a sale with its tax and tip, less a fee', async () => {
  const lines = DAYS.map((day, at) => `${day},${(14 + at - 0.2).toFixed(2)},0.20,0.00,2.00,${12 + at}.00,${14 + at}.00,Sale`).concat('2026-03-20,-5.00,0.00,0.00,-1.00,-4.00,-5.00,Refund');
  expect((await amounts(csv('Date,Payout,Fee,Tip amount,Tax amount,Subtotal,Total,Text', lines))).slice(0, 2)).toEqual([1380, 1480]);
});

test('beside the day of an invoice the one on which it was cashed', async () => {
  const lines = DAYS.map((day) => `2026-02-25;${day};Client;${day.slice(8)},00`).concat('2026-02-25;2026-03-18;Client;-7,00');
  expect((await readAll(csv('Invoice date;Date encaissement;Client;Montant', lines), 'a.csv')).rows[0]?.date).toBe('2026-03-03');
});

describe('an original amount or a part beside an unknown heading', () => {
  const list = (heading: string, cells: (amount: number, at: number) => string): string => csv(heading, DAYS.map((day, at) => `${day},Shop ${at},${cells(at % 3 === 0 ? 100 + at : -100 - at, at)}`));
  const OWN = [10000, -10100, -10200, 10300, -10400, -10500, 10600, -10700];
  test('is not what moved', async () => expect(await amounts(list('Date,Text,Quosh,Original amount,Original currency', (amount, at) => `${amount}.00,${at % 4 === 1 ? `${(amount * 1.1).toFixed(2)},USD` : `${amount}.00,EUR`}`))).toEqual(OWN));
  test('nor is a part', async () => expect(await amounts(list('Date,Text,Quosh,Split amount', (amount) => `${amount}.00,${(amount / 2).toFixed(2)}`))).toEqual(OWN));
  test('nor is the original beside two that take turns', async () => expect(await amounts(list('Date,Text,CAD$,USD$,Original amount', (amount, at) => `${at % 2 ? `${amount}.00,` : `,${amount}.00`},${at % 4 === 1 ? (amount * 1.1).toFixed(2) : `${amount}.00`}`))).toEqual(OWN));
  test('nor beside sides that name their currency', async () => expect(await amounts(list('Date,Text,Gutschrift in CHF,Lastschrift in CHF,Original amount', (amount, at) => `${amount > 0 ? `${amount}.00,` : `,${amount}.00`},${at % 4 === 1 ? (amount * 1.1).toFixed(2) : `${amount}.00`}`))).toEqual(OWN));
  test('parts of one payment count', async () => expect((await amounts(list('Date,Text,Quosh,Split amount', (amount, at) => `${at < 2 ? -150 : amount * 2}.00,${at < 2 ? -75 : amount}.00`))).slice(0, 2)).toEqual([-7500, -7500]));
  test('so does an original beside a number of another size', async () => expect(await amounts(list('Date,Text,Quosh,Original amount', (amount, at) => `${(3 + at / 4).toFixed(2)},${amount}.00`))).toEqual(OWN));
  test('and beside two of which either may be meant', async () => expect(await amounts(list('Date,Text,Quosh,Blarn,Original amount', (amount) => `${amount}.00,${amount}.00,${amount}.00`))).toEqual(OWN));
});

describe('headings that nobody knows', () => {
  const list = (heading: string, cells: (amount: number, day: string, at: number) => string): string => csv(heading, DAYS.map((day, at) => cells(at % 3 === 0 ? 100 + at : -100 - at, day, at)));
  const OWN = [10000, -10100, -10200, 10300, -10400, -10500, 10600, -10700];
  const question = async (text: string): Promise<string> => (await readAll(text, 'export.csv')).reading.ambiguity?.question ?? 'none';
  test('of a net, its tax and the whole the whole moved', async () => expect(await amounts(list('Blarn,Quosh,Fleem,Trond,Wiggo', (amount, day) => `${day},Shop,${(amount * 5 / 6).toFixed(2)},${(amount - Number((amount * 5 / 6).toFixed(2))).toFixed(2)},${amount}.00`))).toEqual(OWN));
  test('a tax by its name is no amount', async () => expect(await amounts(list('Date,Text,TVA,Quosh', (amount, day) => `${day},Shop,${(amount / 6).toFixed(2)},${amount}.00`))).toEqual(OWN));
  test('of two of which nothing tells, neither counts unasked', async () => expect(await question(list('Blarn,Quosh,Fleem,Trond', (amount, day) => `${day},Shop,${(amount / 6).toFixed(2)},${amount}.00`))).toMatch(/Two columns of this file may hold its amounts \("Fleem" or "Trond"\)/));
  test('a chosen column is not asked about again', async () => {
    const { reading } = await readAll(list('Date,Text,Quosh,Amount', (amount, day) => `${day},Shop,${(amount / 6).toFixed(2)},${amount}.00`), 'export.csv');
    expect(reading.ambiguity).toBeNull();
  });
  test('a day that is the same in every row is not that of the payments', async () => expect((await readAll(list('Blarn,Quosh,Fleem,Trond', (amount, day) => `2026-12-01,${day},Shop,${amount}.00`), 'a.csv')).rows[1]?.date).toBe('2026-03-04'));
  test('what is called the date may hold serial numbers beside a day of import', async () => expect((await readAll(list('Date,Text,Amount,Imported on', (amount, _, at) => `${46_084 + at},Shop,${amount}.00,2026-12-01`), 'a.csv')).rows[1]?.date).toBe('2026-03-04'));
  test('two that take turns, around a remark and a total with a day', async () => expect(await amounts([...list('Date,Text,Quosh,Fleem,Split amount', (amount, day) => `${day},Shop,${amount < 0 ? `${-amount}.00,` : `,${amount}.00`},${(amount / 2).toFixed(2)}`).split('\n'), '2026-03-18,Month total,515.00,309.00,'].join('\n'))).toEqual(OWN));
});
