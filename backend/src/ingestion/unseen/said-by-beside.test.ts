/** What is said only by what stands beside it: headings in pairs, letters under their words, cards beside purchases, days that run as the balances do. */
import { describe, expect, test } from '@jest/globals';
import type { ReadingAnswers } from '../statement.ts';
import { readAll, short } from '../test-reading.ts';

const read = async (lines: readonly string[], answers: ReadingAnswers = {}): ReturnType<typeof readAll> => readAll(lines.join('\n'), 'export.csv', answers);
const amounts = async (lines: readonly string[]): Promise<number[]> => (await read(lines)).rows.map(({ amountMinor }) => amountMinor);
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const turns = (count: number, first: (at: number) => string, second: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => `${day(at)},Text ${at},${at % 2 === 0 ? first(at) : second(at)}`);

describe('two columns that take turns', () => {
  test.each(['Receipt (Rs.),Payment (Rs.)', 'Receipts,Payment', 'Amount received,Amount paid', 'E,S', 'B,A', 'Sales,Costs', '+,-'])('are in and out by both headings: %s', async (pair) => {
    expect(await amounts([`Date,Text,${pair}`, ...turns(4, () => '5.50,', () => ',7.20')])).toEqual([550, -720, 550, -720]);
  });

  test.each(['Receipt,Voucher', 'X,Y', 'S,H'])('are asked about where they are no such pair: %s', async (pair) => {
    expect((await read([`Date,Text,${pair}`, ...turns(12, () => '5.50,', () => ',7.20')])).reading.ambiguity?.about).toBe('sign');
  });

  test('a receipt that is a number beside a payment is no money in', async () => {
    const { rows, reading } = await read(['Date,Text,Receipt,Payment', ...turns(4, (at) => `10${at},5.50`, (at) => `10${at},7.20`)]);
    expect(reading.ambiguity?.about ?? rows.length).toBe('sign');
  });
});

describe('one of two words of every payment', () => {
  const lines = (heading: string, first: string, second: string): string[] => [`Date,Text,Amount,${heading}`, ...turns(6, () => `5.50,${first}`, () => `7.20,${second}`)];

  test.each([['E/S', 'E', 'S'], ['B/A', 'B', 'A'], ['E/A', 'E', 'A'], ['P/V', 'P', 'V'], ['Type', 'BR', 'BP'], ['Art', 'Ein', 'Aus'], ['Kind', 'Inc', 'Exp']])('is known by its heading or by both words: %s', async (heading, first, second) => {
    expect((await amounts(lines(heading, first, second))).slice(0, 2)).toEqual([550, -720]);
  });

  test.each(['Tipo', 'Sens', 'Code'])('that is not known is asked about, and each answer reads it: %s', async (heading) => {
    const asked = lines(heading, 'E', 'S');
    const { ambiguity } = (await read(asked)).reading;
    expect(ambiguity?.options[0]).toBe('Money out where column 4 says "E", money in where it says "S"');
    const sums = await Promise.all(ambiguity!.options.map(async (option) => (await read(asked, { sign: option })).rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)));
    expect(sums).toEqual([3 * 720 - 3 * 550, 3 * 550 - 3 * 720, -3 * 1_270, 3 * 1_270]);
  });

  test.each(['Shop', 'Paid by'])('of a length of names is no way: %s', async (heading) => {
    expect((await read(lines(heading, 'Berlin', 'Hamburg'))).reading.ambiguity?.options).toEqual(['Money out (spending)', 'Money in (income)']);
  });
});

test('a category of merchants beside amounts with a minus alone makes these the purchases', async () => {
  const lines = ['Date,MCC,Text,Amount', ...Array.from({ length: 7 }, (_, at) => `${day(at)},,Client ${at},50.00\n${day(at)},5411,Shop ${at},-${at + 1}.50`), '2026-03-20,,Client,60.00'];
  expect((await amounts(lines)).slice(0, 2)).toEqual([5_000, -150]);
});

describe('a day that only says "Date"', () => {
  const lines = (balance: string): string[] => [`Operation date,Date,Text,Amount,${balance}`, ...[2, 1, 4, 3, 6].map((other, at) => `${day(at)},${day(other)},Text ${at},-1.00,${99 - at}.00`)];

  test('gives way to the one in whose order the balances run', async () => {
    expect(short((await read(lines('Balance').map((line) => line.replace('Operation date', 'Transaction date')))).rows)[0]).toMatch(/^2026-03-01/);
  });

  test('is that of the booking where no balances run', async () => {
    expect(short((await read(lines('Points').map((line) => line.replace('Operation date', 'Fecha de operacion').replace('Date,Text', 'Posting date,Text')))).rows)[0]).toMatch(/^2026-03-03/);
  });
});

test('a headless list with balances is read by its words of debit and credit, the oldest payment, too', async () => {
  expect(await amounts(['25-01-2026,"368,40",Debet,Coolblue,"6.452,60"', '26-01-2026,"71,69",Debet,KPN,"6.380,91"', '27-01-2026,"735,45",Credit,Fietsenmaker,"7.116,36"'])).toEqual([-36_840, -7_169, 73_545]);
});

test('the total of a journal does not hide its accounts', async () => {
  const booking = (at: number): string[] => [`${day(at)},J${at},1200,Bank Current Account,Client,${at + 20}.50,`, `${day(at)},J${at},4000,Sales,Client,,${at + 20}.50`];
  expect(await amounts(['Date,Jnl No,Account code,Account,Narrative,Dr,Cr', ...[0, 1, 2, 3].flatMap(booking), ',,,,Total,86.00,86.00'])).toEqual([2_050, 2_150, 2_250, 2_350]);
});
