/** Years of two digits at the beginning of dates. */
import { expect, test } from '@jest/globals';
import { readAll, refusal } from '../test-reading.ts';

const file = (dates: readonly string[]): string => `Date,Text,Amount\n${dates.map((date, at) => `${date},Shop ${at},-${at + 1}.50`).join('\n')}\n`;

test.each([['-', ['26-03-04', '26-03-17', '26-04-02', '26-04-29']], ['over the turn of the year', ['25/12/04', '25/12/30', '26/01/02', '26/01/09', '26/01/15']]])('are read where the last numbers can only be days: %s', async (_, dates) => {
  const { rows } = await readAll(file(dates), 'a.csv');
  expect(rows.map(({ date }) => date)).toEqual(dates.map((date) => `20${date.replaceAll('/', '-')}`));
});

test('few that could end with a year are refused as before', async () => {
  expect(await refusal(file(['26/03/04', '26/03/05', '26/03/06']), 'a.csv')).toMatch(/year of two digits/);
});
