/** Stretches of time as owners say them: holidays as the ends of a range, the one before last, what is left of a year, and what bookkeepers shorten. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
function check(question: string, expected: string): void {
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
}

const CASES: readonly (readonly [string, string])[] = [
  ['revenue between Easter and Christmas 2025', 'total revenue 2025-04-20..2025-12-25'],
  ['expenses between New Year and Easter', 'total expenses 2026-01-01..2026-04-05'],
  ['expenses from Christmas to New Year', 'total expenses 2025-12-25..2026-01-01'],
  ['revenue Easter weekend 2026', 'total revenue 2026-04-03..2026-04-06'],
  ['revenue Black Friday weekend 2025', 'total revenue 2025-11-28..2025-11-30'],
  ["revenue on St Patrick's Day 2026", 'total revenue 2026-03-17'],
  ['revenue the spring before last', 'total revenue 2025-03-01..2025-05-31'],
  ['revenue the Easter before last', 'total revenue 2025-04-20'],
  ['revenue the March before last', 'total revenue 2025-03'],
  ['revenue the fortnight before last', 'total revenue 2026-10-19..2026-11-01'],
  ['expenses the rest of 2025 after September', 'total expenses 2025-10-01..2025-12-31'],
  ['what did we spend in the remainder of 2025 from October', 'total expenses 2025-10-01..2025-12-31'],
  ['expenses 2025 after September', 'total expenses 2025-10-01..2025-12-31'],
  ['revenue H1 vs H1', 'compare revenue 2026-01-01..2026-06-30 | 2025-01-01..2025-06-30'],
  ['revenue March 2026 vs March', 'compare revenue 2026-03 | 2025-03'],
  ['revenue L12M', 'total revenue 2025-11-01..2026-10-31'],
  ['expenses L3M', 'total expenses 2026-08-01..2026-10-31'],
  ['revenue FYTD', 'total revenue 2026-01-01..2026-11-20'],
  ['revenue LYTD', 'total revenue 2025-01-01..2025-11-20'],
  ['expenses over the last year and a half', 'total expenses 2025-05-01..2026-10-31'],
  ['revenue in the year to March 2026', 'total revenue 2025-04-01..2026-03-31'],
  ['revenue up to this point last year', 'total revenue 2025-01-01..2025-11-20'],
  // What these must not catch.
  ['revenue in 2025 after refunds', 'total revenue 2025'],
  ['revenue H1 2026 vs H2 2025', 'compare revenue 2026-01-01..2026-06-30 | 2025-07-01..2025-12-31'],
  ['revenue Q3 2025 vs Q3 2024', 'compare revenue 2025-07-01..2025-09-30 | 2024-07-01..2024-09-30'],
  ['revenue from March 2025 to March 2026', 'total revenue 2025-03-01..2026-03-31'],
  ['expenses before Easter 2026', 'total expenses 2024-01-01..2026-04-04'],
  ['revenue the month before last', 'total revenue 2026-09'],
];

describe('times as owners say them', () => {
  for (const [question, expected] of CASES) test(question, () => check(question, expected));
});
