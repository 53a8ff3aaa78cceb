/** Lines that seem to be sums or balances of others: the owner may let them count or leave them out, and what is left out is told. */
import { describe, expect, test } from '@jest/globals';
import type { ReadingAnswers } from '../statement.ts';
import { readAll } from '../test-reading.ts';

const read = async (lines: readonly string[], answers: ReadingAnswers = {}): ReturnType<typeof readAll> => readAll(lines.join('\n'), 'export.csv', answers);
const till = (saying: (day: number) => string): string[] => {
  let held = 0;
  return ['Date,Text,Amount', ...[3, 4, 5, 6].flatMap((day) => {
    held += day * 10 - 5;
    return [`2026-03-0${day},Coffee ${day},${day * 10}.00`, `2026-03-0${day},Milk,-2.00`, `2026-03-0${day},Cups,-3.00`, `2026-03-0${day},${saying(day)},${held}.00`];
  })];
};

describe.each([['one text', () => 'Dagsavslut'], ['a text with numbers', (day: number) => `Dagsavslut 0${day}/03 Nr. ${day}`]] as const)('sums of each day under %s', (_, saying) => {
  test('are left out by the second answer, each told, and the others count', async () => {
    const { ambiguity } = (await read(till(saying))).reading;
    expect(ambiguity?.options).toHaveLength(2);
    const { reading, rows } = await read(till(saying), { sign: ambiguity!.options[1]! });
    expect([rows.length, rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0), reading.problemCount]).toEqual([12, 16_000, 4]);
    expect(reading.problems[0]?.reason).toContain('You left out');
  });

  test('count by the first', async () => {
    const { ambiguity } = (await read(till(saying))).reading;
    expect((await read(till(saying), { sign: ambiguity!.options[0]! })).rows).toHaveLength(16);
  });
});

test('payments that say more than what was left out stay', async () => {
  const lines = [...till(() => 'Dagsavslut'), '2026-03-07,Dagsavslut cake shop,-5.00', '2026-03-07,Lunch,-6.00'];
  const { rows } = await read(lines, { sign: 'They are no payments: leave out what says "dagsavslut"' });
  expect(rows.map(({ description }) => description)).toContain('Dagsavslut cake shop');
});

test('what is left out is asked about no further, and other doubts still are', async () => {
  const lines = [...till(() => 'Dagsavslut'), ...[7, 8, 9].flatMap((day) => [`2026-03-0${day},Cake,-9.00`, `2026-03-0${day},Tea,-3.00`, `2026-03-0${day},Both together,-12.00`])];
  const { ambiguity } = (await read(lines, { sign: 'They are no payments: leave out what says "dagsavslut"' })).reading;
  expect(ambiguity?.question).toContain('Both together');
});
