/** What an owner fixes about a reading holds; what was said about an earlier file like it holds where this one leaves it open, and gives way to proof. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from './byte-source.ts';
import type { ReadingMapping } from './mapping.ts';
import { readSource } from './read-statement.ts';
import { mappingOfAnswer } from './understand/answered.ts';
import { isFailure, type StatementReading, type StatementRow } from './statement.ts';

interface Read { reading: StatementReading; rows: StatementRow[] }
interface Told { said?: ReadingMapping; remembered?: ReadingMapping; fileName?: string }

/** `remembered`: as if it had been said about an earlier file of the same layout and account. */
async function read(content: string, { said = {}, remembered, fileName = 'export.csv' }: Told = {}): Promise<Read> {
  const attempt = async (guidance: Parameters<typeof readSource>[1]['guidance']): Promise<Read> => {
    const rows: StatementRow[] = [];
    const reading = await readSource(memorySource(Buffer.from(content)), { fileName, guidance, onRows: (batch) => { rows.push(...batch); } });
    if (isFailure(reading)) throw new Error(reading.failure);
    return { reading, rows };
  };
  if (!remembered) return attempt({ said, remembered: [] });
  const { layout } = (await attempt({ said: {}, remembered: [] })).reading;
  return attempt({ said, remembered: [{ id: 'r', layout: layout!, mapping: remembered }] });
}

const short = ({ rows }: Read): string[] => rows.map((row) => `${row.date} ${row.amountMinor} ${row.description}`);
const choice = ({ reading }: Read, what: string): string => {
  const found = reading.choices.find((one) => one.what === what);
  return found ? `${found.choice}: ${found.reason}` : 'none';
};

describe('what the owner says about this file', () => {
  const TABLE = 'My bank\nWhen,Note,Net,Gross,Who\n2025-01-13,Rent,-90.00,-100.00,Landlord\n2025-01-14,Sale,45.00,50.00,Shop\n';
  test('columns: another amount, another description', async () => {
    const other = await read(TABLE, { said: { columns: [{ column: 3, role: 'amount' }, { column: 4, role: 'description' }] } });
    expect(short(await read(TABLE))).toEqual(['2025-01-13 -9000 Rent', '2025-01-14 4500 Sale']);
    expect(short(other)).toEqual(['2025-01-13 -10000 Landlord', '2025-01-14 5000 Shop']);
    expect(choice(other, 'amount column')).toBe('Gross: you said so');
  });
  test('money out and money in instead of an amount', async () => {
    const two = 'Date,Text,A,B\n2025-01-13,Rent,100.00,\n2025-01-14,Sale,,50.00\n';
    expect(short(await read(two, { said: { columns: [{ column: 2, role: 'debit' }, { column: 3, role: 'credit' }] } }))).toEqual(['2025-01-13 -10000 Rent', '2025-01-14 5000 Sale']);
    expect(short(await read(two, { said: { columns: [{ column: 2, role: 'debit' }, { column: 3, role: 'credit' }], sign: 'columns-exchanged' } }))).toEqual(['2025-01-13 10000 Rent', '2025-01-14 -5000 Sale']);
  });
  test('a direction column, an ignored column, a reference', async () => {
    const flagged = 'Date,Text,Amount,Way,No\n2025-01-13,Rent,100.00,debit,A-1\n2025-01-14,Sale,50.00,credit,A-2\n';
    const { rows } = await read(flagged, { said: { columns: [{ column: 4, role: 'reference' }, { column: 3, role: 'flag' }] } });
    expect(rows.map((row) => [row.amountMinor, row.reference])).toEqual([[-10_000, 'A-1'], [5_000, 'A-2']]);
    const without = await read(flagged, { said: { columns: [{ column: 3, role: 'ignored' }], sign: 'all-in' } });
    expect(without.rows.map((row) => row.amountMinor)).toEqual([10_000, 5_000]);
  });
  test('notes beside the description are added to it, each once, and a description chosen by the owner comes alone', async () => {
    const noted = 'Date,Description,Memo,Notes,Amount\n2025-01-13,Rent,January,rent,-100.00\n2025-01-14,AMZN,AMZN Mktp,,5.00\n2025-01-15,Tea,,,-1.00\n';
    const all = await read(noted);
    expect(all.rows.map(({ description, title }) => [description, title])).toEqual([['Rent January', 'Rent'], ['AMZN Mktp', 'AMZN'], ['Tea', null]]);
    expect(all.reading.choices.filter(({ what }) => what === 'description column').map((one) => `${one.choice}: ${one.reason}`)).toEqual([
      'Description: its heading and content', 'Memo: its heading and content; what it says beside the description is added to it', 'Notes: its heading and content; what it says beside the description is added to it']);
    expect(short(await read(noted, { said: { columns: [{ column: 2, role: 'ignored' }, { column: 3, role: 'ignored' }] } }))[0]).toBe('2025-01-13 -10000 Rent');
    const chosen = await read(noted, { said: { columns: [{ column: 2, role: 'description' }, { column: 3, role: 'description' }] } });
    expect(chosen.rows.map(({ description, title }) => [description, title])).toEqual([['January rent', 'January'], ['AMZN Mktp', null], ['(no description)', null]]);
  });
  test('a text below a row continues its description before the notes', async () => {
    const { rows } = await read('Date,Description,Memo,Amount\n2025-01-13,Rent,January,-100.00\n,for the shop,,\n2025-01-14,Sale,,5.00\n');
    expect(rows.map(({ description, title }) => [description, title])).toEqual([['Rent for the shop January', 'Rent for the shop'], ['Sale', null]]);
  });
  test('the heading line, none, and the first line of payments', async () => {
    const content = '2025-01-01,Opening text,1.00\nDate,Text,Amount\n2025-01-13,Rent,-100.00\n2025-01-14,Sale,50.00\n';
    expect(short(await read(content, { said: { headingLine: 0, sign: 'as-printed' } }))).toEqual(['2025-01-01 100 Opening text', '2025-01-13 -10000 Rent', '2025-01-14 5000 Sale']);
    expect(short(await read(content, { said: { firstDataLine: 4, sign: 'as-printed' } }))).toEqual(['2025-01-14 5000 Sale']);
    await expect(read(content, { said: { headingLine: 99 } })).rejects.toThrow('Line 99 is not among the first lines');
  });
  test('date order, decimal mark, sign, currency and account, against all evidence', async () => {
    const content = 'Date,Text,Amount\n01.02.2025,Tea,"1,50"\n02.02.2025,Bun,"-1.234"\n';
    const reading = await read(content, { said: { dateOrder: 'month-first', decimalMark: 'comma', sign: 'inverted', currency: 'CHF', account: 'Till' } });
    expect(reading.rows.map((row) => [row.date, row.amountMinor, row.currency, row.account])).toEqual([['2025-01-02', -150, 'CHF', 'Till'], ['2025-02-02', 123_400, 'CHF', 'Till']]);
    expect(reading.reading.choices.filter(({ origin }) => origin === 'said').map(({ what }) => what)).toEqual(['decimal mark', 'date order', 'sign', 'currency']);
  });
  test('a reading without a date or an amount says which is missing', async () => {
    await expect(read(TABLE, { said: { columns: [{ column: 0, role: 'ignored' }] } })).rejects.toThrow('No column is chosen as the date.');
  });
});

describe('what was said about an earlier file', () => {
  const OPEN = 'Date,Text,Amount\n03/04/2025,Tea,-5.00\n';
  test('settles what this one leaves open, and says so', async () => {
    const known = await read(OPEN, { remembered: { dateOrder: 'month-first' } });
    expect(short(known)).toEqual(['2025-03-04 -500 Tea']);
    expect([choice(known, 'date order'), known.reading.remembered?.id]).toEqual(['month first: you said so for an earlier file', 'r']);
  });
  test('gives way to dates that can be read one way only', async () => {
    const proof = await read('Date,Text,Amount\n03/04/2025,Tea,-5.00\n25/04/2025,Bun,-2.00\n', { remembered: { dateOrder: 'month-first' } });
    expect(short(proof)).toEqual(['2025-04-03 -500 Tea', '2025-04-25 -200 Bun']);
    expect(choice(proof, 'date order')).toContain('for an earlier file you said otherwise');
  });
  test('is asked about again where the file speaks against it without proof', async () => {
    const { reading, rows } = await read('Date,Text,Amount\n10/02/2018,a,-1.00\n', { remembered: { dateOrder: 'month-first' }, fileName: 'export-2018-02-26.csv' });
    expect(rows).toEqual([]);
    expect(reading.ambiguity?.question).toBe('For an earlier file you said that the month comes first, but read the other way the file would hold payments after 2018-02-26, the day in its name. Is 10/02/2018 the 10th of February or the 2nd of October?');
  });
  test('a sign gives way to running balances only', async () => {
    const soft = await read('Date,Text,Amount\n2025-01-13,Tea,5.00\n2025-01-14,Refund,-2.00\n', { remembered: { sign: 'inverted' } });
    expect([soft.rows.map((row) => row.amountMinor), choice(soft, 'sign')]).toEqual([[-500, 200], 'inverted: you said so for an earlier file, although here some amounts carry a minus']);
    const proof = await read('Date,Text,Amount,Balance\n2025-01-13,Tea,-5.00,95.00\n2025-01-14,Bun,-2.00,93.00\n2025-01-15,Sale,7.00,100.00\n', { remembered: { sign: 'inverted' } });
    expect([proof.rows.map((row) => row.amountMinor), choice(proof, 'sign')]).toEqual([[-500, -200, 700], 'as printed: 2 running balances show it; for an earlier file you said otherwise']);
  });
  test('columns are dropped where the cells do not fit', async () => {
    const unfit = await read(OPEN, { remembered: { dateOrder: 'day-first', columns: [{ column: 1, role: 'amount' }] } });
    expect([short(unfit), choice(unfit, 'columns')]).toEqual([['2025-04-03 -500 Tea'], 'as the file shows: what you said for an earlier file does not fit the cells of this one']);
  });
  test('holds for the layout and the account: by the account that is named, else by the name without numbers and months', async () => {
    const keyOf = async (content: string, fileName: string) => (await read(content, { fileName })).reading.layout!;
    const january = await keyOf(OPEN, 'Checking Jan-2025 (1).csv');
    expect(await keyOf('Date,Text,Amount\n04/05/2025,Bun,-1.00\n', 'checking_2025-02.csv')).toEqual(january);
    expect(await keyOf(OPEN, 'card.csv')).not.toEqual(january);
    expect(await keyOf('Date;Text;Amount\n04/05/2025;Bun;-1.00\n', 'checking.csv')).not.toEqual(january);
    expect((await keyOf(`Account: 12345678\n\n${OPEN}`, 'a.csv')).accountKey).toBe((await keyOf(`Account: 12345678\n\n${OPEN}`, 'b.csv')).accountKey);
  });
});

describe('dates of which a spreadsheet program took half for its own', () => {
  const HALF = 'Date,Text,Amount\n2026-02-01,a,-1.00\n13/01/2026,b,2.00\n2026-03-01,c,-3.00\n25/01/2026,d,4.00\n';
  const dates = async (content: string, told?: Told): Promise<string[]> => (await read(content, told)).rows.map(({ date }) => date);
  test('are asked about, and read as the owner says', async () => {
    const { rows, reading } = await read(HALF);
    expect(rows).toEqual([]);
    expect(reading.ambiguity).toMatchObject({ about: 'date-order', question: expect.stringContaining('Is 2026-02-01 February 1, 2026 or January 2, 2026?'), options: ['February 1, 2026 (as it stands, day first)', 'January 2, 2026 (exchanged, day first)'] });
    const [asItStands, exchanged] = reading.ambiguity!.options.map((option) => mappingOfAnswer('date-order', option));
    expect(await dates(HALF, { said: asItStands! })).toEqual(['2026-02-01', '2026-01-13', '2026-03-01', '2026-01-25']);
    expect(await dates(HALF, { said: exchanged! })).toEqual(['2026-01-02', '2026-01-13', '2026-01-03', '2026-01-25']);
  });
  test('the other way round, and remembered; a word about proper files says nothing about them', async () => {
    const american = HALF.replace('13/01', '01/13').replace('25/01', '01/25');
    expect((await read(american, { remembered: { dateOrder: 'month-first' } })).reading.ambiguity?.options[1]).toBe('January 2, 2026 (exchanged, month first)');
    expect(await dates(american, { remembered: { dateOrder: 'month-first-swapped' } })).toEqual(['2026-01-02', '2026-01-13', '2026-01-03', '2026-01-25']);
  });
  test('one day after the 12th that starts with the year, or one before it that does not, and nothing is asked', async () => {
    expect(await dates(HALF.replace('2026-03-01', '2026-03-14'))).toHaveLength(4);
    expect(await dates(`${HALF}04/01/2026,e,-1.00\n`)).toHaveLength(5);
    expect(await dates(HALF.replaceAll(/(\d\d)\/01\/2026/g, '2026-01-$1'))).toHaveLength(4);
  });
});

describe('amounts in every manner', () => {
  const amounts = async (...cells: string[]): Promise<(number | string | null)[][]> =>
    (await read(`Date;Text;Amount\n${cells.map((cell, index) => `2025-01-${13 + index};a;${cell}`).join('\n')}\n`)).rows.map((row) => [row.amountMinor, row.currency]);
  test('trailing minus', async () => expect(await amounts('5.00-', '7.00')).toEqual([[-500, null], [700, null]]));
  test('parentheses', async () => expect(await amounts('(1,234.56)', '7.00')).toEqual([[-123_456, null], [700, null]]));
  test('CR and DR', async () => expect(await amounts('1,234.56 DR', '7.00 CR')).toEqual([[-123_456, null], [700, null]]));
  test('CR alone', async () => expect(await amounts('5.00', '7.00 CR')).toEqual([[-500, null], [700, null]]));
  test('DR alone', async () => expect(await amounts('5.00 DR', '7.00')).toEqual([[-500, null], [700, null]]));
  test('signs and codes of currencies, each row its own', async () => expect(await amounts('-€ 5,00', '7,00 €', 'CHF 9,00', '-£2,00')).toEqual([[-500, 'EUR'], [700, 'EUR'], [900, 'CHF'], [-200, 'GBP']]));
  test('a dollar sign alone is money of an open currency', async () => expect(await amounts('-$12.50', '$7.00')).toEqual([[-1_250, null], [700, null]]));
  test('−110.7 €', async () => expect(await amounts('-110.7 €', '3.5 €')).toEqual([[-11_070, 'EUR'], [350, 'EUR']]));
});

describe("signs that the statement's own balances or totals prove", () => {
  const check = async (content: string, amounts: number[], reason: string): Promise<void> => {
    const found = await read(content);
    expect([found.rows.map((row) => row.amountMinor), choice(found, 'sign')]).toEqual([amounts, reason]);
  };
  const BALANCES = 'only so the opening balance and all payments give the closing balance';
  test('opening and closing balance above the rows', () => check('Opening balance,100.00,\nClosing balance,65.00,\nDate,Text,Amount\n2025-01-13,Tea,5.00\n2025-01-14,Rent,30.00\n', [-500, -3_000], `inverted: ${BALANCES}`));
  test('in one cell, and below the rows', () => check('Opening balance: 100.00\nDate,Text,Amount\n2025-01-13,Tea,-5.00\n2025-01-14,Rent,30.00\nClosing balance: 75.00,,\n', [500, -3_000], `inverted: ${BALANCES}`));
  test('sums of money in and out', () => check('Date,Text,Amount\n2025-01-13,Tea,5.00\n2025-01-14,Sale,-30.00\nTotal debits,,5.00\nTotal credits,,30.00\n', [-500, 3_000], "inverted: only so the payments give the statement's own totals"));
  test('balances that no reading agrees with prove nothing', async () => {
    expect((await read('Opening balance,100.00,\nClosing balance,1.00,\nDate,Text,Amount\n2025-01-13,Tea,5.00\n')).reading.ambiguity?.about).toBe('sign');
  });
});

describe('what was answered about two words that are not known', () => {
  const file = (words: string): string => ['Date,Text,Amount,Tipo', ...[...words].map((word, at) => `2026-03-0${at + 1},Text ${at},${at + 1}.00,${word}`)].join('\n');
  const said = mappingOfAnswer('sign', 'Money out where column 4 says "E", money in where it says "S"');
  const turned = mappingOfAnswer('sign', 'Money in where column 4 says "E", money out where it says "S"');
  const amounts = ({ rows }: Read): number[] => rows.map(({ amountMinor }) => amountMinor);

  test('holds for a later file, however often it says each', async () => {
    expect(amounts(await read(file('ESSS'), { remembered: said }))).toEqual([-100, 200, 300, 400]);
    expect(amounts(await read(file('ESSS'), { remembered: turned }))).toEqual([100, -200, -300, -400]);
    expect(amounts(await read(file('SSSS'), { remembered: said }))).toEqual([100, 200, 300, 400]);
  });

  test.each(['AEAE', 'ESTEST', 'SUSU'])('is asked about again where a later file says others: %s', async (words) => {
    expect((await read(file(words), { remembered: said })).reading.ambiguity?.about).toBe('sign');
  });

  test('is asked about again where the words were not kept with the column', async () => {
    expect((await read(file('ESESES'), { remembered: { columns: [{ column: 3, role: 'flag' }], sign: 'by-flag' } })).reading.ambiguity?.about).toBe('sign');
  });

  test('a column of known words is remembered without any', async () => {
    const known = ['Date,Text,Amount,Code', '2026-03-01,A,1.00,Debit', '2026-03-02,B,2.00,Credit'].join('\n');
    expect(amounts(await read(known, { remembered: { columns: [{ column: 3, role: 'flag' }], sign: 'debit-is-in' } }))).toEqual([100, -200]);
  });
});
