/** A stretch told by its two ends, and what it is called beside them; a name that no ends stand beside still counts. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

describe('the ends', () => {
  test.each([
    ['our fiscal year started april 2025 and ended march 2026, how much profit did we make', 'total netProfit 2025-04-01..2026-03-31'],
    ['sales for our fiscal year, it ended June 2025 and started July 2024', 'total revenue 2024-07-01..2025-06-30'],
    ['revenue 1/1 to 6/30', 'total revenue 2026-01-01..2026-06-30'],
    ['what did we spend from the third through the twentieth of march 2025', 'total expenses 2025-03-03..2025-03-20'],
    ['revenue april three to may nine twenty twenty five', 'total revenue 2025-04-03..2025-05-09'],
    ['rent between nov 24 and end of mar 25', 'total expenses [Rent] 2024-11-01..2025-03-31'],
    ['what was rent 2025 up to the end of September', 'total expenses [Rent] 2025-01-01..2025-09-30'],
    ['expenses in the 3 months up to the end of last month', 'total expenses 2026-08-01..2026-10-31'],
    ['expenses from 5 March through today', 'total expenses 2026-03-05..2026-11-20'],
    ['what did we spend since Mon', 'total expenses 2026-11-16..2026-11-20'],
    ['expenses October 2025, second half only', 'total expenses 2025-10-16..2025-10-31'],
    ['last years march revenue', 'total revenue 2025-03'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('its name beside them', () => {
  test.each([
    ['profit over the snow season, nov 2025 to feb 2026', 'total netProfit 2025-11-01..2026-02-28'],
    ['Advent revenue for 2025 (30.11.2025 to 24.12.2025)', 'total revenue 2025-11-30..2025-12-24'],
    ['costs june-august 2025 (winter)', 'total expenses 2025-06-01..2025-08-31'],
    ['FY25 revenue, july 2024 to june 2025', 'total revenue 2024-07-01..2025-06-30'],
    ['July 2024 - June 2025 revenue (our FY25)', 'total revenue 2024-07-01..2025-06-30'],
    ['fiscal year ending 30 June 2025 (1 July 2024 on): net income', 'total netProfit 2024-07-01..2025-06-30'],
    ['expenses from 5 Apr 26 (Easter) to now', 'total expenses 2026-04-05..2026-11-20'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('not caught', () => {
  test.each([
    ['from January 5, 2025 to the end of May what was rent', 'total expenses [Rent] 2025-01-05..2025-05-31'],
    ['from 2024 until the end of March 2025 what did we spend', 'total expenses 2024-01-01..2025-03-31'],
    ['profit over the paint season', 'clarify'],
    ['what did we spend in the second quarter of 2025', 'total expenses 2025-04-01..2025-06-30'],
    ['revenue in June 2025 (summer) vs June 2024', 'compare revenue 2025-06 | 2024-06'],
    ['three payments in March', 'clarify'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});

describe('two neighbours against the same two of another year', () => {
  test.each([
    ['rev Mar+Apr 26 vs Mar+Apr 25', 'compare revenue 2026-03-01..2026-04-30 | 2025-03-01..2025-04-30'],
    ['rent in July and August 2026 against July and August 2025', 'compare expenses [Rent] 2026-07-01..2026-08-31 | 2025-07-01..2025-08-31'],
    ['revenue in March and April 2026 and in July and August 2025', 'clarify'],
  ])('%s', (text, plan) => expect(read(text)).toBe(plan));
});
