/** Oaths, little said of much, units said with the figure, how it went in short, and what a change would do. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  ['what on earth did we spend in march 2026', 'total expenses 2026-03'],
  ['who the hell did we pay most in 2025', 'ranking expenses 2025 by counterparty largest #1'],
  ['We\'ve not refunded that much this year, have we? Total?', 'total refunds [Refunds] 2026-01-01..2026-11-18'],
  ['we haven\'t spent so much on rent this year, have we?', 'total expenses [Rent] 2026-01-01..2026-11-18'],
  ['expenses we did not pay to Adobe in 2025', 'clarify'],
  ['expenses in 2025 not counting rent', 'total expenses [-Rent] 2025'],
  ['weekday sales split, 3 months', 'best-period revenue 2026-08-01..2026-10-31 by weekday largest #7'],
  ['2025 revenue, monthly analysis', 'trend revenue 2025 by month'],
  ['q by q, what did we turn over in 2025', 'trend revenue 2025 by quarter'],
  ['cash receipts and cash payments in October 2026', 'compare cashIn 2026-10 | cashOut'],
  ['october in a nutshell', 'overview netProfit 2026-10'],
  ['give me the gist of how the business did in october', 'overview netProfit 2026-10'],
  ['rent in a nutshell', 'clarify'],
  ['if customers all pay 30 days later than now, what happens', 'what-if netProfit 2026-08-01..2026-10-31 (delay 30 days, 100% from 2026-12)'],
  ['would you work through what cutting our advertising by 50 per cent would do', 'what-if netProfit 2026-08-01..2026-10-31 (Advertising -50% from 2026-12)'],
  ['what cutting advertising did in 2025', 'total expenses [Advertising] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
