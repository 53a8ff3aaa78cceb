/** What no ledger of payments holds, and questions of the same words that it does answer. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const kindOf = (question: string): string => interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }).kind;

test.each([
  'what is our equipment worth today', 'book value of the truck', 'what would be the resale value of our machines', 'remaining principal on the loan', 'when is this loan paid off', 'company card number please',
  'tracking number for the Adobe parcel', 'who approved the Adobe order in August', 'which person signed the check for rent', 'who handles our account at Adobe', 'average days for a customer to pay an invoice',
  'how many of our customers have moved to another agency', 'average age of our customers', 'customer email list', 'rate sheet for websites', 'proposal acceptance rate 2025', 'what internet speed do we get', 'average days to pay an invoice', 'what size did we order', 'what colour is our van', 'what is a MacBook going for these days',
])('not in a ledger: %s', (question) => {
  expect(kindOf(question)).toBe('unsupported');
});

test.each([
  'how much did we pay for equipment in 2025', 'how much did we spend on loan payments in 2025', 'refund rate in 2025', 'who paid us the most in 2025', 'how many payments did Adobe get in 2025', 'payments on card number 4 in 2025',
  'average payment to Adobe in 2025', 'which customers paid in both 2025 and 2026', 'number of days with a payment in 2025', 'average number of days between Adobe payments to settle', 'what is the Adobe plan going for now', 'what is Adobe going for these days',
  'what size was our largest deposit in 2025', 'what size is our average sale', 'what size is our rent in a normal month', 'what size are our average Adobe payments', 'what size deposit did we get in 2025',
])('in it: %s', (question) => {
  expect(kindOf(question)).not.toBe('unsupported');
});
