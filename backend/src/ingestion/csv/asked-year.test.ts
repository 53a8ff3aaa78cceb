/** Dates without a year, and no period that says which: the year is asked, with what the file itself suggests as the first answer. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { isFailure, type StatementReading } from '../statement.ts';
import { mappingOfAnswer } from '../understand/answered.ts';
import type { ReadingMapping } from '../mapping.ts';

const TODAY = '2026-11-22';

async function read(dates: readonly string[], { above = '', fileName = 'export.csv', said = {} }: { above?: string; fileName?: string; said?: ReadingMapping } = {}): Promise<{ reading: StatementReading; dates: string[] }> {
  const content = `${above}Date,Description,Amount\n${dates.map((date, index) => `${date},SHOP ${index},-${index + 1}.00`).join('\n')}\n`;
  const found: string[] = [];
  const reading = await readSource(memorySource(Buffer.from(content)), { fileName, today: TODAY, guidance: { said, remembered: [] }, onRows: (rows) => { found.push(...[...rows].map(({ date }) => date)); } });
  if (isFailure(reading)) throw new Error(reading.failure);
  return { reading, dates: found };
}

test.each<[string, readonly string[], string, string[]]>([
  ['behind an opening balance that has one', ['6 Jan', '29 Mar'], 'Opening balance 1 January 2026,,\n', ['2026-01-06', '2026-03-29']],
  ['over the turn of the year', ['28.12.', '02.01.'], 'Anfangssaldo 01.12.2024,,\n', ['2024-12-28', '2025-01-02']],
])('the year is settled %s', async (_, dates, above, expected) => {
  const found = await read(dates, { above });
  expect([found.reading.ambiguity, found.dates]).toEqual([null, expected]);
});

/** By the first answer that is proposed. */
async function answered(dates: readonly string[], options: Parameters<typeof read>[1] = {}): Promise<string[]> {
  const { ambiguity } = (await read(dates, options)).reading;
  expect(ambiguity?.about).toBe('year');
  return (await read(dates, { ...options, said: { ...options.said, ...mappingOfAnswer('year', ambiguity!.options[0]!) } })).dates;
}

const MARCH = ['03/04', '03/17', '03/28'];

describe('the proposed year', () => {
  test.each<[string, readonly string[], Parameters<typeof read>[1], string[]]>([
    ['the last one that is over', ['Dec 3', 'Dec 24'], {}, ['2025-12-03', '2025-12-24']],
    ['that of the file\'s name', MARCH, { fileName: 'statement-2024-03.csv' }, ['2024-03-04', '2024-03-17', '2024-03-28']],
    ['that of the file\'s name, before its day', ['28 Dec', '30 Dec'], { fileName: 'export_20250331.csv' }, ['2024-12-28', '2024-12-30']],
    ['that of a line above', MARCH, { above: 'Printed on 31.12.2023\n' }, ['2023-03-04', '2023-03-17', '2023-03-28']],
    ['over the turn of the year', ['28.12.', '30.12.', '02.01.'], { fileName: '2025-01.csv' }, ['2024-12-28', '2024-12-30', '2025-01-02']],
    ['over the turn of the year, newest first', ['02.01.', '30.12.', '28.12.'], { fileName: '2025-01.csv' }, ['2025-01-02', '2024-12-30', '2024-12-28']],
    ['over the turn of the year, in no order', ['15 Jan', '20 Dec', '3 Feb', '11 Nov', '2 Jan', '30 Dec', '9 Nov'], { fileName: '2026-02.csv' }, ['2026-01-15', '2025-12-20', '2026-02-03', '2025-11-11', '2026-01-02', '2025-12-30', '2025-11-09']],
    ['a leap year where the 29th of February was paid', ['27 Feb', '29 Feb'], {}, ['2024-02-27', '2024-02-29']],
  ])('%s', async (_, dates, options, expected) => { expect(await answered(dates, options)).toEqual(expected); });
});

test('the question shows what each answer means', async () => {
  const { reading } = await read(MARCH, { fileName: 'march-2024.csv' });
  expect(reading.ambiguity).toEqual({
    about: 'year', question: 'The dates of this file have no year, and no period above them says which. In which year is 03/28, the last one?',
    options: ['2024 (March 4, 2024 to March 28, 2024, as the file\'s name suggests)', '2026 (March 4, 2026 to March 28, 2026)', '2025 (March 4, 2025 to March 28, 2025)', '2023 (March 4, 2023 to March 28, 2023)'],
  });
  expect(reading.rowCount).toBe(3);
});

test('the order of day and month is asked first where the turn of the year depends on it, and afterwards where it does not', async () => {
  expect((await read(['12/01', '01/02', '01/03'])).reading.ambiguity?.about).toBe('date-order');
  expect((await read(['01/02', '01/03'])).reading.ambiguity?.about).toBe('year');
  const { reading } = await read(['01/02', '01/03'], { said: { year: 2025 } });
  expect([reading.ambiguity?.about, reading.choices.find(({ what }) => what === 'years')]).toEqual(['date-order', { what: 'years', choice: 'the last one is 2025', reason: 'you said so', confidence: 1, origin: 'said' }]);
  expect((await read(['01/02', '01/03'], { said: { year: 2025, dateOrder: 'month-first' } })).dates).toEqual(['2025-01-02', '2025-01-03']);
});

test('days of several years are refused', async () => {
  const months = ['Jan', 'Apr', 'Jul', 'Oct'];
  await expect(read([...months, ...months, ...months].map((month) => `5 ${month}`))).rejects.toThrow(/have no year/);
});
