/** Files that stand close to what is read without a question, and mean something else. */
import { describe, expect, test } from '@jest/globals';
import { dateEvidence } from '../cells/dates.ts';
import { readAll } from '../test-reading.ts';

const ROWS = [...Array(12).keys()];
const dateOf = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const read = async (heading: string, lineOf: (at: number) => string, behind: readonly string[] = []): ReturnType<typeof readAll> => readAll([heading, ...ROWS.map(lineOf), ...behind].join('\n'), 'export.csv');

describe('the currency of what was bought is not that of the account', () => {
  test.each([
    ['where another row was exchanged', 'Date,Merchant,Original currency,Amount,Exchange rate', (at: number) => `${dateOf(at)},Tea ${at},${at % 6 ? 'USD,-9.20,0.92' : 'EUR,-10.00,1'}`],
    ['where a fee was taken', 'Date,Merchant,Original currency,Amount,Foreign fee', (at: number) => `${dateOf(at)},Tea ${at},${at === 5 ? 'EUR' : 'USD'},-9.20,0.15`],
    ['where some rows name none', 'Date,Merchant,Original currency,Amount', (at: number) => `${dateOf(at)},Tea ${at},${at % 4 ? 'USD' : ''},-9.20`],
  ] as const)('%s', async (_, heading, lineOf) => expect((await read(heading, lineOf)).rows[0]?.currency ?? null).toBeNull());

  test('but where all agree', async () => expect((await read('Date,Merchant,Original currency,Amount,Exchange rate', (at) => `${dateOf(at)},Tea ${at},USD,-9.20,1.00`)).rows[0]?.currency).toBe('USD'));
});

describe('a line that may be left out', () => {
  const amountOf = (at: number): number => (at % 4 ? 1 : -1) * (100 + at * 7);
  const sum = ROWS.reduce((total, at) => total + amountOf(at), 0);
  const optionsFor = async (saying: (at: number) => string, ofSum: string): Promise<readonly string[] | undefined> => (await read('Date,Description,Amount', (at) => `${dateOf(at)},${saying(at)},${amountOf(at)}.00`, [`2026-03-31,${ofSum},${sum}.00`])).reading.ambiguity?.options.slice(1);

  test('is named in full where payments begin as it does', async () => expect(await optionsFor((at) => `Sales ${at}/3`, 'Sales 3/2026')).toEqual(['They are no payments: leave out what says "sales 3/2026"']));
  test('is not offered where nothing tells it from payments', async () => expect(await optionsFor(() => 'Sales', 'Sales')).toEqual([]));
  test('is not offered without a text', async () => expect(await optionsFor((at) => `Sales ${at}`, '')).toEqual([]));
});

test.each(['Room 2 of March 2026', 'Stay 3 of March 2026 at 14:30', 'Tour 2 March 2026 at 14:30'])('%s is a text', (text) => expect(dateEvidence(text)).toBeNull());

test('a tax that is kept back is none of what was paid', async () => {
  const { reading } = await read('Datum,Text,Betrag,Umsatzsteuer,Auszahlung', (at) => `${dateOf(at)},Verkauf ${at},${100 + at}.00,-${10 + at}.00,90.00`);
  expect(reading.ambiguity?.options).toEqual(['Money out (spending)', 'Money in (income)']);
});
