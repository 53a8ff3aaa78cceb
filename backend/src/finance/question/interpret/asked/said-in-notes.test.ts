/** Suppositions in note form, ranks in other words, and what moved. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each([
  ['drop Figma, saving?', 'what-if netProfit 2026-08-01..2026-10-31 (recurring +expenses [Figma] from 2026-12)'],
  ['halve advertising, effect?', 'what-if netProfit 2026-08-01..2026-10-31 (Advertising -50% from 2026-12)'],
  ['sales down 15% next quarter, then what', 'what-if netProfit 2026-08-01..2026-10-31 (volume-change -15% from 2027-01)'],
  ['scenario: loss of Acme Robotics as a client', 'what-if netProfit 2026-08-01..2026-10-31 (recurring -revenue [Acme Robotics] from 2026-12)'],
  ['impact of ceasing Adobe payments', 'what-if netProfit 2026-08-01..2026-10-31 (recurring +expenses [Adobe] from 2026-12)'],
  ['consequences of buying equipment worth 25,000 in February', 'what-if netProfit 2026-08-01..2026-10-31 (once -25000 in 2027-02)'],
  ['scenario: debtor days extend by 30', 'what-if netProfit 2026-08-01..2026-10-31 (delay 30 days, 100% from 2026-12)'],
  ['where did the money go', 'ranking expenses all by category largest'],
  ['sales up 15% in 2025?', 'clarify'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['third-ranked month by revenue, 2025', 'best-period revenue 2025 by month largest #1 nth 3'],
  ['second placed vendor in 2025', 'ranking expenses 2025 by counterparty largest #1 nth 2'],
  ['big 2 clients share of 2025 revenue', 'ranking revenue 2025 by counterparty largest #2 together as share'],
  ['2025 revenue bar top 2 clients', 'ranking revenue 2025 by counterparty largest #2 together as rest'],
  ['take out the big 2 customers, what did everyone else bring in in 2025', 'ranking revenue 2025 by counterparty largest #2 together as rest'],
  ['big bills over 3000 in 2025', 'rows expenses [out; >3000] 2025 last'],
  ['top 2 vendors in 2025', 'ranking expenses 2025 by counterparty largest #2'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['explain the movement in payroll between april-june and july-september this year', 'drivers expenses [Payroll] 2026-07-01..2026-09-30 by category largest | 2026-04-01..2026-06-30'],
  ['what drove the swing in travel from 2024 to 2025', 'drivers expenses [Travel] 2025 by category largest | 2024'],
  ['all movements in the checking account last month', 'rows movement [@Business Checking] 2026-10 last'],
  ['what is behind the rent', 'clarify'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
