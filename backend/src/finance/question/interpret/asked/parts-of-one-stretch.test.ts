/** Two parts of one stretch that share their words, a unit on the unit before it, and EBITDA. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { answerQuestion } from '../../answer-question.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';
import { interpret } from '../interpret.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const context = { asOf: '2026-11-20', previous: null };
const read = (text: string): string => inShort(understand(text, ledger.vocabulary, context), ledger.vocabulary);

describe('two parts are said out', () => {
  test.each([
    ['Compare our profit in the first and second half of 2025', 'compare netProfit 2025-07-01..2025-12-31 | 2025-01-01..2025-06-30'],
    ['compare sales for the first and third quarters of 2025', 'compare revenue 2025-07-01..2025-09-30 | 2025-01-01..2025-03-31'],
    ['did we spend more in the first or the second half of last year', 'compare expenses 2025-01-01..2025-06-30 | 2025-07-01..2025-12-31'],
    ['what did we earn in the first six months versus the last six months of 2025', 'compare revenue 2025-01-01..2025-06-30 | 2025-07-01..2025-12-31'],
    ['compare the first and second half of october in sales', 'compare revenue 2026-10-16..2026-10-31 | 2026-10-01..2026-10-15'],
    ['sales in the first half of march 2026 vs the second half', 'compare revenue 2026-03-01..2026-03-15 | 2026-03-16..2026-03-31'],
    ['expenses in the first and last quarter of 2025', 'compare expenses 2025-01-01..2025-03-31 | 2025-10-01..2025-12-31'],
    ['which half of 2025 had the higher profit', 'compare netProfit 2025-01-01..2025-06-30 | 2025-07-01..2025-12-31'],
    ['how do our sales in the two halves of last year compare', 'compare revenue 2025-07-01..2025-12-31 | 2025-01-01..2025-06-30'],
    ['compare all four quarters of 2025 by profit', 'trend netProfit 2025 by quarter'],
    ['sales in the first and second week of march 2026', 'compare revenue 2026-03-01..2026-03-07 | 2026-03-08..2026-03-14'],
    ['did we make more revenue in the first quarter of 2026 or the last one of 2025', 'compare revenue 2026-01-01..2026-03-31 | 2025-10-01..2025-12-31'],
    ['expenses jan vs feb vs mar 2026', 'trend expenses 2026-01-01..2026-03-31 by month'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('and what holds the same words is left as it is', () => {
  test.each([
    ['the first half of 2025 revenue', 'total revenue 2025-01-01..2025-06-30'],
    ['revenue in the second quarter of 2026', 'total revenue 2026-04-01..2026-06-30'],
    ['total revenue in the first and second quarter of 2026', 'total revenue 2026-01-01..2026-06-30'],
    ['total spend for all four quarters of 2025', 'total expenses 2025'],
    ['average of the four quarters of 2025 revenue', 'average revenue 2025 by quarter per quarter'],
    ['compare last quarter and this quarter, revenue', 'compare revenue 2026-10-01..2026-11-20 | 2026-07-01..2026-09-30'],
    ['first and second biggest clients in 2025', 'ranking revenue 2025 by counterparty largest #2'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('a unit on the unit before: lines of a longer stretch, one comparison without', () => {
  test.each([
    ['rent, month over month, 2025', 'trend expenses [Rent] 2025 by month'],
    ['month on month change in revenue for 2026 please', 'trend revenue 2026-01-01..2026-11-20 by month'],
    ['payroll quarter-over-quarter 2025', 'trend expenses [Payroll] 2025 by quarter'],
    ['revenue mom this year', 'trend revenue 2026-01-01..2026-11-20 by month'],
    ['profit month over month since march', 'trend netProfit 2026-03-01..2026-11-20 by month'],
    ['MoM revenue change in October', 'compare revenue 2026-10 | 2026-09'],
    ['revenue month over month', 'compare revenue 2026-10 | 2026-09'],
    ['revenue Q3 quarter over quarter', 'compare revenue 2026-07-01..2026-09-30 | 2026-04-01..2026-06-30'],
    ['yoy profit 2026', 'compare netProfit 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
    ['in how many months did revenue fall month over month in 2025', 'run revenue 2025 by month'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('EBITDA is operating profit where no depreciation is booked', () => {
  test.each([
    ['what was EBITDA in 2025', 'total operatingProfit 2025'],
    ['ebitda margin 2025 vs 2026', 'compare operatingMargin 2025 | 2026-01-01..2026-11-20'],
    ['what is our EBITDA multiple if we sell', 'unsupported'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));

  test('and says so', async () => {
    const { response } = await answerQuestion({ text: 'what was EBITDA in 2025', ...ledger, today: '2026-11-20', previous: null });
    expect(response).toContain('net profit before interest, paid and earned, and taxes');
    expect((await answerQuestion({ text: 'what was EBIT in 2025', ...ledger, today: '2026-11-20', previous: null })).response).not.toContain('EBITDA');
  });

  test('depreciation that is booked is left out', () => {
    const own = { ...ledger.vocabulary, categories: [...ledger.vocabulary.categories, { ...ledger.vocabulary.categories[0], number: 7777, name: 'Depreciation Expense', role: 'opex' }] } as typeof ledger.vocabulary;
    expect(inShort(interpret('EBITDA 2025', own, context), own)).toBe('total operatingProfit [-Depreciation Expense] 2025');
  });
});

test('a second look never changes what is measured, nor holds a stretch against all there is', () => {
  const found = understand('profit in the first and twelfth half of 2025', ledger.vocabulary, context);
  expect(found.kind).not.toBe('unsupported');
  if (found.kind === 'plan') expect([found.plan.metric, found.plan.against?.period.unit === 'all']).toEqual(['netProfit', false]);
});
