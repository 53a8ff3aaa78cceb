/** What costs leave of revenue, in whatever words and whatever order. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const told = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

// No income is a cost: both beside each other, and a word of leaving.
test.each<[string, string | RegExp]>([
  ['How much revenue remained in 2025 once rent and payroll were paid?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['For 2025, start with revenue, subtract rent and payroll, and give me the result', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['Once rent and payroll had come out of it, how much was left of revenue in 2025?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['Revenue net of rent and payroll, 2025?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['what did revenue come to in 2025 once rent and payroll were deducted', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['How much did revenue in 2025 exceed rent and payroll together by?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['We had how much left of revenue in 2025 with rent and payroll paid?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['Take total revenue for 2025 and deduct both rent and payroll: what is the result?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['we had our revenue in 2025, we covered rent and payroll, what was left of it', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['How much of our revenue in 2025 remained after we had paid rent and payroll?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['Of the revenue in 2025, how much was still ours after rent and payroll?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['How much of the revenue in 2025 was not used up by rent and payroll?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['How much did revenue beat payroll by in 2025?', 'remainder revenue 2025 | expenses [Payroll]'],
  ['revenue with payroll backed out, 2025', 'remainder revenue 2025 | expenses [Payroll]'],
  ['what is left of revenue in the first half of 2025 with rent paid', 'remainder revenue 2025-01-01..2025-06-30 | expenses [Rent]'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));

// What is left for something, a share, a comparison, or costs out of costs.
test.each<[string, string | RegExp]>([
  ['what share of revenue was rent in 2025', 'share expenses [Rent] 2025 | revenue []'],
  ['compare revenue and payroll in 2025', /^compare/],
  ['revenue in 2025 without consulting income', 'total revenue [-Consulting Income] 2025'],
  ['leave rent out of expenses in 2025', 'total expenses [-Rent] 2025'],
  ['what percentage of revenue remained after payroll in 2025', 'clarify'],
  ['did revenue beat payroll in 2025', /^(?!remainder)/],
  ['how much of the revenue in 2025 was left after expenses', 'total netProfit 2025'],
  ['how much revenue was left for advertising in 2025 after payroll', /^(?!remainder revenue 2025 \| expenses \[(Advertising; Payroll|Payroll; Advertising)\]).*/],
  ['how much did revenue exceed expenses by in 2025', /^(compare|remainder|total netProfit)/],
  ['how much did revenue drop after payroll rose', 'clarify'],
])('%s', (question, plan) => expect(told(question)).toEqual(typeof plan === 'string' ? plan : expect.stringMatching(plan)));
