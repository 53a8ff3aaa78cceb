/** What is subtracted or not counted before the question comes, and payments too small to count. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

// Left out.
test.each<[string, string | RegExp]>([
  ['For 2025, take total expenses, subtract rent and payroll, and give me what is left', 'total expenses [-Rent; -Payroll] 2025'],
  ['I know rent and payroll already; what did all our other expenses come to in 2025?', 'total expenses [-Rent; -Payroll] 2025'],
  ['If I strike rent and payroll off the list of expenses for 2025, what is the total of the rest?', 'total expenses [-Rent; -Payroll] 2025'],
  ['How much did the business spend in 2025 when rent and payroll are not included?', 'total expenses [-Rent; -Payroll] 2025'],
  ['What did we spend on all remaining categories in 2025, other than rent and payroll?', 'total expenses [-Rent; -Payroll] 2025'],
  ['Expenses yes, rent and payroll no: what is the total for 2025?', 'total expenses [-Rent; -Payroll] 2025'],
  ['Suppose we drop consulting income; what does the revenue of 2025 add up to?', 'total revenue [-Consulting Income] 2025'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// Those above count.
test.each<[string, string | RegExp]>([
  ['Leaving out those of $500 or less, what did our travel payments total in 2025?', 'total expenses [Travel; >500] 2025'],
  ['For 2025, ignore travel payments of $500 or less and total the rest', 'total expenses [Travel; >500] 2025'],
  ['Spending on travel in 2025 through payments of over $500 was how much?', 'total expenses [Travel; >500] 2025'],
  ['Ignoring anything under $200, what did we spend on travel in 2025?', 'total expenses [Travel; >=200] 2025'],
  ['2025 revenue, consulting income stripped out', 'total revenue [-Consulting Income] 2025'],
  ['Not how many, but how much money: travel payments over $500 in 2025', 'total expenses [Travel; >500] 2025'],
  ['Leaving out those of $500 or less, how many payments did we make to Delta Air Lines in 2025?', 'count movement [Delta Air Lines; out; >500] 2025'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// The loan itself, and what of a dollar stays.
test.each<[string, string | RegExp]>([
  ['How much gross profit did we keep on each dollar of revenue in 2025, as a percent?', 'total grossMargin 2025'],
  ['If revenue in 2025 is 100 percent, how many percent is net profit?', 'total netMargin 2025'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// Asked for in so many words, supposed of what is to come, or another kind of taking.
test.each<[string, string | RegExp]>([
  ['how many payments of $500 or less did we make to Delta Air Lines in 2025', 'count movement [Delta Air Lines; out; <=500] 2025'],
  ['travel payments of $500 or less in 2025', /<=500/],
  ['Suppose we drop rent; what happens to profit', /^what-if/],
  ['subtract rent from revenue for 2025', 'remainder revenue 2025 | expenses [Rent]'],
  ['what can we deduct for travel in 2025', /^(?!.*-Travel)/],
  ['how much is the difference of travel and rent in 2025', /^compare/],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
