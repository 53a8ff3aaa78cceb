/** Those whom we pay every month, asked in any order of words. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

// Nothing is said but vendors, paying and how often.
test.each<[string, string | RegExp]>([
  ['To which suppliers does a payment go out each month?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Which of our vendors are monthly ones?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Monthly payments go to which vendors?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['vendors we pay each month, names please', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Recurring vendors, monthly frequency?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['To whom does the business make a payment every month?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Name every vendor with a payment that repeats each month', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Every month the same vendors get paid; who are they?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Vendors. Paid monthly. Which ones?', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
  ['Show who gets paid monthly, vendors only', 'recurring expenses 2026-08-01..2026-10-31 by counterparty'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// Those who pay us, sums, and other times.
test.each<[string, string | RegExp]>([
  ['who pays us every month', /^recurring revenue/],
  ['how much do we pay vendors every month', /^average expenses/],
  ['show vendor payments by month', /^trend expenses/],
  ['which vendors did we pay in March 2025', /^ranking expenses 2025-03/],
  ['which customers pay monthly', /^(?!recurring expenses)/],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
