/** Suppositions put as a notice are scenarios; questions and statements of what has been are none. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
const BASE = 'what-if netProfit 2026-08-01..2026-10-31';

describe('a notice', () => {
  test.each([
    ['rent is going up 10 % in March', `${BASE} (Rent 10% from 2027-03)`],
    ["we're about to lose Acme Robotics", `${BASE} (recurring -revenue [Acme Robotics] from 2026-12)`],
    ['our rent will increase to 3500 in February', `${BASE} (recurring +expenses [Rent] to 3500 from 2027-02)`],
    ["we're going to cancel Figma", `${BASE} (recurring +expenses [Figma] from 2026-12)`],
    ['the landlord wants to raise our rent by 300 a month', `${BASE} (recurring -300 from 2026-12)`],
    ['thinking of hiring two at 4k', `${BASE} (hire 2 x 4000 from 2026-12)`],
    ['thinking about letting one person go who costs 4000 a month', `${BASE} (recurring 4000 from 2026-12)`],
    ['we want to raise our prices by 4%', `${BASE} (price-change 4% from 2026-12)`],
    ["we'll buy a camera for 12000 in april", `${BASE} (once -12000 in 2027-04)`],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected));
});

describe('no notice', () => {
  test.each([
    ['rent went up in 2025', 'compare expenses [Rent] 2025 | 2024'], ['is rent going up', 'trend expenses [Rent] 2026-05-01..2026-10-31 by month'],
    ['I want to see rent for 2025', 'total expenses [Rent] 2025'], ['we are planning to meet the bank, what was revenue in 2025', 'total revenue 2025'],
    ['Figma is raising its price by 10 %', 'clarify'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected));
});
