/** What looks shown and is not: a column "Paid" alone, a day of another paper, a month of another thing, halves of one rent; and what is known after all. */
import { describe, expect, test } from '@jest/globals';
import { readAll, short } from '../test-reading.ts';

const rowsOf = async (lines: readonly string[]): Promise<string[]> => short((await readAll(lines.join('\n'), 'export.csv')).rows);
const questionOf = async (lines: readonly string[]): Promise<string | null> => (await readAll(lines.join('\n'), 'export.csv')).reading.ambiguity?.question ?? null;
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const listed = (count: number, line: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => `${day(at)},${line(at)}`);

describe('what was paid or sent', () => {
  test.each(['Date,Tenant,Paid', 'Date,Donor,Sent', 'Date,Member,Total paid'])('is money in or out where no column is of the other way: %s', async (headings) => {
    expect(await questionOf([headings, ...listed(7, (at) => `No ${at},5${at}3.00`)])).toMatch(/nothing else tells which way the money went/);
  });

  test.each(['Paid,Recd', 'Paid,In', 'Sent,Received'])('went out beside what came in: %s', async (pair) => {
    expect(await rowsOf([`Date,Party,${pair}`, '2026-03-01,Tea,2.00,', '2026-03-02,Anand,,5.00'])).toEqual(['2026-03-01 -200 - Tea', '2026-03-02 500 - Anand']);
  });
});

describe('a day in words that are not known, beside one of interest', () => {
  const lines = (heading: string, other: (at: number) => string): string[] => [`Valeur,${heading},Text,Amount`, ...listed(9, (at) => `${other(at)},Shop ${at},-${at + 1}.00`)];
  const firstDay = async (heading: string, other: (at: number) => string): Promise<string | undefined> => (await rowsOf(lines(heading, other)))[0]?.slice(0, 10);

  test('is that of the payment where it lies near', async () => {
    expect(await firstDay('Erfasst', (at) => `2026-02-2${at}`)).toBe(day(0));
    expect(await firstDay('Erfasst', (at) => day(at + 1))).toBe(day(1));
  });

  test('is not where all rows have the same', async () => {
    expect(await firstDay('Gesehen', () => day(5))).toBe(day(0));
  });

  test.each(['Rechnungsdatum', 'Maturity', 'Extracted', 'Échue le', 'Bestelldatum', 'Vervaldag', 'Document'])('is not where it is called "%s"', async (heading) => {
    expect(await firstDay(heading, (at) => day(at + 1))).toBe(day(0));
  });
});

test.each(['Form revised March 2024', 'Preisliste gültig ab März 2024', 'Version mars 2024', 'Customer since March 2024', 'Template (March 2024 edition)', 'Kassenblatt, Stand: März 2024'])('a month of something else gives the dates no year: %s', async (title) => {
  expect(await questionOf([title, 'Datum,Text,Betrag', '02.03.,Porto,-5.00', '13.03.,Papier,-6.00', '14.03.,Verkauf,50.00'])).toMatch(/have no year/);
});

test.each(['Issued', 'REFUNDED', 'Partially refunded', 'Memo Posted', 'Imported', 'Disputed', 'Teilweise erstattet', 'Remboursé'])('a state of money that moved is asked about no more than any: %s', async (state) => {
  expect(await rowsOf(['Date,Text,Amount,Status', ...listed(10, (at) => `Tea ${at},-${at + 1}.10,${at === 3 ? state : 'Completed'}`)])).toHaveLength(10);
});

describe('rows in pairs that are no books', () => {
  test('takings that go to the bank each day, the last not yet', async () => {
    expect(await rowsOf(['Date,Text,Amount', ...listed(8, (at) => `Takings,${at + 400}.00\n${day(at)},Banked,-${at + 400}.00`), '2026-03-20,Takings,555.00'])).toHaveLength(17);
  });

  test('those takings of a year, of which the first rows alone are looked at', async () => {
    const takings = Array.from({ length: 240 }, (_, at) => new Date(Date.UTC(2025, 0, at + 1)).toISOString().slice(0, 10)).flatMap((date, at) => [`${date},Takings,${at + 400}.00`, ...(at === 239 ? [] : [`${date},Banked,-${at + 400}.00`])]);
    expect(await rowsOf(['Date,Text,Amount', ...takings.slice(1)])).toHaveLength(478);
  });

  test('halves that name their flat', async () => {
    expect(await questionOf(['Date,Text,Flat,Amount', ...listed(8, (at) => `A half,Flat ${at},${at + 400}.00\n${day(at)},B half,Flat ${at},${at + 400}.00`)])).toMatch(/carry no sign/);
  });

  test.each(['', '2026-03-28,Repair,-55.00'])('two halves of a rent, each day another sum: %s', async (last) => {
    expect(await rowsOf(['Date,Description,Amount', ...listed(8, (at) => `A half,${at + 400}.00\n${day(at)},B half,${at + 400}.00`), ...(last ? [last] : []), '2026-03-29,Insurance,-70.00'])).toHaveLength(last ? 18 : 17);
  });
});

describe('the currency of what was charged abroad', () => {
  test.each(['Original Currency', 'Originalwährung', 'Foreign currency', 'Devise d\'origine'])('is not that of the amount: %s', async (heading) => {
    const { rows } = await readAll([`Date,Value date,Type,Text,Amount (EUR),Original Amount,${heading}`, ...listed(9, (at) => `${day(at)},Credit Transfer,Client ${at},${at + 1}.50,,`), '2026-03-25,2026-03-26,Presentment,AWS,-45.10,-50.00,USD'].join('\n'), 'export.csv');
    expect([rows.length, ...new Set(rows.map(({ currency }) => currency))]).toEqual([10, 'EUR']);
    expect(rows.at(-1)?.amountMinor).toBe(-4_510);
  });

  test('is where all payments were charged in it, and in no other amount', async () => {
    const { rows } = await readAll(['Date,Text,Amount,Original Currency', ...listed(9, (at) => `Tea ${at},-${at + 1}.50,USD`)].join('\n'), 'export.csv');
    expect([...new Set(rows.map(({ currency }) => currency))]).toEqual(['USD']);
  });
});
