/** Dates as a spreadsheet program counts them are read where the file says that they are dates, and nowhere else. */
import { expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const ROWS = ['45413,Rent,-1850.00', '45414.354167,SQUARE INC,120.50', '45416,Total Wine,-20.00'];

test('numbers below a heading that says date are dates, with what they are counted from', async () => {
  const { reading, rows } = await readAll(['Account 12345', 'Date,Description,Amount', ...ROWS].join('\n'), 'export.csv');
  expect(short(rows)).toEqual(['2024-05-01 -185000 - Rent', '2024-05-02 12050 - SQUARE INC', '2024-05-04 -2000 - Total Wine']);
  expect(reading.choices.find(({ what }) => what === 'dates')).toMatchObject({ choice: 'numbers of a spreadsheet program', reason: expect.stringMatching(/45413 stands for 2024-05-01/) });
});

test('decimal commas in their cells do not matter, nor does a line that is none', async () => {
  const { reading, rows } = await readAll(['Datum;Text;Betrag', '45413,5;Miete;-1.850,00', '45414;Kasse;120,50', '45415;Kasse;1,00', '45416;Kasse;2,00', 'soon;Kasse;3,00'].join('\n'), 'export.csv');
  expect(short(rows)).toEqual(['2024-05-01 -185000 - Miete', '2024-05-02 12050 - Kasse', '2024-05-03 100 - Kasse', '2024-05-04 200 - Kasse']);
  expect(reading.problems).toMatchObject([{ line: 6, reason: expect.stringMatching(/"soon" could not be read as a date/) }]);
});

test('real dates go before numbers, and what could be a short date is refused', async () => {
  const { rows } = await readAll(['Date,Posted,Description,Amount', ...ROWS.map((row, index) => row.replace(',', `,2025-03-0${index + 1},`))].join('\n'), 'export.csv');
  expect(rows.map(({ date }) => date)).toEqual(['2025-03-01', '2025-03-02', '2025-03-03']);
  expect(await refusal(['Date,Description,Amount', '31225,Rent,-1850.00', '41225,Ink,-5.00'].join('\n'), 'export.csv')).toMatch(/numbers of a spreadsheet program/);
});
