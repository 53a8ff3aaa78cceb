/** XLSX: days and numbers as they are stored, kept values of formulas, texts in every form, several sheets, and containers that are none or do harm. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';
import { serialOf, writeWorkbook, zip, type TestCell } from './test-workbook.ts';

const day = (date: string): TestCell => ({ day: serialOf(date) });
const HEADINGS = ['Date', 'Description', 'Amount'];
const march: TestCell[][] = [HEADINGS, [day('2026-03-04'), 'Rent', -1234.5], [day('2026-03-05'), 'Sale "A"', 0.1 + 0.2], [day('2026-03-06'), 'Sale\tB', 1000]];

test('days and numbers are exact, above them may stand anything', async () => {
  const { reading, rows } = await readAll(await writeWorkbook([{ name: 'March', rows: [['Account activity'], [], ...march] }]), 'march.xlsx');
  expect(short(rows)).toEqual(['2026-03-04 -123450 - Rent', '2026-03-05 30 - Sale "A"', '2026-03-06 100000 - Sale B']);
  expect(rows.map((row) => row.line)).toEqual([4, 5, 6]);
  expect(reading).toMatchObject({ kind: 'xlsx', problemCount: 0, ambiguity: null });
  expect(reading.parsedText).toContain('2026-03-04\tRent\t-1234.5');
});

test('the calendar of 1904, where dates are mere numbers', async () => {
  const days = [serialOf('2026-03-04') - 1462, serialOf('2026-03-17') - 1462];
  const bytes = await writeWorkbook([{ name: 'a', rows: [['Date', 'Description', 'Amount'], ...days.map((day) => [day, 'Rent', -5])] }], { is1904: true });
  const { reading, rows } = await readAll(bytes, 'a.xlsx');
  expect(rows.map((row) => row.date)).toEqual(['2026-03-04', '2026-03-17']);
  expect(reading.choices.find(({ what }) => what === 'dates')?.reason).toMatch(/from 1 January 1904 as this workbook does/);
});

test('the calendar of 1904', async () => {
  const shifted = march.map((cells, row) => (row === 0 ? cells : [{ day: serialOf(['2026-03-04', '2026-03-05', '2026-03-06'][row - 1]!) - 1462 }, ...cells.slice(1)]));
  expect((await readAll(await writeWorkbook([{ name: 'a', rows: shifted }], { is1904: true }), 'a.xlsx')).rows.map((row) => row.date)).toEqual(['2026-03-04', '2026-03-05', '2026-03-06']);
});

test('formulas by their kept value, rich and inline texts, errors, truths', async () => {
  const cell = (xml: string): TestCell => ({ xml: (reference) => xml.replace('<c', `<c r="${reference}"`) });
  const { reading, rows } = await readAll(await writeWorkbook([{ name: 'a', rows: [HEADINGS,
    [day('2026-03-04'), cell('<c t="inlineStr"><is><r><t>Ri</t></r><r><t>ch</t></r><rPh><t>no</t></rPh></is></c>'), cell('<c><f>A1*2</f><v>-12.3</v></c>')],
    [day('2026-03-05'), cell('<c t="str"><f>UPPER("x")</f><v>WORDS</v></c>'), 5],
    ...[7, 8, 9].map((amount): TestCell[] => [day('2026-03-05'), 'plain', amount]),
    [day('2026-03-06'), 'broken', cell('<c t="e"><f>1/0</f><v>#DIV/0!</v></c>')]] }]), 'a.xlsx');
  expect(short(rows).slice(0, 2)).toEqual(['2026-03-04 -1230 - Rich', '2026-03-05 500 - WORDS']);
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['7 "#DIV/0!" could not be read as an amount.']);
});

test('amounts typed as text with commas beside real numbers', async () => {
  const { rows } = await readAll(await writeWorkbook([{ name: 'a', rows: [HEADINGS, [day('2026-03-04'), 'a', '-1.234,50'], [day('2026-03-05'), 'b', 12.5], [day('2026-03-06'), 'c', '7,25']] }]), 'a.xlsx');
  expect(rows.map((row) => row.amountMinor)).toEqual([-123_450, 1_250, 725]);
});

test('dates typed as text that read both ways are asked about', async () => {
  const { reading, rows } = await readAll(await writeWorkbook([{ name: 'a', rows: [HEADINGS, ['03/04/2026', 'a', -1.5]] }]), 'a.xlsx');
  expect([reading.kind, reading.ambiguity?.about, rows.length]).toEqual(['xlsx', 'date-order', 0]);
});

describe('several sheets', () => {
  const april: TestCell[][] = [HEADINGS, [day('2026-04-04'), 'Rent', -1234.5]];
  const check = async (sheets: Parameters<typeof writeWorkbook>[0], rowCount: number, problems: RegExp[] = []): Promise<void> => {
    const { reading, rows } = await readAll(await writeWorkbook(sheets), 'a.xlsx');
    expect([rows.length, reading.rowCount]).toEqual([rowCount, rowCount]);
    expect(reading.problems.map(({ reason }) => reason)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  };
  test('a cover without payments', () => check([{ name: 'Cover', rows: [['Our books'], ['Total', 5]] }, { name: 'March', rows: march }], 3));
  test('months with the same columns', () => check([{ name: 'March', rows: march }, { name: 'April', rows: april }], 4));
  test('the same payments once more', () => check([{ name: 'All', rows: [...march, ...april.slice(1)] }, { name: 'April', rows: april }], 4, [/Sheet "April" is left out: all of its payments stand in another sheet too/]));
  test('a table of another kind', () => check([{ name: 'March', rows: march }, { name: 'Budget', rows: [['Date', 'Plan', 'Amount', 'Who'], [day('2026-03-04'), 'Travel', -5.5, 'me']] }], 3, [/its columns are not those/]));
  test('a hidden one', () => check([{ name: 'March', rows: march }, { name: 'April', rows: april, isHidden: true }], 3));
});

describe('refused with the reason', () => {
  const check = async (bytes: Buffer, reason: RegExp): Promise<void> => expect(await refusal(bytes, 'a.xlsx')).toMatch(reason);
  test('a zip cut off', async () => check((await writeWorkbook([{ name: 'a', rows: march }])).subarray(0, -30), /damaged or incomplete/));
  test('a letter', async () => check(await zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }), /no workbook/));
  test('no payments', async () => check(await writeWorkbook([{ name: 'a', rows: [['Hello']] }]), /No transactions found/));
  test('a part that declares too much', async () => check(await zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': Buffer.alloc(65 * 1024 * 1024) }), /unpacks to more than 64 MB/));
  test('a part that lies about its size', async () => {
    const bytes = await zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': Buffer.alloc(65 * 1024 * 1024) });
    const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(1_000, directory + 24);
    await check(bytes, /damaged or incomplete/);
  });
  test('entities of its own', async () => check(await zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }), /declares a document type/));
});
