/** The month before all others or behind them, and what made a change, in other words. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

// The first of all, the last of all.
test.each<[string, string | RegExp]>([
  ['Please compare the months of 2025 and tell me which had the largest revenue', 'best-period revenue 2025 by month largest #1'],
  ['Of all the months in 2025, which was number one for revenue?', 'best-period revenue 2025 by month largest #1'],
  ['If I sort the months of 2025 by revenue, which is on top?', 'best-period revenue 2025 by month largest #1'],
  ['Which month beat all the others on revenue in 2025?', 'best-period revenue 2025 by month largest #1'],
  ['One revenue figure per month of 2025: which month has the largest?', 'best-period revenue 2025 by month largest #1'],
  ['the month with maximum revenue in 2025', 'best-period revenue 2025 by month largest #1'],
  ['If I sort the months of 2025 by net profit, which is at the bottom?', 'best-period netProfit 2025 by month smallest #1'],
  ['Which month was behind all the others on net profit in 2025?', 'best-period netProfit 2025 by month smallest #1'],
  ['Which month hurt most in 2025, by net profit alone?', 'best-period netProfit 2025 by month smallest #1'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// What made it.
test.each<[string, string | RegExp]>([
  ['Break down for me what changed in our expenses from February 2025 to March 2025', 'drivers expenses 2025-03 by category largest | 2025-02'],
  ['Which items made the expenses change from February 2025 to March 2025?', 'drivers expenses 2025-03 by category largest | 2025-02'],
  ['What contributed most to expenses changing between February 2025 and March 2025?', 'drivers expenses 2025-03 by category largest | 2025-02'],
  ['To what do we owe the change in our expenses from February 2025 to March 2025?', 'drivers expenses 2025-03 by category largest | 2025-02'],
  ['What one category of cost added most to our spending going from February 2025 to March 2025?', 'drivers expenses 2025-03 by category largest | 2025-02'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// Lists of months, and what was expected.
test.each<[string, string | RegExp]>([
  ['sort the months of 2025 by revenue', /^best-period revenue 2025 by month largest #100/],
  ['which month beat expectations', 'clarify'],
  ['January through December of 2025: revenue by month', /^trend revenue/],
  ['compare the months of 2025 by revenue', /^(?!best-period revenue 2025 by month largest #1$)/],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
