/** Files longer than what is looked at first: balances that stop to follow behind it are asked about, whichever way the rows were read. */
import { describe, expect, test } from '@jest/globals';
import { memorySource } from '../byte-source.ts';
import { readSource } from '../read-statement.ts';
import { isFailure } from '../statement.ts';

const ROWS = 1_500;
const FIRST_FAULT = 900;

/** `stated`: the balance as the file prints it. */
function ledger(stated: (at: number, balance: number) => number, dateOf: (at: number) => number = (at) => at): string {
  let balance = 100_000;
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const amount = at % 3 === 0 ? 40 : -(at % 37) - 1;
    balance += amount;
    return `${new Date(Date.UTC(2020, 0, 1 + dateOf(at))).toISOString().slice(0, 10)},Text ${at},${amount}.00,${stated(at, balance)}.00`;
  });
  return ['Date,Text,Amount,Balance', ...lines].join('\n');
}

/** Days of five payments each, which are printed otherwise behind the first ones. */
function byDays(printed: (day: readonly string[]) => readonly string[]): string {
  const [heading, ...lines] = ledger((_, balance) => balance, (at) => Math.floor(at / 5)).split('\n');
  const days = Array.from({ length: ROWS / 5 }, (_, day) => lines.slice(day * 5, day * 5 + 5));
  return [heading, ...days.flatMap((day, at) => (at * 5 < FIRST_FAULT ? day : printed(day)))].join('\n');
}

async function outcome(text: string, mayGuess: boolean, said = {}): Promise<string> {
  let rowCount = 0;
  const reading = await readSource(memorySource(Buffer.from(text)), {
    fileName: 'export.csv', guidance: { said, remembered: [] }, onRows: (rows) => { rowCount += rows.length; }, ...(mayGuess && { onRestart: () => { rowCount = 0; } }),
  });
  return isFailure(reading) ? reading.failure : reading.ambiguity ? `asked, ${rowCount} rows` : `${rowCount} rows`;
}

describe.each([true, false])('with rows handed over at once: %s', (mayGuess) => {
  test('balances that do not follow behind the first records are asked about, and no row counts', async () => {
    expect(await outcome(ledger((at, balance) => (at < FIRST_FAULT ? balance : balance + (at % 5) * 7)), mayGuess)).toBe('asked, 0 rows');
  });

  test.each([
    ['those that follow', ledger((_, balance) => balance)], ['a few gaps', ledger((at, balance) => balance + Math.floor(at / 300) * 100)],
    ['rows of each day in any order', byDays((day) => [3, 0, 4, 1, 2].map((at) => day[at]!))],
    ['balances of the end of each day', byDays((day) => day.map((line) => line.replace(/[^,]*$/, /[^,]*$/.exec(day.at(-1)!)![0])))],
    ['rows in no order', ledger((at, balance) => (at < FIRST_FAULT ? balance : balance + (at % 5) * 7), (at) => (at < FIRST_FAULT ? at : at % 11))],
  ])('%s are not', async (_, text) => {
    expect(await outcome(text, mayGuess)).toBe(`${ROWS} rows`);
  });

  test('the owner\'s word settles it', async () => {
    expect(await outcome(ledger((at, balance) => (at < FIRST_FAULT ? balance : balance + (at % 5) * 7)), mayGuess, { sign: 'as-printed' })).toBe(`${ROWS} rows`);
  });
});
