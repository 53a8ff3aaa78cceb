/** A qualifier in brackets, days spelt out, several words for one thing, moves between own accounts. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const rows = [...contractorRows(),
  { date: '2025-03-04', amount: -120, category: 'Utilities', counterparty: 'AEP Ohio', description: 'AEP OHIO' }, { date: '2025-03-05', amount: -900, category: 'Subcontractors', counterparty: 'Sparks Electric', description: 'SPARKS ELECTRIC' },
  { date: '2025-03-06', amount: -300, category: 'COGS - Job Materials', counterparty: 'Home Depot', description: 'HOME DEPOT' }, { date: '2025-03-07', amount: -400, category: 'COGS - Shop Stock', counterparty: 'Home Depot', description: 'HOME DEPOT' }];
const { vocabulary } = ledgerOf(rows, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['Cashflow (net) for Q4 2025', 'total cashFlow 2025-10-01..2025-12-31'],
  ['profit (gross) in 2025', 'total grossProfit 2025'],
  ["what's a typical (mean) Home Depot bill in 2025", 'average bySide [Home Depot; out] 2025 per row'],
  ['spend at Home Depot on weekdays (Mon-Fri) in 2025', 'total expenses [Home Depot; days 12345] 2025'],
  ['sales last week (Mon-Sun)', 'total revenue 2026-11-09..2026-11-15'],
])('in brackets: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['dearest AEP Ohio electric bill in 2025', 'rows bySide [AEP Ohio; out] 2025 largest #1'],
  ['job materials not bought from Ferguson in 2025', 'total expenses [COGS - Job Materials; -Ferguson Plumbing] 2025'],
  ['how much is the Home Depot pro desk bill now', 'latest bySide [Home Depot; out] all last'],
  ['Payroll aside, what was the biggest single expense of 2025', 'rows expenses [-Payroll; out] 2025 largest #1'],
])('what a party sells, and what a category is called: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['cash received in september, not counting moves between our own accounts', /^total cashIn .*2026-09$/],
  ['revenue ytd vs this time last year', /^compare revenue 2026-01-01\.\.2026-11-20 \| 2025-01-01\.\.2025-11-20$/],
  ['payroll relative to gross revenue in 2025, as a %', /^share expenses \[Payroll\] 2025 \| grossSales \[\]$/],
  ['how many lines are there in the ledger I uploaded', /^count movement all$/],
  ['Home Depot and Ferguson, what have they charged us between them in 2025', /^total \w+ \[.*Home Depot; Ferguson Plumbing.*\] 2025$/],
  ['payroll peaked in which month of 2025', /^best-period expenses \[Payroll\] 2025 by month largest #1$/],
  ['how much did the owners invest in total', /Owner/],
])('said otherwise: %s', (question, plan) => expect(read(question)).toMatch(plan));

test.each(['how many water heaters did we fit last month', 'which of my plumbers is the quickest on a boiler swap'])('not in a ledger: %s', (question) => expect(read(question)).toMatch(/^unsupported/));
