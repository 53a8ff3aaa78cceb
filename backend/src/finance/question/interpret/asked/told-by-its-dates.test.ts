/** A stretch that no calendar tells, or that is begun in the middle, is read by the dates beside it. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['payroll cost in the autumn term, Sept to Dec 2025', 'total expenses [Payroll] 2025-09-01..2025-12-31'],
  ['payroll cost in the autumn term', 'clarify'],
  ['payroll cost in the autumn term 2025', 'clarify'],
  ['For the run up to Christmas I would like to know our payroll cost, September to November 2025', 'total expenses [Payroll] 2025-09-01..2025-11-30'],
  ['Over the run-up to Christmas, September to November 2025, what did we spend?', 'total expenses 2025-09-01..2025-11-30'],
  ['in the run up to Christmas tell me payroll', 'total expenses [Payroll] 2025-11-27..2025-12-24'],
  ['sales in the run up to Christmas 2025', 'total revenue 2025-11-27..2025-12-24'],
  ['compare the run up to Christmas 2025 with September to November 2025 revenue', 'compare revenue 2025-11-27..2025-12-24 | 2025-09-01..2025-11-30'],
  ['expenses in 2025 from October onwards', 'total expenses 2025-10-01..2025-12-31'],
  ['2025 from October onwards, what did we spend', 'total expenses 2025-10-01..2025-12-31'],
  ['expenses from October 2025 onwards', 'total expenses 2025-10-01..2026-11-20'],
  ['expenses since October 2025', 'total expenses 2025-10-01..2026-11-20'],
  ['expenses in 2025 from October to November', 'total expenses 2025-10-01..2025-11-30'],
  ['expenses in October 2025', 'total expenses 2025-10'],
  ['sales from the first of March 2025 right through to the end of that year', 'total revenue 2025-03-01..2025-12-31'],
  ['sales from March to the end of the year 2025', 'total revenue 2025-03-01..2025-12-31'],
  ['sales from March 2024 to the end of the year 2025', 'total revenue 2024-03-01..2025-12-31'],
  ['how much was spent on Christmas cards', 'clarify'],
  ['sales from March 2025 to the end of the year', 'total revenue 2025-03-01..2025-12-31'],
])('%s', (question, expected) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected));
