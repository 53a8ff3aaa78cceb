/** One figure less another, ideas that are asked back, and periods in a row. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

function check(question: string, expected: string): void {
  const found = interpret(question, vocabulary, { asOf: '2026-11-20', previous: null });
  expect(`${question} → ${inShort(found, vocabulary)}`).toBe(`${question} → ${expected}`);
}

describe('one less another', () => {
  test.each([
    ['sales less wages in 2025', 'remainder revenue 2025 | expenses [Payroll]'],
    ['income minus rent and insurance last year', 'remainder revenue 2025 | expenses [Rent; Insurance]'],
    ['how much is left after paying rent in 2025', 'remainder revenue 2025 | expenses [Rent]'],
    ['turnover in 2025 after payroll', 'remainder revenue 2025 | expenses [Payroll]'],
    ['profit minus owner draws in 2025', 'remainder netProfit 2025 | movement [Owner Draw]'],
    ['gross profit less payroll 2025', 'remainder grossProfit 2025 | expenses [Payroll]'],
    ['money coming in less money going out, 2025', 'total cashFlow 2025'],
    ['sales minus cost of sales in 2025', 'total grossProfit 2025'],
    ['costs minus rent in 2025', 'total expenses [-Rent] 2025'],
    ['net profit less taxes in 2025', 'clarify'],
    ['did we spend less on travel than on meals in 2025', 'compare expenses [Travel] 2025 | [Meals]'],
  ])('%s', check);
});

describe('what is not computed is asked back', () => {
  test.each([
    ['sales run rate', 'clarify'], ['annualized profit', 'clarify'], ['our break-even point', 'break-even revenue 2025-11-01..2026-10-31 per month'], ['how concentrated are our sales', 'clarify'], ['are our software costs too high', 'clarify'],
    ['which clients stopped buying', 'ranking revenue 2025-08-01..2026-07-31 by counterparty largest only-here | 2026-08-01..2026-11-20'], ['how many clients did we lose', 'count revenue 2025-08-01..2026-07-31 by counterparty only-here | 2026-08-01..2026-11-20'], ['how much of our costs are variable', 'clarify'],
    ['which months did we break even in 2025', 'count-periods netProfit 2025 by month above 0'],
  ])('%s', check);
});

describe('periods in a row and against each other', () => {
  test.each([
    ['rent in June, July and August 2025', 'total expenses [Rent] 2025-06-01..2025-08-31'],
    ['compare sales in June, July and August 2025', 'trend revenue 2025-06-01..2025-08-31 by month'],
    ['rent in June, August and November 2025', 'clarify'],
    ['sales qoq', 'compare revenue 2026-07-01..2026-09-30 | 2026-04-01..2026-06-30'],
    ['expenses same quarter last year', 'compare expenses 2026-07-01..2026-09-30 | 2025-07-01..2025-09-30'],
    ['sales by day of the week', 'best-period revenue all by weekday largest #7'],
  ])('%s', check);
});
