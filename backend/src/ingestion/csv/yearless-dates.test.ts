/** Dates without a year get that of the period above them, or the year is asked: never one that is only likely. */
import { expect, test } from '@jest/globals';
import { readAll, short } from '../test-reading.ts';

const file = (above: string, dates: readonly string[]): string => [above, 'Date,Description,Amount', ...dates.map((date, index) => `${date},SHOP ${index},-${index + 1}.00`)].join('\n');
const datesOf = async (above: string, dates: readonly string[]): Promise<string[]> => (await readAll(file(above, dates), 'export.csv')).rows.map(({ date }) => date);

test.each<[string, string, string[], string[]]>([
  ['in one year', 'Statement period 01/01/2026 - 03/31/2026', ['01/05', '02/27', '03/30'], ['2026-01-05', '2026-02-27', '2026-03-30']],
  ['over the turn of the year', 'From 15 Dec 2025 to 14 Jan 2026', ['16 Dec', '31 Dec', '2 Jan', '14 Jan'], ['2025-12-16', '2025-12-31', '2026-01-02', '2026-01-14']],
  ['with points', 'Zeitraum: 01.12.2025 bis 31.01.2026', ['05.12.', '24.12.', '15.01.'], ['2025-12-05', '2025-12-24', '2026-01-15']],
  ['days and months that read both ways, of which one order lies in the period', '1 Jan 2026 to 31 Jan 2026', ['01/05', '01/12'], ['2026-01-05', '2026-01-12']],
  ['month names in front', '"Jan 1, 2026 - Mar 31, 2026"', ['Jan 4', 'Mar 30'], ['2026-01-04', '2026-03-30']],
])('%s', async (_, above, dates, expected) => {
  expect(await datesOf(above, dates)).toEqual(expected);
});

test('days and months that read both ways within the period are asked about', async () => {
  const { reading } = await readAll(file('2026-01-01 - 2026-06-30', ['01/05', '02/03']), 'export.csv');
  expect(reading.ambiguity).toMatchObject({ about: 'date-order' });
});

test('the choice says where the years come from, and a later row outside the period is told', async () => {
  const days = Array.from({ length: 500 }, (_, index) => `${String((index % 28) + 1).padStart(2, '0')} Feb`);
  const { reading, rows } = await readAll(file('Period 2026-02-01 - 2026-02-28', [...days, '03 Apr']), 'export.csv');
  expect(reading.choices.find(({ what }) => what === 'years')).toMatchObject({ choice: 'those of the period', reason: expect.stringMatching(/2026-02-01 - 2026-02-28/) });
  expect(rows).toHaveLength(500);
  expect(short(rows)[27]).toBe('2026-02-28 -2800 - SHOP 27');
  expect(reading.problems).toMatchObject([{ line: 503, reason: expect.stringMatching(/"03 Apr" could not be read as a date/) }]);
});

test.each<[string, string, string?]>([
  ['no period', 'Printed 05 Jan 2026'],
  ['two days that are none', 'Printed 05 Jan 2026, due 20 Jan 2026'],
  ['two periods', '2025-12-01 - 2025-12-31\n2026-12-01 - 2026-12-31'],
  ['rows outside it', 'Period 2026-01-01 - 2026-01-31'],
  ['a period of many years', 'Period 2020-01-01 - 2026-12-31'],
])('asked: %s', async (_, above) => {
  expect((await readAll(file(above, ['03 Dec', '24 Dec']), 'export.csv')).reading.ambiguity).toMatchObject({ about: 'year' });
});
