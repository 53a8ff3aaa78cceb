/** How long the money lasts: down to an amount that is told, and with something about it changed. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2025-05-10', '2026-08-10', '2026-09-10', '2026-10-10', '2026-11-10'].flatMap((date) => [row(date, 900, 'Store Sales', 'Square'), row(date, -900, 'Payroll', 'Homebase'), row(date, -70, 'Software', 'Jobber'), row(date, -80, 'Advertising', 'Valpak')]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);
const RUNWAY = 'runway cashFlow 2026-08-01..2026-10-31';

test.each([
  ['how long to be down to 20,000', `${RUNWAY} down to 20000`],
  ['we have 50,000 in the bank. how long to be down to 20,000', `${RUNWAY} has 50000 down to 20000`],
  ['with 80k, how long until we are at 30k', `${RUNWAY} has 80000 down to 30000`],
  ['we have 100k. when do we drop below 40k', `${RUNWAY} has 100000 down to 40000`],
  ['when will we hit 10k in the bank', `${RUNWAY} down to 10000`],
  ['runway if we drop Jobber', `${RUNWAY} (recurring +cashFlow [Jobber] from 2026-12)`],
  ['runway if we drop advertising, with 50,000 in the bank', `${RUNWAY} has 50000 (recurring +expenses [Advertising] from 2026-12)`],
  ['we hired two engineers at 9000 each. how long will the money last', `${RUNWAY} (hire 2 x 9000 from 2026-12)`],
  ['we have 80k. If we hire two people at 4000 a month each, how long will the money last', `${RUNWAY} has 80000 (hire 2 x 4000 from 2026-12)`],
  ['how long would 60k last without payroll', 'runway cashFlow [-Payroll] 2026-08-01..2026-10-31 has 60000'],
  ['runway if we drop Zebra', 'clarify'],
  ['how long will the money last if we cut advertising in half', `${RUNWAY} (Advertising -50% from 2026-12)`],
  ['runway if we lose Square', `${RUNWAY} (recurring +cashFlow [Square] from 2026-12)`],
  ['runway if payroll goes up by 500 a month', `${RUNWAY} (recurring -500 from 2026-12)`],
  ['how long will the money last if we spend 5,000 more a month', `${RUNWAY} (recurring -5000 from 2026-12)`],
  ['how long does 80,000 last if payroll goes up by 1,000 a month', `${RUNWAY} has 80000 (recurring -1000 from 2026-12)`],
  ['runway if we lose 10,000 of it', `${RUNWAY} (once -10000 in 2026-12)`],
  ['how long will the money last if we cut costs by 10%', 'clarify'],
  ['how long will the money last if expenses go up 10%', 'clarify'],
  ['how long will the money last if we have 20,000 less', 'clarify'],
  ['how long will the money last if sales drop to 20,000 a month', 'clarify'],
  ['runway if our burn was 15,000 a month', 'runway cashFlow 2026-08-01..2026-10-31'],
  ['if we drop to 20,000 in the bank how long would it last', `${RUNWAY} has 20000`],
  ['if we fall to 50,000 how long will it last', `${RUNWAY} has 50000`],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['we have 90k, how many months of runway', `${RUNWAY} has 90000`],
  ['if I have 15k left, when am I broke', `${RUNWAY} has 15000`],
  ['18k in checking and 12k in savings, how long does that last', `${RUNWAY} has 30000`],
  ['when will we hit 100k in revenue', 'unsupported'],
  ['when do we get to 1,000,000 in revenue', 'clarify'],
  ['when will we get below 10,000 in advertising', 'unsupported'],
  ['when will we be at 5,000 in profit', 'unsupported'],
  ['what if we hire two people at 4000 a month each', 'what-if netProfit 2026-08-01..2026-10-31 (hire 2 x 4000 from 2026-12)'],
  ['how many months were below 20,000 in revenue', 'count-periods revenue all by month below 20000'],
])('not caught: %s', (question, plan) => expect(read(question)).toBe(plan));
