/** How owners talk of costs, accounts and lists, and what they ask that no ledger tells; and what only sounds like these. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

describe('said in the shop', () => {
  test.each([
    ["I'd like to look over the ten most expensive transactions from the last 30 days", 'rows expenses [out] 2026-10-22..2026-11-20 largest #10'],
    ['August of last year, how much went out the door on expenses', 'total expenses 2025-08'],
    ['how much has gone out this month on costs', 'total expenses 2026-11-01..2026-11-20'],
    ["I'd like to see how much cash arrived and how much cash left over last year", 'compare cashIn 2025 | cashOut'],
    ['how much cash has left us so far this month', 'total cashOut 2026-11-01..2026-11-20'],
    ['every dollar that landed in the accounts in October, add it up', 'total cashIn 2026-10'],
    ['which counterparties were paid in 2025 but in 2026 were not?', 'ranking expenses 2025 by counterparty largest only-here | 2026-01-01..2026-11-20'],
    ['to whom went the highest expenses in 2025?', 'ranking expenses 2025 by counterparty largest #1'],
    ["top five we've spent with this quarter", 'ranking expenses 2026-10-01..2026-11-20 by counterparty largest #5'],
    ['expenses by vendor last quarter biggest 1st', 'ranking expenses 2026-07-01..2026-09-30 by counterparty largest'],
    ['what we spent in 2025 by category, start with the biggest', 'ranking expenses 2025 by category largest'],
    ['which month killed it in sales last year', 'best-period revenue 2025 by month largest #1'],
    ['tell me where the Business Checking account stands', 'balance movement [@Business Checking] 2026-08-01..2026-10-31'],
    ['my agent wants to compare, so what did we pay for insurance in 2025?', 'total expenses [Insurance] 2025'],
    ["I'm reconciling the Visa card. Show me October's transactions.", 'rows expenses [@Visa Card; out] 2026-10 last'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what only sounds like it', () => {
  test.each([
    ['how much went out in August', 'total expenses 2026-08'],
    ['which vendors were paid in 2025', 'ranking expenses 2025 by counterparty largest'],
    ['what did we spend over 500 on rent in 2025', 'total expenses [Rent; >500] 2025'],
    ["I lost the Visa card. Show me October's transactions.", 'rows movement 2026-10 last'],
    ["I'm reconciling the Visa card. What was revenue in October?", 'total revenue 2026-10'],
    ['tell me where the spending on our Visa card stands this month', 'total expenses [@Visa Card] 2026-11-01..2026-11-20'],
    ['which companies have been paid by Adobe in 2025', 'ranking revenue [Adobe] 2025 by counterparty largest'],
    ['compare insurance in 2024 and 2025', 'compare expenses [Insurance] 2025 | 2024'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));

  test('what was paid on each day is no revenue', () => expect(read('how much did we pay on each day of last week?')).not.toContain('revenue'));
});

describe('what no ledger tells', () => {
  test.each([
    ["what's a monitor going for at Apple Store right now", 'unsupported'],
    ['how many customers called us last week', 'unsupported'],
    ["what's the lead time on laptops at Apple Store?", 'unsupported'],
    ['which zip code do most of our customers come from?', 'unsupported'],
    ['website visits last month', 'unsupported'],
    ["our lease on the office is up in June, isn't it?", 'unsupported'],
    ['what is the limit of credit of our Visa card?', 'unsupported'],
    ["most projects take us about six weeks, don't they?", 'unsupported'],
    ['how many projects did we complete in Q3 2026?', 'unsupported'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('what a ledger does tell', () => {
  test.each([
    ['how many payments did we complete in Q3 2026', 'count movement 2026-07-01..2026-09-30'],
    ['our lease runs out in June, what did we pay in rent in 2025', 'total expenses [Rent] 2025'],
    ['how many customers paid us in October', 'count grossSales 2026-10 by counterparty'],
    ['what did we pay since we signed the lease in May 2025', 'total expenses 2025-05-01..2026-11-20'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});
