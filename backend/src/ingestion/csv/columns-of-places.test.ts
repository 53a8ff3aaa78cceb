/** Texts without delimiters: what stands under each other is read, and what does not is never guessed. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const aligned = (widths: readonly number[], right: string, rows: readonly (readonly string[])[]): string[] => rows.map((cells) => cells.map((cell, at) => (right[at] === 'r' ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  ').trimEnd());
const SIDES = [[10, 24, 12, 12, 12], 'llrrr'] as const;
const HEADINGS = ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'];
const read = async (lines: readonly string[]): Promise<string[]> => short((await readAll(lines.join('\n'), 'statement.txt')).rows);

describe('columns that stand under each other', () => {
  test('with numbers and blanks in their texts', async () => {
    const lines = aligned([10, 28, 10], 'llr', [['Datum', 'Omschrijving', 'Bedrag'], ['13-04-2026', 'Factuur 2026 12,50 korting', '-112,50'], ['14-04-2026', 'Kas 44 55', '20,00'], ['15-04-2026', 'Pin  9', '-3,75']]);
    expect(await read(lines)).toEqual(['2026-04-13 -11250 - Factuur 2026 12,50 korting', '2026-04-14 2000 - Kas 44 55', '2026-04-15 -375 - Pin 9']);
  });

  test('below titles, rules and headings of two lines; texts go on, totals are none', async () => {
    const lines = [
      'STATEMENT OF ACCOUNT', 'Account No : 50100012345678        Currency : INR', '', 'Posting                           Withdrawal      Deposit      Running', 'Date        Description               Amount       Amount      Balance', '----------  ------------------  ------------  -----------  -----------',
      '2026-03-02  POS PURCHASE               12.40                    987.60', '            COFFEE HOUSE 44', '2026-03-04  ACH CREDIT                             500.00     1,487.60', '2026-03-09  CHECK 1021                100.00                  1,387.60', '', '            TOTALS                    112.40       500.00',
    ];
    expect(await read(lines)).toEqual(['2026-03-02 -1240 INR POS PURCHASE COFFEE HOUSE 44', '2026-03-04 50000 INR ACH CREDIT', '2026-03-09 -10000 INR CHECK 1021']);
  });

  test('one of which no payment fills', async () => {
    const lines = aligned(...SIDES, [HEADINGS, ['13/04/2026', 'Tea', '5.00', '', '95.00'], ['14/04/2026', 'Rent', '50.00', '', '45.00'], ['15/04/2026', 'Bus', '3.00', '', '42.00']]);
    expect(await read(lines)).toEqual(['2026-04-13 -500 - Tea', '2026-04-14 -5000 - Rent', '2026-04-15 -300 - Bus']);
  });

  test('of amounts that group their thousands by blanks, in every line', async () => {
    const lines = aligned([10, 14, 10], 'llr', [['Datum', 'Text', 'Belopp'], ['2026-03-14', 'Lön', '21 500,00'], ['2026-03-15', 'Hyra', '-8 900,00'], ['2026-03-17', 'Åter', '1 200,50']]);
    expect(await read(lines)).toEqual(['2026-03-14 2150000 - Lön', '2026-03-15 -890000 - Hyra', '2026-03-17 120050 - Åter']);
  });

  test.each([['CR and DR behind them', ['500.00 CR', '250.00 DR', '1,000.00 DR']], ['a minus behind them', ['500.00', '250.00-', '1,000.00-']]])('of amounts with %s', async (_, amounts) => {
    const lines = aligned([10, 20, 12], 'llr', [['Date', 'Text', 'Amount'], ...amounts.map((amount, at) => [`1${at + 3}/04/2026`, `Entry ${at}`, amount])]);
    expect((await read(lines)).map((row) => row.split(' ')[1])).toEqual(['50000', '-25000', '-100000']);
  });

  test('of dates whose months have names', async () => {
    const lines = aligned([12, 10, 11], 'llr', [['Date', 'Text', 'Amount'], ['Mar 13, 2026', 'Tea', '$    -5.00'], ['Mar 14, 2026', 'Wage', '$   100.00'], ['Mar 31, 2026', 'Rent', '$   -50.00']]);
    expect(await read(lines)).toEqual(['2026-03-13 -500 - Tea', '2026-03-14 10000 - Wage', '2026-03-31 -5000 - Rent']);
  });
});

describe('a line that moved', () => {
  const rows = Array.from({ length: 6 }, (_, at) => [`1${at}/04/2026`, `Entry ${at}`, at % 2 ? '' : '5.00', at % 2 ? '7.00' : '', ['95.00', '102.00', '97.00', '104.00', '99.00', '106.00'][at]!]);

  test('is told, and never read under another column', async () => {
    const lines = aligned(...SIDES, [HEADINGS, ...rows]);
    lines[3] = `12/04/2026  ${'Rent'.padEnd(31)}${'5.00'.padStart(18)}${'97.00'.padStart(28)}`;
    const { reading, rows: taken } = await readAll(lines.join('\n'), 'statement.txt');
    expect(taken.map(({ amountMinor }) => amountMinor)).toEqual([-500, 700, 700, -500, 700]);
    expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([expect.stringMatching(/^4 .*not under its columns/)]);
  });

  test('over both the texts and the amounts: nothing is read', async () => {
    const lines = aligned(...SIDES, [HEADINGS, ...rows]);
    lines[3] = '12/04/2026  A text so long that all behind it moves    5.00                    97.00';
    expect(await refusal(lines.join('\n'), 'statement.txt')).toMatch(/do not stand under each other|No transactions/);
  });
});

test('a text whose columns single blanks part is none, nor are its words columns', async () => {
  const lines = ['Date Text Amount Balance', '2026-03-14 Tea 5.00 95.00', '2026-03-15 Wage of March 2 100.00 195.00', '2026-03-16 Bus ticket 3.00 192.00', '2026-03-17 Rent 1,050.00 42.00'];
  expect(await refusal(lines.join('\n'), 'statement.txt')).toMatch(/nothing tells which amount is which/);
});

test('a file that blanks delimit is read as such', async () => {
  const lines = ['Date Text Amount', '2026-03-14 "Tea and cake" -5.00', '2026-03-15 Wage 100.00', '2026-03-16 "Bus" -3.00'];
  expect(await read(lines)).toEqual(['2026-03-14 -500 - Tea and cake', '2026-03-15 10000 - Wage', '2026-03-16 -300 - Bus']);
});
