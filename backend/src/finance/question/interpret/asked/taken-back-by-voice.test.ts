/** What a speaker takes back without a comma: a time, a name that was misheard, another name, a question about somebody who is pointed to afterwards. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

test.each([
  ['what did we spend on travel in the first half of last year no wait second half', 'total expenses [Travel] 2025-07-01..2025-12-31'],
  ['advertising for um first quarter this year no wait make that second quarter', 'total expenses [Advertising] 2026-04-01..2026-06-30'],
  ['what did we pay WeWork last month oh sorry the month before', 'total bySide [WeWork; out] 2026-09'],
  ['how much did we pay jonus weaver no wait jonas weber in october 2025', 'total bySide [Jonas Weber; out] 2025-10'],
  ['how much for travel and meals no wait travel and insurance in 2025', 'total expenses [Travel; Insurance] 2025'],
  ['what did blue heron museum pay us no wait acme robotics in 2025', 'total revenue [Acme Robotics] 2025'],
  ['what did we spend on meals no hang on travel in 2025', 'total expenses [Travel] 2025'],
  ['what do we owe Adobe, no sorry, what did we actually spend there last year', 'total expenses [Adobe] 2025'],
  ['revenue for the third quarter oops fourth quarter of 2025', 'total revenue 2025-10-01..2025-12-31'],
  // Nobody was named.
  ['what do we owe them, no sorry, what did we pay them last year', 'clarify'],
])('%s', (question, plan) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));
