/** Files with more than one table, headings over several lines, repeated headings and lines below the table. */
import { expect, test } from '@jest/globals';
import { readStatement } from '../read-statement.ts';
import { isFailure, type StatementReading, type StatementRow } from '../statement.ts';

async function read(text: string): Promise<{ reading: StatementReading; rows: StatementRow[]; short: string[] }> {
  const rows: StatementRow[] = [];
  const reading = await readStatement(Buffer.from(text), 'export.csv', (batch) => { rows.push(...batch); });
  if (isFailure(reading)) throw new Error(reading.failure);
  return { reading, rows, short: rows.map((row) => `${row.date} ${row.amountMinor} ${row.description} ${row.account ?? '-'}`) };
}

const CHECKING = 'Checking account 1234567\nDate,Description,Amount,Balance\n01/13/2025,Rent,-100.00,900.00\n01/14/2025,Sale,50.00,950.00\n01/15/2025,Paper,-5.00,945.00\n';
const CARD = 'Card number XXXX4242\nPosted date,Merchant,Charge,Currency\n2025-01-20,Cafe,4.50,USD\n2025-01-21,Train,20.00,USD\n';
const RATES = 'Currency,Rate\nUSD,1.04\nGBP,0.83\n';

test('an account and a card in one export: the rows of both, each by its own headings', async () => {
  const { short, reading } = await read(`${CHECKING}\n${CARD}`);
  expect(short).toEqual([
    '2025-01-13 -10000 Rent 1234567', '2025-01-14 5000 Sale 1234567', '2025-01-15 -500 Paper 1234567',
    '2025-01-20 -450 Cafe XXXX4242', '2025-01-21 -2000 Train XXXX4242',
  ]);
  expect(reading.choices.find(({ what }) => what === 'another table')?.choice).toBe('line 8');
  expect({ proof: reading.balanceProof, opening: reading.openingMinor, account: reading.accountKey }).toEqual({ proof: 'holds', opening: null, account: null });
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['7 "Card number XXXX4242" could not be read as a date.']);
});

test('an order of day and month that the first table settles holds for the second one', async () => {
  const { short } = await read('Date,Description,Amount\n13/01/2025,Rent,-100.00\n14/01/2025,Sale,50.00\n\nDate,Merchant,Type,Amount\n02/01/2025,Cafe,card,-4.50\n03/01/2025,Train,card,-20.00\n');
  expect(short.slice(2)).toEqual(['2025-01-02 -450 Cafe -', '2025-01-03 -2000 Train -']);
});

test('a table whose headings are in no list is not read by the columns of the one before', async () => {
  const { short, reading } = await read('Date,Description,Amount\n2025-01-13,Rent,-100.00\n2025-01-14,Sale,50.00\n\nQuando,Que,Onde,Quanto\n2025-01-15,5,Lisboa,-4.50\n2025-01-16,7,Porto,20.00\n');
  expect(short.slice(2)).toEqual(['2025-01-15 -450 Lisboa -', '2025-01-16 2000 Porto -']);
  expect(reading.problemCount).toBe(0);
});

test('a table without payments is reported, with where it begins', async () => {
  const { rows, reading } = await read(`${CHECKING}\nDate,Fund,Symbol,Shares,Price,Market Value\n2025-01-31,World,WRLD,3.5,100.00,350.00\n2025-01-31,Bonds,BND,2.0,50.00,100.00\n`);
  expect(rows).toHaveLength(3);
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['7 A table of 2 lines begins here that holds no payments; it is left out.']);
});

test('lines of another kind below the table are reported one by one', async () => {
  const { rows, reading } = await read(`${CHECKING}${RATES}`);
  expect(rows).toHaveLength(3);
  expect(reading.problems.map(({ line }) => line)).toEqual([6, 7, 8]);
});

test('headings over two lines', async () => {
  const { rows, reading } = await read('Date,Description,Amount,Balance\n,,EUR,EUR\n2025-01-13,Rent,-100.00,900.00\n2025-01-14,Sale,50.00,950.00\n2025-01-15,Paper,-5.00,945.00\n');
  expect(rows.map((row) => `${row.amountMinor} ${row.currency}`)).toEqual(['-10000 EUR', '5000 EUR', '-500 EUR']);
  expect(reading.problemCount).toBe(0);
});

test('headings that name date and amount only together', async () => {
  const { rows } = await read('Booking,Details,Money,Money\nDate,Text,In,Out\n2025-01-13,Rent,,100.00\n2025-01-14,Sale,50.00,\n2025-01-15,Paper,,5.00\n');
  expect(rows.map((row) => row.amountMinor)).toEqual([-10_000, 5_000, -500]);
});

test('headings repeated on every page, and a total at the end', async () => {
  const page = 'Date,Description,Amount\n2025-01-13,Rent,-100.00\n2025-01-14,Sale,50.00\n';
  const { rows, reading } = await read(`${page}${page.replaceAll('2025-01', '2025-02')}Total,,-100.00\n`);
  expect(rows.map((row) => row.date)).toEqual(['2025-01-13', '2025-01-14', '2025-02-13', '2025-02-14']);
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['4 The headings are repeated here; this line holds no payment.', '7 A total, not a payment.']);
});

test('two lines of two cells above a table of two payments are no table', async () => {
  for (const line of ['Account,12345\nPeriod,March', 'Opening,2026-03-01\nClosing,2026-03-31', 'Name,"My, Company"\nTotal,12.50', 'From,To\nhere,there', 'a,b\n,']) {
    const { short, reading } = await read(`${line}\nDate,Description,Amount\n2026-03-14,Tea,-1.00\n2026-03-15,Sale,2.00\n`);
    expect(short.map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual(['2026-03-14 -100 Tea', '2026-03-15 200 Sale']);
    expect([reading.problemCount, reading.repairCount]).toEqual([0, 0]);
  }
});

test('double quotes that stay doubled between single ones are one', async () => {
  const { rows } = await read(`'Date','Text','Amount'\n'2026-03-14','5"" pipe, ""new""','-1.00'\n'2026-03-15','O''Brien','2.00'\n'2026-03-16','','2.00'\n`);
  expect(rows.map((row) => row.description)).toEqual(['5" pipe, "new"', "O'Brien", '(no description)']);
  const alone = await read(`'Date','Text','Amount'\n'2026-03-14','5"" pipe','-1.00'\n'2026-03-15','a 3" one','2.00'\n`);
  expect(alone.rows.map((row) => row.description)).toEqual(['5"" pipe', 'a 3" one']);
});

test('a second table far behind the first records is read by its own headings, wherever it begins', async () => {
  const rows = (count: number): string => Array.from({ length: count }, (_, index) => `2025-01-${13 + (index % 15)},Payment ${index},-1.00\n`).join('');
  for (const between of ['\n', 'Card number XXXX4242\n', '']) {
    const { rows: told, reading } = await short3(`Date,Description,Amount\n${rows(3_000)}${between}Amount,Date,Merchant\n4.50,2025-02-13,Cafe\n-20.00,2025-02-14,Train\n`);
    expect(told.slice(-2)).toEqual(['2025-02-13 450 Cafe', '2025-02-14 -2000 Train']);
    expect(told).toHaveLength(3_002);
    expect(reading.choices.filter(({ what }) => what === 'headings' || what === 'another table').map(({ what, choice }) => `${what}: ${choice}`)).toEqual(['headings: line 1', `another table: line ${between === '' ? 3_002 : 3_003}`]);
  }
});

async function short3(text: string): Promise<{ rows: string[]; reading: StatementReading }> {
  const { rows, reading } = await read(text);
  return { rows: rows.map(({ date, amountMinor, description }) => `${date} ${amountMinor} ${description}`), reading };
}
