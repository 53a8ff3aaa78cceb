/** Tables below each other in one sheet: whatever holds dated amounts is read, asked about, or told line by line. */
import { describe, expect, test } from '@jest/globals';
import { readAll, type TestReading } from '../test-reading.ts';

const ACCOUNT = ['Date,Who,In,Out,Left', '05/01/2026,Tesco,,43.39,760.73', '17/01/2026,Council,,51.87,708.86', '25/01/2026,Rent,,39.36,669.50'];
const CARD = ['When,Details,Spent,Paid off,Owe', '05 Jan,Petrol,32.53,,345.03', '10 Jan,Argos,179.97,,525.00', '11 Jan,Argos,10.00,,535.00', '22 Jan,Paid,,250.00,285.00'];
const read = (lines: readonly string[], name = 'my accounts.csv'): Promise<TestReading> => readAll(lines.join('\n'), name);
const days = ({ rows }: TestReading): string[] => rows.map(({ line, date, amountMinor }) => `${line} ${date} ${amountMinor}`);
const told = ({ reading }: TestReading): number[] => reading.problems.map(({ line }) => line).sort((a, b) => a - b);
const FIRST = ['2 2026-01-05 -4339', '3 2026-01-17 -5187', '4 2026-01-25 -3936'];
const SECOND = ['8 2026-01-05 -3253', '9 2026-01-10 -17997', '10 2026-01-11 -1000', '11 2026-01-22 25000'];

describe('dates without a year below a table whose dates have one', () => {
  test('are of its year, where they lie in its months', async () => {
    const found = await read([...ACCOUNT, ',,,,', 'Credit card,,,,', ...CARD]);
    expect(days(found)).toEqual([...FIRST, ...SECOND]);
    expect(found.reading.choices.find(({ what }) => what === 'years')?.choice).toBe('those of the tables above');
  });

  test('in a third table as well', async () => {
    const found = await read([...ACCOUNT, ',,,,', 'Credit card,,,,', ...CARD, ',,,,', 'Tin,,,,', 'When,For,Plus,Minus,Have', '6 Jan,Pocket money,10.00,,60.00', '9 Jan,Sweets,,5.00,55.00']);
    expect(days(found).slice(7)).toEqual(['15 2026-01-06 1000', '16 2026-01-09 -500']);
  });

  test.each([
    ['in other months', CARD.map((line) => line.replace('10 Jan', '10 Dec'))],
    ['in words that are no dates', CARD.map((line) => line.replace(/^(\d+) Jan/, '$1.I.'))],
    ['with a weekday alone', CARD.map((line) => line.replace(/^(\d+) Jan/, 'Fri $1'))],
  ])('are told line by line %s', async (_, card) => {
    const found = await read([...ACCOUNT, ',,,,', 'Credit card,,,,', ...card]);
    expect(days(found)).toEqual(FIRST);
    expect(told(found)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(found.reading.problems[0]?.reason).toMatch(/could not be read/);
  });

  test('are told line by line below payments of two years', async () => {
    expect(told(await read([...ACCOUNT, '31/12/2025,Gift,,1.00,668.50', ',,,,', 'Credit card,,,,', ...CARD]))).toEqual([7, 8, 9, 10, 11, 12]);
  });
});

test('a table whose ways are open is asked about', async () => {
  expect((await read([...ACCOUNT, ',,,,', 'Cash,,,,', 'When,Details,Amount,,', '05 Jan,Petrol,32.53,,', '10 Jan,Argos,179.97,,'])).reading.ambiguity?.about).toBe('sign');
});

test('rows above the headings that are read are told', async () => {
  const found = await read(['Wann,Was,Spent,Paid off,Owe', '05/01/2026,Petrol,32.53,,345.03', '10/01/2026,Argos,179.97,,525.00', ...ACCOUNT]);
  expect(days(found)).toEqual(['5 2026-01-05 -4339', '6 2026-01-17 -5187', '7 2026-01-25 -3936']);
  expect(told(found)).toEqual([2, 3]);
});

test('holdings, and a line that says when the file was made, are no payments that are left out', async () => {
  expect(told(await read(['Printed 31/01/2026,,,Total,669.50', ...ACCOUNT, '', 'Date,Fund,Symbol,Shares,Price,Market Value', '2026-01-31,World,WRLD,3.5,100.00,350.00', '2026-01-31,Bonds,BND,2.0,50.00,100.00']))).toEqual([7]);
});

describe('a balance that is headed as what is owed', () => {
  const book = (...headings: string[]): string[] => [headings.join(','), '05/01/2026,Petrol,32.53,,345.03', '13/01/2026,Argos,179.97,,525.00', '22/01/2026,Paid,,250.00,275.00', '23/01/2026,Shop,10.00,,285.00', '24/01/2026,Shop,15.00,,300.00'];

  test('rises with what is spent', async () => {
    const found = await read(book('Date', 'Details', 'Spent', 'Paid off', 'Owed'));
    expect(found.rows.map(({ amountMinor, balanceMinor }) => [amountMinor, balanceMinor])).toEqual([[-3_253, -34_503], [-17_997, -52_500], [25_000, -27_500], [-1_000, -28_500], [-1_500, -30_000]]);
    expect(found.reading.balanceProof).toBe('holds');
  });

  test('keeps its own minus, and another heading turns nothing round', async () => {
    const minus = book('Date', 'Details', 'Spent', 'Paid off', 'Owed').map((line, at) => (at === 0 ? line : line.replace(/,(\d+\.\d+)$/, ',-$1')));
    expect((await read(minus)).rows[0]).toMatchObject({ amountMinor: -3_253, balanceMinor: -34_503 });
    expect((await read(book('Date', 'Details', 'In', 'Out', 'Balance'))).rows[0]).toMatchObject({ amountMinor: 3_253, balanceMinor: 34_503 });
  });
});
