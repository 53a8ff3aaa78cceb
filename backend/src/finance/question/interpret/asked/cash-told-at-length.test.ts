/** Cash in, cash out and what lies between, told at length. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

// What came less what went.
test.each<[string, string | RegExp]>([
  ['so did we gain or lose cash in 2025 on balance and how much', 'total cashFlow 2025'],
  ['By what amount did our cash position change in 2025', 'total cashFlow 2025'],
  ['what net amount of cash did the business gain or lose in 2025', 'total cashFlow 2025'],
  ['By how much were we better or worse off in cash over 2025, all inflows and outflows counted?', 'total cashFlow 2025'],
  ['Did more cash come in or go out in 2025, and what is the net figure?', 'total cashFlow 2025'],
  ['What was the overall plus or minus in cash for 2025?', 'total cashFlow 2025'],
  ['All money in minus all money out in 2025 makes how much?', 'total cashFlow 2025'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// One side, and nothing of the other.
test.each<[string, string | RegExp]>([
  ['never mind what went out, how much cash came in in 2025', 'total cashIn 2025'],
  ['How much cash was received in 2025 in all?', 'total cashIn 2025'],
  ['Not the net, only the money that came in: how much in 2025?', 'total cashIn 2025'],
  ['Inflow side of cash flow for 2025, what is the total?', 'total cashIn 2025'],
  ['With nothing deducted, how much cash came in over 2025?', 'total cashIn 2025'],
  ['How much money flowed our way in 2025, all inflows counted?', 'total cashIn 2025'],
  ['Every dollar that came in during 2025, whether sales, loan or owner money, adds up to what?', 'total cashIn 2025'],
  ['never mind what came in, how much cash went out in 2025', 'total cashOut 2025'],
  ['How much cash was paid out in 2025 in all?', 'total cashOut 2025'],
  ['I would like to know how much cash left the business during 2025, for any reason', 'total cashOut 2025'],
  ['Outflow side of cash flow for 2025, what is the total?', 'total cashOut 2025'],
  ['Without setting off what came in, how much cash went out over 2025?', 'total cashOut 2025'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// Cash of somebody, for something, or by which way.
test.each<[string, string | RegExp]>([
  ['how much cash was received from Acme Robotics in 2025', 'total revenue [Acme Robotics] 2025'],
  ['how much cash was paid out to Adobe in 2025', /^total \w+ \[Adobe/],
  ['how much money left the business as owner draws in 2025', /Owner Draw/],
  ['how much cash came in and how much went out in 2025', /^compare cashIn 2025/],
  ['what did we earn in 2025 with nothing deducted for refunds', /^(?!total cashIn)/],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
