/** What-if questions and the levers they become, as a table. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { validatePlan } from '../../validate-plan.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const ask = (question: string) => interpret(question, vocabulary, { asOf: '2026-11-20', previous: null });

const BASE = 'what-if netProfit 2026-08-01..2026-10-31';
const CASES: readonly (readonly [string, string])[] = [
  ['what if I hire two people at 5k from March', `${BASE} (hire 2 x 5000 from 2027-03)`],
  ['what if we hire a designer for $72,000 a year', `${BASE} (hire 1 x 6000 from 2026-12)`],
  ['What happens if we bring on three developers at 90k each starting in January?', `${BASE} (hire 3 x 7500 from 2027-01)`],
  ['how do we look if we hire another person at 4000 per month', `${BASE} (hire 1 x 4000 from 2026-12)`],
  ['what if we raised prices 10 %', `${BASE} (price-change 10% from 2026-12)`],
  ['suppose we cut our prices by five percent in April', `${BASE} (price-change -5% from 2027-04)`],
  ['if rent goes up 300 a month what happens', `${BASE} (recurring -300 from 2026-12)`],
  ['what if rent goes up 8% next year', `${BASE} (Rent 8% from 2027-01)`],
  ['what if we cut advertising in half', `${BASE} (Advertising -50% from 2026-12)`],
  ['what if we double our ad spend', `${BASE} (Advertising 100% from 2026-12)`],
  ['what if sales drop 20%', `${BASE} (volume-change -20% from 2026-12)`],
  ['what would happen if we sell 15% more', `${BASE} (volume-change 15% from 2026-12)`],
  ['what if we lose our biggest client', `${BASE} (recurring -largest counterparty of revenue from 2026-12)`],
  ['what if Acme Robotics leaves in February', `${BASE} (recurring -revenue [Acme Robotics] from 2027-02)`],
  ['what if we cancel Figma', `${BASE} (recurring +expenses [Figma] from 2026-12)`],
  ['what if we buy a van for 30k in May', `${BASE} (once -30000 in 2027-05)`],
  ['suppose we lease a car for 900 a month until December 2027', `${BASE} (recurring -900 from 2026-12 to 2027-12)`],
  ['what if we land a new client worth 4k a month', `${BASE} (recurring 4000 from 2026-12)`],
  ['what if customers pay 30 days later', `${BASE} (delay 30 days, 100% from 2026-12)`],
  ['what if we borrow 50k at 7% over 3 years', `${BASE} (loan 50000 at 7% over 36 from 2026-12)`],
  ['what if we hire two people at 5k and raise prices 3%', `${BASE} (hire 2 x 5000 from 2026-12) (price-change 3% from 2026-12)`],
  ['if I hired a junior at 2,600 a month in march, what would it do to the bottom line', `${BASE} (hire 1 x 2600 from 2027-03)`],
  ['Taking on two part timers at $18 an hour each, 20 hours a week - effect?', `${BASE} (hire 2 x 1560 from 2026-12)`],
  ['how much would we save per year by cancelling Figma', `${BASE} yearly (recurring +expenses [Figma] from 2026-12)`],
  ['How would a 15% price increase affect my profit?', `${BASE} (price-change 15% from 2026-12)`],
  ['putting prices up 5% in Feb, how would that look', `${BASE} (price-change 5% from 2027-02)`],
  ['what would happen with a new designer at $4,500 monthly from February?', `${BASE} (hire 1 x 4500 from 2027-02)`],
  ['from may on two extra men at thirty two hundred a month each how would that look', `${BASE} (hire 2 x 3200 from 2027-05)`],
  ['landlord wants five hundred more each month as of january 2027, what does that do', `${BASE} (recurring -500 from 2027-01)`],
  ['could we afford an $18,000 van in June', `${BASE} (once -18000 in 2027-06)`],
  ['suppose Acme Robotics cancelled on us', `${BASE} (recurring -revenue [Acme Robotics] from 2026-12)`],
  ['scenario: minus 10 pct sales, january onwards', `${BASE} (volume-change -10% from 2027-01)`],
  ['if from October we only do half of advertising, how would this look', `${BASE} (Advertising -50% from 2027-10)`],
  ['what if rent was 5000', `${BASE} (recurring +expenses [Rent] to 5000 from 2026-12)`],
  ['if we moved to a cheaper place at 3,500 a month', `${BASE} (recurring +expenses [Rent] to 3500 from 2026-12)`],
  ['what would our profit be if rent rose by 10%?', `${BASE} outcome (Rent 10% from 2026-12)`],
  ['suppose 12% of our clients leave', `${BASE} (volume-change -12% from 2026-12)`],
  ['what if Acme Robotics stopped paying us?', `${BASE} (recurring -revenue [Acme Robotics] from 2026-12)`],
  ['what if we got a new account worth 3k a month from February until July', `${BASE} (recurring 3000 from 2027-02 to 2027-07)`],
  ['if we spend 1,500 more on ads every month, and that brings in 4,000 more sales', `${BASE} (recurring -1500 from 2026-12) (recurring 4000 from 2026-12)`],
  ['imagine a second location: rent 5,000 a month, payroll 9,000 a month, revenue 16,000 a month from June', `${BASE} (recurring -5000 from 2027-06) (recurring -9000 from 2027-06) (recurring 16000 from 2027-06)`],
  ["we're thinking of giving everybody a 5% pay rise in january, what does that cost us a year?", `${BASE} yearly (Payroll 5% from 2027-01)`],
  ['what if Acme Robotics pays 45 days later', 'clarify'],
  ['what if we charge 2 dollars more per order', 'clarify'],
  ['what if we hire someone', 'clarify'],
  ['what if we take out a loan of 50k', 'clarify'],
  ['what if we raise our prices', 'clarify'],
];

test.each(CASES)('%s', (question, expected) => {
  const found = ask(question);
  expect(inShort(found, vocabulary)).toBe(expected);
  if (found.kind === 'plan') expect(validatePlan(found.plan, vocabulary)?.levers).toEqual(found.plan.levers);
});

test('levers that are out of bounds are not let in', () => {
  const found = ask('what if we raised prices 10 %');
  const plan = found.kind === 'plan' ? found.plan : null;
  for (const levers of [[], [{ kind: 'price-change', percent: 5000, startMonth: '2026-12' }], [{ kind: 'hire', count: 1, monthlyCostMinor: 1.5, startMonth: '2026-12' }], [{ kind: 'spell', percent: 1 }], [{ kind: 'category-change', category: 9, percent: 1, startMonth: '2026-12' }]]) {
    expect(validatePlan({ ...plan, levers }, vocabulary)).toBeNull();
  }
});
