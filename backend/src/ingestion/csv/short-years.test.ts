/** Dates of three pairs of digits, any of which may be the year. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import type { ReadingMapping } from '../mapping.ts';
import { readSource } from '../read-statement.ts';
import { isFailure } from '../statement.ts';
import { mappingOfAnswers } from '../understand/answered.ts';

const TODAY = '2026-11-28';
const sheet = (dates: readonly string[], headings = 'Date,Text,Amount'): string => `${headings}\n${dates.map((date, at) => `${date},Shop ${at},-${at + 1}.50`).join('\n')}\n`;

async function read(content: string, said: ReadingMapping = {}, remembered: ReadingMapping = {}): Promise<{ dates: string[]; options: string[]; question: string }> {
  const dates: string[] = [];
  const find = async (known: ReadingMapping[]) => readSource(memorySource(Buffer.from(content)), { fileName: 'a.csv', today: TODAY, guidance: { said, remembered: known.map((mapping) => ({ id: 'a', layout: layout!, mapping })) }, onRows: (batch) => { for (const row of batch) dates.push(row.date); } });
  let layout: { signature: string; accountKey: string } | undefined;
  let reading = await find([]);
  if (isFailure(reading)) throw new Error(reading.failure);
  if (Object.keys(remembered).length > 0) {
    layout = reading.layout;
    dates.length = 0;
    reading = await find([remembered]);
    if (isFailure(reading)) throw new Error(reading.failure);
  }
  return { dates, options: reading.ambiguity?.options ?? [], question: reading.ambiguity?.question ?? '' };
}

const full = (dates: readonly string[]): string[] => dates.map((date) => `20${date.replaceAll(/[/.]/g, '-')}`);
/** Each a little later than the one before in every order. */
const OPEN = ['03-04-05', '03-05-06', '04-05-07', '04-06-08', '05-07-09', '06-08-09', '06-09-10', '07-09-11', '08-10-11'];

describe('begin with the year', () => {
  test.each<[string, string[]]>([
    ['-', ['26-03-04', '26-03-17', '26-04-02', '26-04-29']], ['over the turn of the year', ['25/12/04', '25/12/30', '26/01/02', '26/01/09', '26/01/15']],
    ['newest first', ['26.04.29', '26.04.02', '26.03.17', '26.03.04']], ['of one month, without days above the 12th', ['26-03-02', '26-03-04', '26-03-05', '26-03-09', '26-03-11']],
    ['of years ago', ['12-03-05', '12-03-09', '12-03-14', '12-03-28', '12-04-02', '12-04-11']], ['few, and else of years to come', ['26-03-28', '26-03-30']],
  ])('where they go over months only so: %s', async (_, dates) => {
    expect((await read(sheet(dates))).dates).toEqual(full(dates));
  });

  test('also where no line names the columns', async () => {
    const dates = ['25-12-04', '25-12-30', '26-01-02', '26-01-09', '26-01-15'];
    expect((await read(sheet(dates).split('\n').slice(1).join('\n'))).dates).toEqual(full(dates));
  });
});

describe('are asked about', () => {
  test('where they go up in every order, with the day that each makes of the first one', async () => {
    expect(await read(sheet(OPEN))).toEqual({ dates: [], question: 'Nothing in this file tells which numbers of its dates are the years. Is 03-04-05 the 3rd of April 2005, the 4th of March 2005 or the 5th of April 2003?', options: ['April 3, 2005 (day first)', 'March 4, 2005 (month first)', 'April 5, 2003 (year first)'] });
  });

  test.each<[string, string[]]>([['Datum,Text,Belopp', OPEN], ['Datum,Text,Betrag', OPEN], ['日付,内容,金額', OPEN], ['Date,Text,Amount', [...OPEN].reverse()], ['Date,Text,Amount', ['22-01-24', '22-02-24', '22-03-24']], ['Date,Text,Amount', ['26/03/04', '26/03/05', '26/03/06']]])('in any language and order: %s', async (headings, dates) => {
    expect((await read(sheet(dates, headings))).options.at(-1)).toMatch(/year first/);
  });

  test('in two orders where the month cannot come first', async () => {
    expect((await read(sheet(['13-05-14', '14-06-15', '15-07-16', '16-08-17']))).options).toEqual(['May 13, 2014 (day first)', 'May 14, 2013 (year first)']);
  });

  test('of one day alone only in a language that begins with the year', async () => {
    expect((await read(sheet(['22-03-24'], 'Datum,Text,Belopp'))).options).toEqual(['March 22, 2024 (day first)', 'March 24, 2022 (year first)']);
    expect((await read(sheet(['22/03/24']))).dates).toEqual(['2024-03-22']);
  });

  test.each(['year-first', 'day-first', 'month-first'] as const)('and read as the answer says, also of the next file: %s', async (order) => {
    const [asked] = [await read(sheet(OPEN))];
    const option = asked.options.find((text) => text.includes(order.replace('-', ' ')))!;
    const said = mappingOfAnswers({ 'date-order': option });
    expect(said).toEqual({ dateOrder: order });
    const first = { 'year-first': '2003-04-05', 'day-first': '2005-04-03', 'month-first': '2005-03-04' }[order];
    expect((await read(sheet(OPEN), said)).dates[0]).toBe(first);
    expect((await read(sheet(OPEN), {}, said)).dates[0]).toBe(first);
  });

  test('again where another file of the layout shows another order', async () => {
    expect((await read(sheet(['05/03/24', '06/03/24', '25/03/24', '28/03/24']), {}, { dateOrder: 'year-first' })).question + (await read(sheet(['05/03/2024', '25/03/2024']), {}, { dateOrder: 'year-first' })).dates.join()).toMatch(/2024-03-05,2024-03-25$/);
  });
});

describe('end with the year', () => {
  test.each<[string, string[], string]>([
    ['days of a month', ['05/01/24', '06/01/24', '17/01/24', '25/01/24'], '2024-01-05'], ['the month first', ['01/05/24', '01/16/24', '01/25/24', '02/02/24'], '2024-01-05'],
    ['a rent on the 5th', ['05/01/24', '05/02/24', '05/03/24', '05.04.24'], 'asked'], ['two years', ['05/01/23', '17/06/23', '25/12/23', '03/02/24', '24/12/24'], '2023-01-05'],
    ['days that are years of late', ['24/03/26', '25/03/26', '26/03/26'], '2026-03-24'], ['points', ['03.04.26', '07.04.26', '11.04.26', '12.04.26'], '2026-04-03'],
    ['old ones', ['22.02.18', '23.02.18', '26.02.18'], '2018-02-22'], ['newest first', ['26/03/26', '24/03/26', '11/03/26', '02/03/26'], '2026-03-26'],
    ['a year by months', ['12/01/25', '12/02/25', '13/03/25', '12/04/25', '14/05/25', '12/06/25', '11/07/25', '12/08/25'], '2025-01-12'],
  ])('where they go over less so: %s', async (_, dates, first) => {
    const { dates: found, options } = await read(sheet(dates));
    expect(options.some((option) => option.includes('year first'))).toBe(false);
    if (first !== 'asked') expect(found[0]).toBe(first);
  });
});
