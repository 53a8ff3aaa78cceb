/** What is said only by what stands beside it: headings in pairs, letters under their words, cards beside purchases, days that run as the balances do. */
import { describe, expect, test } from '@jest/globals';
import type { ReadingAnswers } from '../statement.ts';
import { readAll, short } from '../test-reading.ts';

const read = async (lines: readonly string[], answers: ReadingAnswers = {}): ReturnType<typeof readAll> => readAll(lines.join('\n'), 'export.csv', answers);
const amounts = async (lines: readonly string[]): Promise<number[]> => (await read(lines)).rows.map(({ amountMinor }) => amountMinor);
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const turns = (count: number, first: (at: number) => string, second: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => `${day(at)},Text ${at},${at % 2 === 0 ? first(at) : second(at)}`);

describe('two columns that take turns', () => {
  test.each(['Receipt (Rs.),Payment (Rs.)', 'Receipts,Payment', 'Amount received,Amount paid', 'Sales,Costs', '+,-'])('are in and out by both headings: %s', async (pair) => {
    expect(await amounts([`Date,Text,${pair}`, ...turns(4, () => '5.50,', () => ',7.20')])).toEqual([550, -720, 550, -720]);
  });

  test.each(['Receipt,Voucher', 'X,Y', 'S,H', 'A,B', 'E,A', 'E,S', 'P,R'])('are asked about where they are no such pair: %s', async (pair) => {
    expect((await read([`Date,Text,${pair}`, ...turns(12, () => '5.50,', () => ',7.20')])).reading.ambiguity?.about).toBe('sign');
  });

  test('a receipt that is a number beside a payment is no money in', async () => {
    const { rows, reading } = await read(['Date,Text,Receipt,Payment', ...turns(4, (at) => `10${at},5.50`, (at) => `10${at},7.20`)]);
    expect(reading.ambiguity?.about ?? rows.length).toBe('sign');
  });
});

describe('one of two words of every payment', () => {
  const lines = (heading: string, first: string, second: string): string[] => [`Date,Text,Amount,${heading}`, ...turns(6, () => `5.50,${first}`, () => `7.20,${second}`)];

  test.each([['E/S', 'E', 'S'], ['E/A', 'E', 'A'], ['Type', 'BR', 'BP'], ['Art', 'Ein', 'Aus'], ['Kind', 'Inc', 'Exp']])('is known by its heading or by both words: %s', async (heading, first, second) => {
    expect((await amounts(lines(heading, first, second))).slice(0, 2)).toEqual([550, -720]);
  });

  test.each([['Datum,Omschrijving,Bedrag,B/A', 'B', 'A'], ['Datum,Popis,Částka,P/V', 'P', 'V'], ['Fecha,Concepto,Importe,I/E', 'I', 'E']])('is known by its letters in their language: %s', async (headings, first, second) => {
    expect((await amounts([headings, ...lines('', first, second).slice(1)])).slice(0, 2)).toEqual([550, -720]);
  });

  test.each([['A/B', 'B', 'A'], ['P/R', 'R', 'P'], ['B/A', 'B', 'A'], ['P/V', 'P', 'V'], ['I/E', 'I', 'E'], ['Zahlungsart', 'VR', 'PP'], ['Department', 'Sales', 'Purchases'], ['Automatik', 'Ein', 'Aus'], ['Branch', 'BR', 'CP']])('is asked about where the heading may be of anything else: %s', async (heading, first, second) => {
    expect((await read(lines(heading, first, second))).reading.ambiguity?.about).toBe('sign');
  });

  test('goes by the answer, also against what its words are under other headings', async () => {
    expect((await read(lines('Branch', 'BR', 'CP'), { sign: 'Money out where column 4 says "BR", money in where it says "CP"' })).rows.map(({ amountMinor }) => amountMinor).slice(0, 2)).toEqual([-550, 720]);
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

describe('a list of sales without signs', () => {
  const sales = (headings: string, line: (gross: number) => string): string[] => [headings, ...Array.from({ length: 6 }, (_, at) => `${day(at)},${line(40 + at * 7)}`)];

  test('is money in where a fee was taken off each', async () => {
    expect((await amounts(sales('Date,Patron,Gross,Fee,Net', (gross) => `Ann,${gross}.00,${gross / 10},${(gross * 0.9).toFixed(2)}`)))[0]).toBe(3_600);
    expect((await amounts(sales('Date,Patron,Gross,Platform fee,Processing fee,Net', (gross) => `Ann,${gross}.00,${gross / 10},0.50,${(gross * 0.9 - 0.5).toFixed(2)}`)))[0]).toBe(3_550);
  });

  test.each(['Date,Landlord,Gross rent,Commission,Net', 'Date,To,Amount,Fee,Net', 'Date,Employee,Gross pay,Deductions,Net pay'])('is asked about where others are paid what is left: %s', async (headings) => {
    expect((await read(sales(headings, (gross) => `Ann,${gross}.00,${gross / 10},${(gross * 0.9).toFixed(2)}`))).reading.ambiguity?.about).toBe('sign');
  });

  test('counts with its tips', async () => {
    expect((await amounts(sales('Paid Date,Order Id,Amount,Tip,Total,Card Type,Last 4 digits', (gross) => `${gross},${gross}.00,2.00,${gross + 2}.00,VISA,1234`)))[0]).toBe(4_200);
  });
});

describe('what was paid with a card', () => {
  const shops = (headings: string, line: (at: number) => string): string[] => [headings, ...Array.from({ length: 12 }, (_, at) => `${day(at)},${line(at)}`)];

  test('is money out where it names the card and many merchants, also beside authorisation codes', async () => {
    expect((await amounts(shops('Posted date,Card last four,Merchant,Amount', (at) => `1234,Shop ${at},5.00`)))[0]).toBe(-500);
    expect((await amounts([...shops('Date,Cardholder Name,Merchant Name,Authorisation Code,Amount', (at) => `A Smith,Shop ${at},28${at},5.00`), '2026-03-20,A Smith,Payment,29,-60.00'])).slice(-2)).toEqual([-500, 6_000]);
  });

  test('is not where many cards pay one merchant', async () => {
    expect((await read(shops('Date,Merchant,Card Number,Amount', (at) => `My cafe,x${at},5.00`))).reading.ambiguity?.about).toBe('sign');
  });

  test('is money out where its minus stands in a category of payments and credits', async () => {
    const lines = shops('Date,Description,Amount,Category', (at) => `Shop ${at},5.00,Merchandise`);
    expect((await amounts([...lines, '2026-03-20,INTERNET PAYMENT - THANK YOU,-60.00,Payments and Credits', '2026-03-21,Shop 3,-5.00,Payments and Credits'])).slice(-3)).toEqual([-500, 6_000, 500]);
  });
});

test('a list whose many amounts with a minus were all given back is asked about, and no other of many', async () => {
  const lines = (minus: string): string[] => ['Date,Description,Amount', ...Array.from({ length: 9 }, (_, at) => `${day(at)},Shop ${at} ${minus},-5.00\n${day(at)},Shop ${at},7.00`), '2026-03-20,Shop,-4.00 '.replace('Shop', `Shop ${minus}`)];
  expect((await read(lines('REFUND'))).reading.ambiguity?.about).toBe('sign');
  expect((await amounts(lines('LASTSCHRIFT')))[0]).toBe(-500);
});

describe('signs that say all', () => {
  test('a plus is money in, although every payment is called one', async () => {
    expect((await amounts(['Date,Type,Note,Amount', ...Array.from({ length: 9 }, (_, at) => `${day(at)},Payment,Rent ${at},+ $50.00`), '2026-03-20,Payment,Shop,- $20.00', '2026-03-21,Payment,Shop,- $20.00'])).slice(-3)).toEqual([5_000, -2_000, -2_000]);
  });

  test('a plus marks money in beside unmarked money out, whichever is the more', async () => {
    const lines = [[-300, 9_700], [-200, 9_500], [-100, 9_400], [600, 10_000], [-500, 9_500]].map(([moved, balance], at) => `${day(at)},Text ${at},${moved! > 0 ? '+' : ''}${(Math.abs(moved!) / 100).toFixed(2)},${(balance! / 100).toFixed(2)}`);
    expect(await amounts(['Date,Text,Amount,Balance', ...lines])).toEqual([-300, -200, -100, 600, -500]);
  });
});

describe('two lists side by side', () => {
  const lines = (left: string, right: string): string[] => [`${left},,,${right},,`, 'Date,Particulars,Amount,Date,Particulars,Amount', '2026-03-01,Sale,50.00,2026-03-02,Rent,20.00', '2026-03-03,Sale,60.00,2026-03-04,Stamps,5.00', ',,,2026-03-05,Tea,3.00', ',Total,110.00,,Total,28.00'];

  test.each([['RECEIPTS', 'PAYMENTS', 1], ['Dr', 'Cr', 1], ['Ausgaben', 'Einnahmen', -1]])('go each their way: %s and %s', async (left, right, sign) => {
    expect((await amounts(lines(left, right))).map((amount) => amount * sign).sort((a, b) => a - b)).toEqual([-2_000, -500, -300, 5_000, 6_000]);
  });

  test('are of payments without the balances that they begin and end with', async () => {
    const book = ['RECEIPTS,,,PAYMENTS,,', 'Date,Particulars,Amount,Date,Particulars,Amount', '2026-03-01,To Balance b/d,500.00,2026-03-02,By Rent,100.00', '2026-03-03,To Sales,60.00,2026-03-04,By Stamps,5.00', ',,,2026-03-31,By Balance c/d,455.00'];
    expect((await read(book)).rows.map(({ amountMinor, description }) => `${amountMinor} ${description}`)).toEqual(['-10000 Rent', '6000 Sales', '-500 Stamps']);
  });

  test('of a customer, what was sold and what was paid of it, are not taken apart', async () => {
    expect((await read(lines('SALES', 'PAYMENTS'))).reading.ambiguity?.about).toBe('sign');
  });

  test('of two shops are not taken apart', async () => {
    expect((await read(lines('Shop A', 'Shop B'))).reading.ambiguity?.about).toBe('sign');
  });
});

test('a payment in labelled lines is one', async () => {
  const lines = ['From: 01/03/2026', 'Account: XXXX 1234', '', ...[20, 21, 22].flatMap((date, at) => [`Date: ${date}/03/2026`, `Description: SHOP, ${at} LONDON`, `Amount: -${at + 1}.50 `, `Balance: ${100 - at}.00 `, ''])];
  expect((await read(lines)).rows.map(({ amountMinor, description }) => `${amountMinor} ${description}`)[0]).toBe('-150 SHOP, 0 LONDON');
});

test('under Soll and Haben alone may stand accounts, or the two sides of one', async () => {
  expect((await amounts(['Datum;Soll;Haben;Text;Betrag', ...[0, 1, 2].map((at) => `2${at}.03.2026;1020 - Bank;3400 - Erlöse;Kunde;${at + 5}.00`), '23.03.2026;6500 - Miete;1020 - Bank;Miete;9.00'])).slice(-2)).toEqual([700, -900]);
  expect((await amounts(['Datum;Soll;Haben;Text;Saldo', '20.03.2026;500;;Miete;1500', '21.03.2026;;400;Kunde;1900', '22.03.2026;100;;Tee;1800'])).slice(0, 2)).toEqual([-50_000, 40_000]);
});
