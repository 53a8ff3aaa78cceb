/** Growth held against growth, shares beside earlier ones, places, parts of the whole and the time between payments, over a ledger whose sums are plain. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, description: counterparty.toUpperCase(), amount, category, counterparty });
/** 2025: Acme 600, Birch 300, Cedar 100. 2026: Acme 900, Birch 200, Cedar 100. */
const rows = [
  row('2025-02-01', 600, 'Consulting Income', 'Acme'), row('2025-03-01', 300, 'Consulting Income', 'Birch'), row('2025-06-30', 100, 'Consulting Income', 'Cedar'),
  row('2026-02-01', 900, 'Consulting Income', 'Acme'), row('2026-03-01', 200, 'Consulting Income', 'Birch'), row('2026-06-30', 100, 'Consulting Income', 'Cedar'),
  row('2025-01-10', -200, 'Payroll', 'Gusto'), row('2026-01-10', -250, 'Payroll', 'Gusto'), row('2025-01-05', -100, 'Rent', 'Oak Realty'), row('2026-01-05', -101, 'Rent', 'Oak Realty'),
  row('2025-04-05', -10, 'Meals', 'Deli'), row('2026-04-05', -30, 'Meals', 'Deli'),
];
const ledger = ledgerOf(rows, 'categorised');
const ask = async (text: string) => answerQuestion({ text, ...ledger, today: '2026-07-10', previous: null });

describe('growth against growth', () => {
  test.each([
    ['did revenue grow faster than payroll this year', -5, 'Spending on Payroll grew faster, by 5.0 percentage points: +25.0% against +20.0%'],
    ['is rent rising faster than sales', -19, 'Revenue grew faster, by 19.0 percentage points: +20.0% against +1.0%'],
    ['is payroll outpacing revenue', 5, 'Spending on Payroll grew faster'],
  ])('%s', async (text, value, says) => {
    const { answer, response } = await ask(text);
    expect([answer.value, answer.unit]).toEqual([value, 'percent']);
    expect(response).toContain(says);
  });

  test('what was not there before has no growth', async () => expect((await ask('did revenue grow faster than payroll in 2025')).response).toContain('no data for 2024, so there is nothing to compare with'));
  test('the most in percent is not the most in money', async () => expect((await ask('which category grew the most in percent from 2025 to 2026')).response).toContain('Meals rose most in percent, by 200.0%'));
});

test('a share beside the one it was: 75 % of 1,200 after 60 % of 1,000', async () => {
  const { answer, response } = await ask("did Acme's share of revenue change between 2025 and 2026");
  expect(answer.value).toBe(15);
  expect(response).toContain('75.0% in January 1 – July 10, 2026 against 60.0% in 2025');
});

test('where a name stands among all', async () => {
  expect((await ask('where does Birch rank among our customers')).answer.value).toBe(2);
  expect((await ask('what position does rent have among our expenses')).answer.value).toBe(2);
});

describe('parts of the whole: Acme 1,500, Birch 500, Cedar 200', () => {
  test.each([
    ['how many customers make up 80 % of revenue', 2], ['which customers make up more than 10% of revenue', 2], ['does any customer make up more than half of our revenue', 1], ['which customers are less than a tenth of revenue', 1],
  ])('%s', async (text, value) => expect((await ask(text)).answer.value).toBe(value));
});

describe('the time between payments', () => {
  test.each([
    ['how many days since Cedar last paid', 10], ['longest gap between payments from Birch', 365], ['how many days between payments from Acme', 365],
    ['how many months without a payment from Cedar in 2025', 11], ['which months did Birch not pay us this year', 5],
  ])('%s', async (text, value) => expect((await ask(text)).answer.value).toBe(value));
});

describe('side by side', () => {
  test('two names have a column each, and their sum', async () => expect((await ask('Acme and Birch by quarter in 2025')).answer.table).toMatchObject({ columns: ['Quarter', 'Revenue from Acme', 'Revenue from Birch', 'Together'], rows: [['Q1 2025', '600.00', '300.00', '900.00'], ['Q2 2025', '0.00', '0.00', '0.00'], ['Q3 2025', '0.00', '0.00', '0.00'], ['Q4 2025', '0.00', '0.00', '0.00']] }));
  test('what is between them', async () => expect((await ask('difference between payroll and rent each quarter in 2025')).answer.table?.rows[0]).toEqual(['Q1 2025', '200.00', '100.00', '100.00']));
  test('January beside January', async () => expect((await ask('revenue this year vs last year by month')).answer.table?.rows[1]).toEqual(['February', '900.00', '600.00', '300.00']));
});

describe('rows at either end, shares of rows, and months against the one before', () => {
  test.each([
    ['first two payments from Acme', '1500.00'], ['the last two payments to Gusto', '450.00'], ['our most recent payment from Acme before 2026', '600.00'],
    ['what percent of payments are over 100', 50], ['how many percent of transactions are under $50', 16.7],
    ['how many quarters did payroll fall in 2025', 1], ['spending fiscal year starting in April', '30.00'],
  ])('%s', async (text, value) => expect((await ask(text)).answer.value).toBe(value));
});
