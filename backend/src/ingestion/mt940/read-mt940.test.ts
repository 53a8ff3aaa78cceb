/** MT940 as banks write it: reversals, a booking across the turn of the year, pages, several statements, three manners of :86:, and the balances as a proof. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal } from '../test-reading.ts';

const message = (lines: string[], { account = '10020030/1234567', opening = ':60F:C260301EUR100,00', closing = ':62F:C260331EUR100,00', number = '1/1' } = {}): string =>
  [':20:STARTUMS', `:25:${account}`, `:28C:${number}`, opening, ...lines, closing, '-', ''].join('\r\n');

test('directions, reversals, funds codes, amounts without cents', async () => {
  const { reading, rows } = await readAll(message([
    ':61:2603020302D12,50NMSCNONREF', ':61:2603030303C1000,NTRFREF1//BANK1', ':61:2603040304RC5,N078NONREF', ':61:2603050305RD2,5NMSCX', ':61:2603060306CR1,NMSCNONREF', ':61:2603070307DR0,01NMSCNONREF',
  ], { closing: ':62F:C260331EUR1085,99' }), 'march.sta');
  expect(rows.map((row) => `${row.date} ${row.amountMinor}`)).toEqual(['2026-03-02 -1250', '2026-03-03 100000', '2026-03-04 -500', '2026-03-05 250', '2026-03-06 100', '2026-03-07 -1']);
  expect(reading).toMatchObject({ kind: 'mt940', accountKey: '10020030/1234567', currency: 'EUR', openingMinor: 10_000, closingMinor: 108_599, balanceProof: 'holds', problemCount: 0 });
  expect(rows[1]).toMatchObject({ description: 'REF1 BANK1', line: 6 });
  expect(rows.map(({ reference }) => reference)).toEqual([null, 'BANK1', null, 'X', null, null]);
});

test('the year of a booking is the one nearest to its value date, on both sides of the turn', async () => {
  const { rows } = await readAll(message([':61:2512310102D1,NMSCa', ':61:2601021231D1,NMSCb', ':61:2602300227D1,NMSCc', ':61:260315D1,NMSCd']), 'a.sta');
  expect(rows.map((row) => row.date)).toEqual(['2026-01-02', '2025-12-31', '2026-02-27', '2026-03-15']);
});

describe('what a payment was for', () => {
  const check = async (details: string[], expected: { description: string; counterparty: string | null }): Promise<void> =>
    expect((await readAll(message([':61:2603020302D1,NMSCNONREF', ...details]), 'a.sta')).rows[0]).toMatchObject(expected);
  test('German fields with SEPA parts, cut within words and lines', () => check([':86:166?00SEPA TRANSFER?10931?20EREF+R-2026-77?21SVWZ+Rechnung 2026-77 vom M?22aerz fuer Beratung?30COBADEFF?31DE89370400440532013000?32MUSTER UND SOEHNE GMBH & C?33O KG'],
    { description: 'Rechnung 2026-77 vom Maerz fuer Beratung', counterparty: 'MUSTER UND SOEHNE GMBH & CO KG' }));
  test('German fields without SEPA parts', () => check([':86:005?00LASTSCHRIFT?20RECHNUNG 123?21VOM 3. APRIL?32STADTWERKE'], { description: 'RECHNUNG 123 VOM 3. APRIL', counterparty: 'STADTWERKE' }));
  test('Dutch codes over two lines', () => check([':86:/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/J. de', ' Vries/REMI/Factuur 12/EREF/NOTPROVIDED'], { description: 'Factuur 12', counterparty: 'J. de Vries' }));
  test('free text over two lines', () => check([':86:CARD PAYMENT', 'BAKERY ZURICH'], { description: 'CARD PAYMENT BAKERY ZURICH', counterparty: null }));
  test('nothing but the references', () => check([], { description: '(no description)', counterparty: null }));
});

test('pages are one statement; several statements of one account are proved each, and their chain from first to last', async () => {
  const pages = message([':61:2603020302D10,NMSCa'], { closing: ':62M:C260315EUR90,00' }) + message([':61:2603200320C5,NMSCb'], { opening: ':60M:C260315EUR90,00', closing: ':62F:C260331EUR95,00', number: '1/2' });
  const april = message([':61:2604010401C5,NMSCc'], { opening: ':60F:C260401EUR95,00', closing: ':62F:C260430EUR100,00', number: '2/1' });
  const { reading, rows } = await readAll(pages + april, 'a.940');
  expect(rows).toHaveLength(3);
  expect(reading).toMatchObject({ openingMinor: 10_000, closingMinor: 10_000, balanceProof: 'holds' });
  const gap = await readAll(message([':61:2603020302D10,NMSCa'], { closing: ':62F:C260331EUR90,00' }) + message([':61:2605010501C5,NMSCc'], { opening: ':60F:D260501EUR1,00', closing: ':62F:C260531EUR4,00' }), 'a.940');
  expect(gap.reading).toMatchObject({ openingMinor: null, closingMinor: 400, balanceProof: 'holds' });
});

test('a statement that does not add up says so, and lists the line that is missing', async () => {
  const { reading } = await readAll(message([':61:2603020302D10,00NMSCa', ':61:2603XX', ':61:2603050305ED7,NMSCexpected']), 'a.sta');
  expect(reading.balanceProof).toBe('broken');
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['6 This is not a payment line of MT940: it needs a date, C or D, and an amount.', '7 The bank only expects this payment; it is not counted until it is booked.']);
});

test('several accounts, SWIFT envelopes, an IBAN with its currency, yen, 8-bit letters', async () => {
  const envelope = (body: string): string => `{1:F01BANKDEFFXXXX0000000000}{2:O9400000000000BANKDEFFXXXX00000000000000000000N}{4:\r\n${body.replace(/-\r\n$/, '-}')}\r\n`;
  const content = envelope(message([':61:2603020302D1,NMSCa', ':86:Café'], { account: 'DE89370400440532013000EUR' })) + envelope(message([':61:2603020302D1200,NMSCb'], { account: '77', opening: ':60F:C260301JPY5000,', closing: ':62F:C260331JPY3800,' }));
  const { reading, rows } = await readAll(Buffer.from(content, 'latin1'), 'a.sta');
  expect(rows.map((row) => `${row.account} ${row.amountMinor} ${row.currency} ${row.description}`)).toEqual(['DE89370400440532013000 -100 EUR Café', '77 -1200 JPY b']);
  expect(reading).toMatchObject({ accountKey: null, openingMinor: null, balanceProof: 'broken' });
});

test('no payments', async () => expect(await refusal(message([]), 'a.sta')).toMatch(/states no booked payments/));

test('lines that are all indented as far as the first; a tag further in is text', async () => {
  const indented = message([':61:2603020302D1,NMSC', ':86:PAID', '  :61:2603030303D9,NMSC']).split('\r\n').map((line) => `  ${line}`).join('\n');
  const { rows, reading } = await readAll(indented, 'a.sta');
  expect(rows.map((row) => `${row.amountMinor} ${row.description}`)).toEqual(['-100 PAID :61:2603030303D9,NMSC']);
  expect(reading.closingMinor).toBe(10_000);
});

describe('a statement that stands in the file twice', () => {
  const march = message([':61:2603020302D40,NMSC//A', ':61:2603030303D10,NMSC//B'], { closing: ':62F:C260331EUR50,00' });
  test('counts once, and the second one is told', async () => {
    const { rows, reading } = await readAll(march + march, 'a.sta');
    expect(rows.map((row) => row.amountMinor)).toEqual([-4000, -1000]);
    expect(reading).toMatchObject({ openingMinor: 10_000, closingMinor: 5_000, balanceProof: 'holds' });
    expect(reading.problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^A statement that this file holds already/)]);
  });
  test('another account with the same payments counts', async () => expect((await readAll(march + march.replace('1234567', '7654321'), 'a.sta')).rows).toHaveLength(4));
  test('so does one of the same amounts that is not the same', async () => expect((await readAll(march + march.replace('//B', '//C'), 'a.sta')).rows).toHaveLength(4));
  test('and one whose payments leave the balance where it was', async () => {
    const even = message([':61:2603020302D40,NMSC//A', ':61:2603030303C40,NMSC//B']);
    expect((await readAll(even + even, 'a.sta')).rows).toHaveLength(4);
  });
});
