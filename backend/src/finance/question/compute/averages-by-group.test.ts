/** One mean for each of several months or names. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty, account: 'Checking' });
const ledger = ledgerOf([
  row('2026-01-05', 1000, 'Sales', 'Acme'), row('2026-01-06', 2000, 'Sales', 'Bolt'), row('2026-01-06', 100, 'Sales', 'Acme'), row('2026-01-20', -310, 'Rent', 'Landlord'),
  row('2026-02-02', 280, 'Sales', 'Acme'), row('2026-02-20', -280, 'Rent', 'Landlord'),
  row('2026-03-20', -62, 'Software', 'Figma'), row('2026-04-02', 10, 'Sales', 'Acme'),
], 'categorised');
const asked = (text: string) => answerQuestion({ text, ...ledger, today: '2026-04-10', previous: null });
const linesOf = async (text: string) => (await asked(text)).answer.table?.rows.map((cells) => cells.slice(0, 2));

describe('an average for each', () => {
  test.each([
    ['average daily sales by month, January to March 2026', [['January 2026', '100.00'], ['February 2026', '10.00'], ['March 2026', '0.00']]],
    // The days on which something was sold: two in January, one in February, none in March.
    ['revenue per open day by month, January to March 2026', [['January 2026', '1550.00'], ['February 2026', '280.00']]],
    ['average sale by month, January to March 2026', [['January 2026', '1033.33'], ['February 2026', '280.00']]],
    ['average invoice by customer, January to March 2026', [['Bolt', '2000.00'], ['Acme', '460.00']]],
    ['average monthly spend by category, January to March 2026', [['Rent', '196.67'], ['Software', '20.67']]],
    ['average monthly revenue by quarter, January to March 2026', [['Q1 2026', '1126.67']]],
  ])('%s', async (text, lines) => {
    expect(await linesOf(text)).toEqual(lines);
  });

  test('the figure is the mean over everything, and what is divided stands beside each line', async () => {
    const { answer, response } = await asked('average sale by month, January to March 2026');
    expect(answer.value).toBe('845.00');
    expect(answer.table?.rows[0]).toEqual(['January 2026', '1033.33', '3100.00', 3]);
    expect(response).toContain('for each month below');
  });

  test('what is offered beside it divides in the same way, or is not offered', async () => {
    const { answer } = await asked('revenue per open day, January to March 2026');
    expect(answer.alternatives.map(({ label }) => label)).toEqual([]);
  });
});

describe('what is no average for each', () => {
  test.each([
    ['average monthly revenue, January to March 2026', undefined],
    ['average revenue per customer, January to March 2026', undefined],
    ['average spend by month, January to March 2026', undefined],
    ['average daily sales in January 2026', undefined],
  ])('%s', async (text, each) => {
    expect((await asked(text)).plan?.each).toBe(each);
  });

  test('a second unit that is not told is asked about', async () => {
    expect((await asked('average revenue per customer by month')).answer.kind).toBe('clarify');
  });
});

describe('a unit of which the period holds a part', () => {
  test('has the mean of its full months, and says of how many', async () => {
    const { answer } = await asked('average monthly revenue by year');
    expect(answer.table?.rows).toEqual([['2026', '140.00', '280.00', 2]]);
  });
  test('has its rows behind it', async () => {
    const { answer } = await asked('average daily sales by month this year');
    expect(answer.table?.rows.map(([label, , , days]) => [label, days])).toEqual([['January 2026', 31], ['February 2026', 28], ['March 2026', 31], ['April 2026', 10]]);
    expect(answer.table?.places?.[3]?.[2]).toMatchObject({ from: '2026-04-01', to: '2026-04-10' });
  });
});

describe('two questions', () => {
  test.each([
    'what is our average monthly revenue, and revenue by customer, January to March 2026',
    'what was revenue by quarter and the average per month in 2026',
  ])('%s: no mean for each', async (text) => expect((await asked(text)).plan?.each).toBeUndefined());
  test('a mean of margins has none', async () => expect((await asked('average monthly margin by quarter in 2026')).plan?.each).toBeUndefined());
});
