/** Suppositions in the shorthand of a note: signs before percentages, who is hired for how much, and their effect asked in one word. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
const BASE = 'what-if netProfit 2026-08-01..2026-10-31';

test.each([
  ['rent +10% from March, impact?', `${BASE} (Rent 10% from 2027-03)`],
  ['scenario: rent -20 % from february', `${BASE} (Rent -20% from 2027-02)`],
  ['2 new designers @ $2,400 apiece from march, effect?', `${BASE} (hire 2 x 2400 from 2027-03)`],
  ['+1 developer @ $3,900/mo from Jan - effect?', `${BASE} (hire 1 x 3900 from 2027-01)`],
  ['If we brought in two more designers come February at 2,800 each what would happen', `${BASE} (hire 2 x 2800 from 2027-02)`],
  ['model hiring a designer, four and a half thousand a month, from February', `${BASE} (hire 1 x 4500 from 2027-02)`],
  ['what would be the effect of putting our prices up 3 percent come January', `${BASE} (price-change 3% from 2027-01)`],
  ['show me the effect of Acme Robotics leaving in 02/2027', `${BASE} (recurring -revenue [Acme Robotics] from 2027-02)`],
  // None of them.
  ['if a new manager brought in 3,000 a month what happens', `${BASE} (recurring 3000 from 2026-12)`],
  ['rent up 10 % from March 2025, was it', 'clarify'],
  ['what effect did rent have on profit in 2025', 'clarify'],
])('%s', (question, expected) => expect(read(question)).toBe(expected));
