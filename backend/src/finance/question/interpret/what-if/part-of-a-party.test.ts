/** What goes to a name, or comes from it, changes by a part of itself; of several suppositions none is lost. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
const BASE = 'what-if netProfit 2026-08-01..2026-10-31';

test.each([
  ['what if we cut LinkedIn Ads by half', `${BASE} (recurring +cashFlow [LinkedIn Ads] by -50 % from 2026-12)`],
  ['what if Figma goes up 20% from March', `${BASE} (recurring +cashFlow [Figma] by 20 % from 2027-03)`],
  ['what if Acme Robotics orders 20% less', `${BASE} (recurring +cashFlow [Acme Robotics] by -20 % from 2026-12)`],
  ['what if we cancel Figma and reduce LinkedIn Ads by half', `${BASE} (recurring +expenses [Figma] from 2026-12) (recurring +cashFlow [LinkedIn Ads] by -50 % from 2026-12)`],
  ['if we stop Adobe and pay 500 a month for Figma', `${BASE} (recurring +expenses [Adobe] from 2026-12) (recurring -500 from 2026-12)`],
  ['what if we stop Figma, and spend 300 less on ads a month', `${BASE} (recurring +expenses [Figma] from 2026-12) (recurring 300 from 2026-12)`],
  ['cancel Adobe and cut LinkedIn Ads in half - what do we save per year?', `${BASE} yearly (recurring +expenses [Adobe] from 2026-12) (recurring +cashFlow [LinkedIn Ads] by -50 % from 2026-12)`],
  ['if we cancel Adobe and Figma but keep Rippling', `${BASE} (recurring +expenses [Adobe; Figma] from 2026-12)`],
  // What makes no change of a size is asked about, not dropped.
  ['what if we cancel Adobe and move to Figma', 'clarify'],
  // What it charges, and what is sold there, is not all that moves.
  ['what if Figma raises its fees by 20%', 'clarify'],
  ['what if Acme Robotics charges 10% more', 'clarify'],
  ['what if Acme Robotics keeps 10% more', 'clarify'],
  ['what if we lose a third of our Figma sales', 'clarify'],
  ['what if orders from Acme Robotics drop 20%', `${BASE} (recurring +revenue [Acme Robotics] by -20 % from 2026-12)`],
  // We raise what we spend; whoever else raises something raises its prices.
  ['what if we raised LinkedIn Ads by 10 %', `${BASE} (recurring +cashFlow [LinkedIn Ads] by 10 % from 2026-12)`],
  ['what if LinkedIn Ads raises by 10 %', 'clarify'],
  // To a level, from what it is now.
  ['LinkedIn Ads drops to 200 a month', `${BASE} (recurring +cashFlow [LinkedIn Ads] to 200 from 2026-12)`],
  ['what if we cut LinkedIn Ads to 200 dollars', `${BASE} (recurring +cashFlow [LinkedIn Ads] to 200 from 2026-12)`],
  ['what if orders from Acme Robotics drop to 3000 a month', `${BASE} (recurring -revenue [Acme Robotics] to 3000 from 2026-12)`],
  ['what if LinkedIn Ads goes from 300 to 200 a month', `${BASE} (recurring +cashFlow [LinkedIn Ads] to 200 from 2026-12)`],
  // By how much, whatever stands before the number.
  ['what if LinkedIn Ads cost 200 more a month', `${BASE} (recurring -200 from 2026-12)`],
  ['what if LinkedIn Ads cost 200 less a month', `${BASE} (recurring 200 from 2026-12)`],
  // Something to be done, and what is done instead.
  ['cancel Adobe and spend 200 more on LinkedIn Ads', `${BASE} (recurring +expenses [Adobe] from 2026-12) (recurring -200 from 2026-12)`],
  ['cancel Adobe, and put 200 a month into LinkedIn Ads', `${BASE} (recurring +expenses [Adobe] from 2026-12) (recurring -200 from 2026-12)`],
  // Nor are two changes one.
  ['what if we cut LinkedIn Ads by 100 a month and Figma by 30%', 'clarify'],
  // Nobody's own change.
  ['if revenue goes up 10% because of LinkedIn Ads what happens to profit', `${BASE} (volume-change 10% from 2026-12)`],
  ['what if Figma raises its prices by 10%', 'clarify'],
  ['what if rent goes up 5%', `${BASE} (Rent 5% from 2026-12)`],
  ['what if sales drop 10%', `${BASE} (volume-change -10% from 2026-12)`],
  ['what if we lose Acme Robotics', `${BASE} (recurring -revenue [Acme Robotics] from 2026-12)`],
])('%s', (question, expected) => expect(read(question)).toBe(expected));
