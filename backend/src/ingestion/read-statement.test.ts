/** Whole files: a random ledger in many manners comes back exactly; what cannot be read is listed; what cannot be known is asked. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { memorySource } from './byte-source.ts';
import { readSource, readStatement } from './read-statement.ts';
import { mappingOfAnswers } from './understand/answered.ts';
import { isFailure, type ReadingAnswers, type StatementReading, type StatementRow } from './statement.ts';
import { MANNERS, writeStatement, type WrittenRow } from './test-dialects.ts';

const SEED = Number(process.env.SEED ?? 20_261_120);

async function read(content: string | Uint8Array, answers: ReadingAnswers = {}, fileName = 'export.csv'): Promise<{ reading: StatementReading; rows: StatementRow[] }> {
  const rows: StatementRow[] = [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const reading = await readSource(memorySource(bytes), { fileName, guidance: { said: mappingOfAnswers(answers), remembered: [] }, onRows: (batch) => { rows.push(...batch); } });
  if (isFailure(reading)) throw new Error(reading.failure);
  return { reading, rows };
}
const short = (rows: readonly StatementRow[]): string[] => rows.map((row) => `${row.date} ${row.amountMinor} ${row.description}`);

describe(`a random ledger comes back exactly (seed ${SEED})`, () => {
  const row: fc.Arbitrary<WrittenRow> = fc.record({
    date: fc.tuple(fc.integer({ min: 2015, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })).map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`),
    amountMinor: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((amount) => amount !== 0),
    description: fc.stringMatching(/^[A-Z][A-Za-z ,;"'#&*.-]{2,30}[a-z]$/).map((text) => text.replace(/\s+/g, ' ')).filter((text) => !/^(Total|Sum|Saldo|Opening|Closing)/i.test(text)),
  });
  // One row of each direction and a day after the 12th, so that nothing is left to ask.
  const ledger = fc.array(row, { minLength: 3, maxLength: 40 }).map((rows) => [{ date: '2024-05-25', amountMinor: -1_234_567, description: 'Rent' }, { date: '2024-05-26', amountMinor: 1_250, description: 'Sale' }, ...rows]);
  test.each(MANNERS.map((manner) => [manner.name, manner] as const))('%s', async (_, manner) => {
    await fc.assert(fc.asyncProperty(ledger, async (rows) => {
      const { rows: found, reading } = await read(writeStatement(rows, manner));
      expect(short(found)).toEqual(rows.map((written) => `${written.date} ${written.amountMinor} ${written.description}`));
      expect(reading.problemCount).toBe(0);
    }), { seed: SEED, numRuns: 60 });
  });
});

describe('what is no payment is listed with its line and reason', () => {
  test('totals, repeated headings, unreadable cells, continuation lines', async () => {
    const { reading, rows } = await read('Date,Description,Amount\n2025-01-13,Rent,-100.00\n,second line of the rent,\n2025-01-14,Oops,12..5\nsoon,Later,5.00\nDate,Description,Amount\n2025-01-15,Pay,50.00\nTotal,,-50.00\n');
    expect(short(rows)).toEqual(['2025-01-13 -10000 Rent second line of the rent', '2025-01-15 5000 Pay']);
    expect(reading.problems.map((problem) => `${problem.line} ${problem.reason}`)).toEqual([
      '4 "12..5" could not be read as an amount.', '5 "soon" could not be read as a date.', '6 The headings are repeated here; this line holds no payment.', '8 A total, not a payment.',
    ]);
  });
  test('a stray quote swallows nothing', async () => {
    const { rows, reading } = await read('Date,Description,Amount\n2025-01-13,"Rent 5\'\' pipe,-1.00\n2025-01-14,Bolt,-2.00\n2025-01-15,"Nut",3.00\n');
    expect(short(rows)).toEqual(["2025-01-13 -100 Rent 5'' pipe", '2025-01-14 -200 Bolt', '2025-01-15 300 Nut']);
    expect(reading.repairs.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['2 On this line a quotation mark is not closed or not doubled; it was read as 3 cells.']);
  });
  test('a row that could be read in two ways is no row', async () => {
    const { rows, reading } = await read('Date,Description,Amount\n2025-01-13,Rent,-1.00\n2025-01-14,Bolt,-2.00\n2025-01-15,Nut,1,234.56\n2025-01-16,Nuts, bolts,-3.00\n2025-01-17,Sale,3.00\n');
    expect(rows.map((row) => row.amountMinor)).toEqual([-100, -200, -300, 300]);
    expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['4 This line has 4 cells instead of 3, and it does not say which one is too many.']);
    expect(reading.repairs.map(({ line }) => line)).toEqual([5]);
  });
});

describe('an ambiguous file asks and hands over no rows', () => {
  const check = async (content: string, about: string, answers: [string, string[]][]): Promise<void> => {
    const { reading, rows } = await read(content);
    expect([reading.ambiguity?.about, rows.length]).toEqual([about, 0]);
    for (const [answer, expected] of answers) {
      expect(reading.ambiguity?.options).toContain(answer);
      expect(short((await read(content, { [about]: answer })).rows)).toEqual(expected);
    }
  };
  test('the order of day and month', () => check('Date,Description,Amount\n06/04/2016,Tea,-5.00\n', 'date-order', [
    ['6 April 2016 (day first)', ['2016-04-06 -500 Tea']], ['June 4, 2016 (month first)', ['2016-06-04 -500 Tea']]]));
  test('the direction of unsigned amounts', () => check('Date,Description,Amount\n2016-06-04,Tea,5.00\n', 'sign', [
    ['Money out (spending)', ['2016-06-04 -500 Tea']], ['Money in (income)', ['2016-06-04 500 Tea']]]));
  test('what 1.234 is', () => check('Date,Description,Amount\n2016-06-04,Tea,-1.234\n', 'decimal-mark', [['1234 (the point groups thousands)', ['2016-06-04 -123400 Tea']]]));
});

describe('evidence settles what cells leave open', () => {
  const check = async (content: string, expected: string[], fileName?: string): Promise<void> => expect(short((await read(content, {}, fileName)).rows)).toEqual(expected);
  test('the running balance tells the sign', () => check('Opening balance,,,100.00\nDate,Text,Amount,Balance\n2025-01-13,a,5.00,95.00\n2025-01-14,b,10.00,85.00\n', ['2025-01-13 -500 a', '2025-01-14 -1000 b']));
  test('rows in order tell day and month', () => check('Date,Text,Amount\n01/02/2025,a,-1.00\n02/02/2025,b,-1.00\n03/02/2025,c,-1.00\n01/03/2025,d,-1.00\n02/03/2025,e,-1.00\n01/04/2025,f,-1.00\n', ['2025-02-01 -100 a', '2025-02-02 -100 b', '2025-02-03 -100 c', '2025-03-01 -100 d', '2025-03-02 -100 e', '2025-04-01 -100 f']));
  test('the day in the file name', () => check('Date,Text,Amount\n10/02/2018,a,-1.00\n', ['2018-02-10 -100 a'], 'export-2018-02-26.csv'));
  test('a card export with payments to the card', () => check('Date,Text,Amount\n2025-01-13,SHOP,5.00\n2025-01-14,CAFE,4.00\n2025-01-15,BAR,3.00\n2025-01-20,AUTOPAY PAYMENT THANK YOU,-12.00\n', ['2025-01-13 -500 SHOP', '2025-01-14 -400 CAFE', '2025-01-15 -300 BAR', '2025-01-20 1200 AUTOPAY PAYMENT THANK YOU']));
});

test('balances, account and span are summed up', async () => {
  const { reading } = await read('Account number: 12345678\n\nDate,Text,Amount,Balance\n2025-01-15,b,10.00,105.00\n2025-01-13,a,-5.00,95.00\n');
  expect(reading).toMatchObject({ rowCount: 2, accountKey: '12345678', dateFrom: '2025-01-13', dateTo: '2025-01-15', openingMinor: 10_000, closingMinor: 10_500, balanceProof: 'holds' });
});

test('an empty file and a file without payments say so', async () => {
  expect(await readStatement(new Uint8Array(), 'a.csv', () => undefined)).toEqual({ failure: 'The file is empty.' });
  expect(await readStatement(Buffer.from('hello world\nthis is no statement\n'), 'a.csv', () => undefined)).toMatchObject({ failure: expect.stringContaining('No transactions found') });
});
