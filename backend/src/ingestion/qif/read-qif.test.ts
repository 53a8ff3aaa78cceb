/** QIF as programs of several countries write it: padded dates with apostrophes, decimal commas, splits, transfers, several accounts, and what has to be asked. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const bank = (...records: string[]): string => `!Type:Bank\n${records.map((record) => `${record.replaceAll('|', '\n')}\n^\n`).join('')}`;

test('Quicken\'s dates, payees, categories, transfers and splits', async () => {
  const { reading, rows } = await readAll(bank("D3/ 4'26|T-12.50|PBakery|MBread|LFood:Bread/2026|N101", "D3/14'26|T1,000.00|PAlice Ltd|L[Savings]", "D 3/15/26|T-30.00|PMarket|L--Split--|SFood|$-10.00|SHome|$-20.00"), 'books.qif');
  expect(short(rows)).toEqual(['2026-03-04 -1250 - Bakery Bread', '2026-03-14 100000 - Alice Ltd', '2026-03-15 -3000 - Market']);
  expect(rows.map((row) => row.category)).toEqual(['Food:Bread', null, null]);
  expect(reading).toMatchObject({ kind: 'qif', problemCount: 0, ambiguity: null });
});

test('a year of one digit behind the apostrophe', async () => expect((await readAll(bank("D3/14' 6|T-1.00|PTea"), 'a.qif')).rows.map((row) => row.date)).toEqual(['2006-03-14']));

test('decimal commas and points between the numbers of a date', async () => {
  const { rows } = await readAll(bank('D04.03.2026|T-1.234,50|PMiete', 'D05.03.2026|T12,00|PVerkauf'), 'a.qif');
  expect(short(rows)).toEqual(['2026-03-04 -123450 - Miete', '2026-03-05 1200 - Verkauf']);
});

test('nothing but money in is money in: QIF states its signs', async () => {
  expect((await readAll(bank('D2026-03-04|T5.00|PTip', 'D2026-03-05|T6.00|PTip'), 'a.qif')).rows.map((row) => row.amountMinor)).toEqual([500, 600]);
});

describe('what the file does not settle is asked', () => {
  test('the order of day and month', async () => {
    const content = bank('D03/04/26|T-5.00|PTea');
    const { reading, rows } = await readAll(content, 'a.qif');
    expect([reading.ambiguity?.about, reading.rowCount, rows.length]).toEqual(['date-order', 1, 0]);
    const [dayFirst = '', monthFirst = ''] = reading.ambiguity?.options ?? [];
    expect(short((await readAll(content, 'a.qif', { 'date-order': dayFirst })).rows)).toEqual(['2026-04-03 -500 - Tea']);
    expect(short((await readAll(content, 'a.qif', { 'date-order': monthFirst })).rows)).toEqual(['2026-03-04 -500 - Tea']);
  });
  test('what 1.234 is', async () => expect((await readAll(bank('D2026-03-04|T-1.234|PTea'), 'a.qif')).reading.ambiguity?.about).toBe('decimal-mark'));
});

test('several accounts, lists between them, an opening balance and investments', async () => {
  const content = `!Option:AutoSwitch\n!Account\nNChecking\nTBank\n^\n!Type:Bank\nD2026-03-01\nT100.00\nPOpening Balance\nL[Checking]\n^\nD2026-03-04\nT-1.00\nPa\n^\n!Account\nNVisa\nTCCard\n^\n!Type:CCard\nD2026-03-05\nT-2.00\nPb\n^\n!Type:Cat\nNFood\nE\n^\n!Type:Invst\nD2026-03-06\nNBuy\nT5.00\n^\n`;
  const { reading, rows } = await readAll(content, 'a.qif');
  expect(rows.map((row) => `${row.account} ${row.amountMinor}`)).toEqual(['Checking -100', 'Visa -200']);
  expect(reading.problems.map(({ reason }) => reason)).toEqual(['An opening balance, not a payment.', expect.stringContaining('investments')]);
});

test('what cannot be read is listed with its line', async () => {
  const { reading } = await readAll(bank('D2026-02-31|T-1.00|Pa', 'D2026-03-04|Tmuch|Pb', 'D2026-03-04|T-1.00|Pc'), 'a.qif');
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['2 "2026-02-31" could not be read as a date.', '6 "much" could not be read as an amount.']);
});

test('investments alone and lists alone are refused', async () => {
  expect(await refusal('!Type:Invst\nD2026-03-06\nNBuy\nT5.00\n^\n', 'a.qif')).toMatch(/about investments/);
  expect(await refusal('!Type:Cat\nNFood\n^\n', 'a.qif')).toMatch(/no register/);
});
