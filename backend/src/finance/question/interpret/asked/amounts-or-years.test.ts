/** "Over 2000": an amount beside a time of its own, a year where it is the only time. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['payments over 2000 in march 2025', 'rows cashOut [out; >2000] 2025-03 last'],
  ['expenses over 2000 in january 2026', 'total expenses [>2000] 2026-01'],
  ['sales over 2000 in march', 'total revenue [>2000] 2026-03'],
  ['spending over 1900 in june 2025', 'total expenses [>1900] 2025-06'],
  // Years.
  ['revenue over 2025', 'total revenue 2025'],
  ['what did we spend over 2025', 'total expenses 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
