/** One part of a plain question said by its neighbours is the same question; words that only look so are none of it. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

/** `|` stands for each of the words. */
const WAYS: readonly [plain: string, frame: string, words: string][] = [
  ['how much did we spend on software in 2025', 'how much did we | on software in 2025', 'fork over, expend, wind up spending'],
  ['show me revenue by month in 2025', '| revenue by month in 2025', 'fetch me, map out, visualise, build me a chart of, show me a graphic of, show me a diagram of, show me the numbers for, show me stats on, show me the course of'],
  ['show me revenue by month in 2025', 'show me revenue | month in 2025', 'grouped by, divided by, summarised by, laid out by'],
  ['what were total expenses in March 2026', 'what were total expenses in |', 'the third month of 2026'],
  ['how much did Acme Robotics pay us in 2025', 'how much did Acme Robotics | in 2025', 'wire us, remit to us, hand over to us, transfer to us'],
  ['did revenue go up in 2025 compared to 2024', 'did revenue | in 2025 compared to 2024', 'pick up, expand, strengthen, swell, edge up, tick up'],
  ['why did expenses go up in March 2026', '| in March 2026', 'what sent our expenses up, what lifted expenses, what raised our costs, what contributed to the increase in expenses, why did expenses escalate'],
  ['what were our five biggest expenses last month', 'what were our five | last month', 'principal expenses, biggest money drains'],
  ['payments over 5000 dollars in 2026', 'payments | in 2026', 'topping 5000 dollars, that came to more than 5000 dollars'],
  ['how much cash do we have', '|', 'what is our cash, how is our cash, how are we doing for cash, how are we fixed for cash right now, where do we stand on cash, what does our cash look like, how liquid are we, available cash, funds on hand, how much money is left, how much is in the accounts, cash today'],
  ['how many months of runway do we have', '|', 'when will we run out of cash, how far will our cash get us, how long can we keep paying our bills, how long will our reserves last'],
  ['what recurring costs do we have', '|', 'repeating payments, monthly commitments'],
  ['owner draws in 2025', '| in 2025', 'how much did we take out for ourselves, how much did the owner withdraw, how much did I pull out of the business, how much did we siblings take out'],
];

describe('the same question', () => {
  for (const [plain, frame, words] of WAYS) test.each(words.split(', ').map((word) => frame.replace('|', word)))('%s', (question) => {
    expect(read(plain)).not.toMatch(/clarify|unsupported/);
    expect(read(question)).toBe(read(plain));
  });
});

describe('another question', () => {
  test.each([
    ['how much did we transfer to savings in 2025', /Transfer|transfer|clarify/],
    ['how much did we transfer to our savings account in 2025', /Transfer|transfer|clarify/],
    ['what if we run the numbers on hiring someone at 4000 a month', /hire|recurring/],
    ['how much cash did we burn in March 2026', /burn|cashFlow/],
    ['what is our cash flow in March 2026', /cashFlow/],
    ['how much cash came in today', /cashIn 2026-11-18/],
    ['how much is left of revenue after expenses in 2025', /netProfit|clarify/],
    ['what contributed to profit in 2025', /^(?!.*Owner)/],
    ['how much did we bill in 2025', /revenue 2025/],
    ['was revenue higher than 2024?', /compare/],
    ['did anyone pay us 5,000 or more in 2025', /^(?!.*expenses)/],
    ['how much did we pay our business credit card in 2025', /^(?!.*revenue)/],
    ['how many orders did Acme Robotics make from us in 2025', /^(?!.*out)/],
    ['in terms of profit, where do we stand', /^(?!balance)/],
    ['how many monthly payments from Acme Robotics in 2025', /month|clarify/],
    ['what increased our sales tax in 2025', /^(?!.*revenue)/],
    ['repeat payments from customers', /^(?!recurring)/],
    ['how many receipts per month did we get', /^(?!.*trend revenue)/],
    ['did the number of customers pick up in 2025', /^(?!.*revenue )/],
  ])('%s', (question, plan) => expect(read(question)).toMatch(plan));
});
