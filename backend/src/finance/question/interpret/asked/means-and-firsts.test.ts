/** Means that move along, the first of each month or year, months held against their own mean, and what begins like these and is none. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string) => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

describe('means that move along', () => {
  test.each([
    ['three-month rolling average of revenue, month by month', 'trend revenue 2025-11-01..2026-10-31 by month mean of 3'],
    ['6 month moving average of expenses for 2025', 'trend expenses 2025 by month mean of 6'],
    ['rolling average of sales over the last 12 months', 'clarify'],
    ['moving average of sales', 'clarify'],
    ['average monthly revenue over the last 3 months', 'average revenue 2026-08-01..2026-10-31 by month per month'],
    ['rolling total of sales in 2025', 'total revenue 2025'],
  ])('%s', (question, expected) => expect(told(question)).toBe(expected));
});

describe('the first of each', () => {
  test.each([
    ['largest category in each of the last two years', 'trend expenses 2024-01-01..2025-12-31 by year largest #1 split by category'],
    ['biggest expense category in each of 2024 and 2025', 'trend expenses 2024-01-01..2025-12-31 by year largest #1 split by category'],
    ['who was our best customer in each quarter of 2025', 'trend revenue 2025 by quarter largest #1 split by counterparty'],
    ['top 3 vendors in each quarter of 2025', 'trend expenses 2025 by quarter largest #3 split by counterparty'],
    ['top vendor in each of the last 3 months', 'trend expenses 2026-08-01..2026-10-31 by month largest #1 split by counterparty'],
  ])('%s', (question, expected) => expect(told(question)).toBe(expected));

  test.each([
    'biggest vendor in 2025', 'how much do we pay our top 3 vendors each month', 'which vendor do we pay most every month', 'which month had the highest expenses in 2025', 'expenses by category by month in 2025', 'average monthly spend with our biggest vendor', 'best month for each of our customers',
  ])('is not asked for by: %s', (question) => expect(told(question)).not.toMatch(/^trend .* (largest|smallest)/));
});

describe('months against their mean', () => {
  test.each([
    ['months with sales under their average', 'count-periods revenue all by month below 0 their mean'],
    ['in which quarters of 2025 was profit better than average', 'count-periods netProfit 2025 by quarter above 0 their mean'],
    ['how many months had above average expenses', 'count-periods expenses all by month above 0 their mean'],
    ['months with sales above 10,000', 'count-periods revenue all by month above 10000'],
    ['on which weekdays are sales above average', expect.not.stringContaining('their mean')],
    ['which customers paid more than average every month', expect.not.stringContaining('their mean')],
    ['average monthly sales', 'average revenue all by month per month'],
  ])('%s', (question, expected) => expect(told(question)).toEqual(expected));
});

describe('recurring costs within a bound', () => {
  test.each([
    ['which subscriptions cost over 100 a month', /^recurring expenses \[.*\] 2026-08-01\.\.2026-10-31 by counterparty above 100$/],
    ['which recurring bills are under 500 a month', /^recurring expenses .*below 500$/],
    ['how many months did we spend over 200 on software', /^count-periods /],
    ['software bills over 20 in 2025', /^rows /],
    ['how much do we spend on software a month', /^(?!recurring)/],
  ])('%s', (question, expected) => expect(told(question)).toMatch(expected));
});

describe('a share of somebody whom the ledger may not know', () => {
  test.each([
    ['what share of revenue came from Zanzibar Farms', 'share revenue ["zanzibar"; "farm"] all | []'],
    ['Glorbex as a percentage of our costs', 'share expenses ["glorbex"] all | []'],
    ['what share of revenue came from Acme Robotics', 'share revenue [Acme Robotics] all | []'],
  ])('%s', (question, expected) => expect(told(question)).toBe(expected));
});

describe('who is loyal, who sees the most, and what was taken out', () => {
  test.each([
    ['who is our most loyal customer', 'clarify'], ['which nurse sees the most patients', 'unsupported'],
    ['which month did we see the most revenue in 2025', 'best-period revenue 2025 by month largest #1'],
    ['what payments over 10k did we make in 2025', 'rows expenses [out] 2025 last'],
  ])('%s', (question, expected) => expect(told(question).replace(/; >[^\]]*|>[^;\]]*; ?/g, '')).toBe(expected));
});
