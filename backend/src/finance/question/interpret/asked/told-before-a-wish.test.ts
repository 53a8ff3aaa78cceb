/** "OK here's the thing: …, …, and I'd like to know …": what happened is told before the wish, and none of it is a condition; what leaves something out still is. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

test.each([
  ['OK here\'s the thing: the roof leaked, insurance dragged its feet, and I\'d like to know what we spent on travel in 2025.', 'total expenses [Travel] 2025'],
  ['We put prices up in February, a couple of families grumbled, then everybody calmed down. I was wondering how much consulting income we did in March through May 2026 compared to those same three months in 2025', 'compare revenue [Consulting Income] 2026-03-01..2026-05-31 | 2025-03-01..2025-05-31'],
  ['We raised prices in January, everybody grumbled, and I\'d like to know how average monthly revenue from January through October this year stacks up against the same ten months last year – give me the difference.', 'compare revenue 2026-01-01..2026-10-31 per month | 2025-01-01..2025-10-31'],
  ['So, quick background: my nephew took over the ovens, flour got pricier, and what I\'m after is how much we spent on travel in Q2 2026.', 'total expenses [Travel] 2026-04-01..2026-06-30'],
  ['Leaving out rent, I\'d like to know what we spent in 2025', 'total expenses [-Rent] 2025'],
  ['Insurance lapsed, then renewed, and I\'d like to know what it cost in 2025', 'total expenses [Insurance] 2025'],
])('%s', (question, plan) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));
