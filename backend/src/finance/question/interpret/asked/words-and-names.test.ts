/** Words that stand for payroll, for a party's rows, for a seller or for nothing: none may turn into a condition that nobody meant. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };

/** Asked on 20 November 2026 as a first question. */
function check(business: keyof typeof LEDGERS, question: string, expected: string): void {
  const vocabulary = LEDGERS[business];
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
}

const CASES: readonly (readonly [keyof typeof LEDGERS, string, string])[] = [
  ['agency', 'what did we pay our workers in 2025', 'total expenses [Payroll] 2025'],
  ['agency', 'staff salaries 2025', 'total expenses [Payroll] 2025'],
  ['agency', 'how much did our employees cost in 2025', 'total expenses [Payroll] 2025'],
  ['agency', 'how many workers are there', 'unsupported'],
  ['agency', 'who pays us the slowest', 'unsupported'],
  ['agency', 'which client takes longest to pay', 'unsupported'],
  ['agency', 'what are we spending on software each month', 'average expenses [Software Subscriptions] all by month per month'],
  ['agency', '2025 by quarter', 'overview netProfit 2025 by quarter'],
  ['agency', 'what is the email of Acme Robotics', 'unsupported'],
  ['agency', 'spend on my birthday, 3 March 2026', 'total expenses 2026-03-03'],
  ['agency', 'when is my birthday', 'unsupported'],
  ['agency', 'standard deviation of our invoices in 2025', 'unsupported'],
  ['agency', 'which customers are new this year', 'ranking revenue 2026-01-01..2026-11-20 by counterparty largest only-here | 2024-01-01..2025-12-31'],
  ['agency', 'hw much did we spend on linked in ads in 2025', 'total expenses [LinkedIn Ads] 2025'],
  ['agency', 'net figure for 2025', 'total netProfit 2025'],
  ['agency', 'profit zzq 2025', 'clarify'],
  ['agency', 'how much goes to the team each month in 2025', 'trend expenses [Payroll] 2025 by month'],
  ['agency', 'is this year ahead of last year in sales, the same period', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['agency', 'are we ahead of last year', 'compare netProfit 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['agency', 'is spending up on last month', 'compare expenses 2026-11-01..2026-11-20 | 2026-10-01..2026-10-20'],
  ['contractor', 'sales ahead or behind last quarter?', 'compare revenue 2026-10-01..2026-11-20 | 2026-07-01..2026-08-20'],
  ['agency', 'are we ahead of this time last year in sales', 'compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20'],
  ['agency', 'fees from LinkedIn Ads in 2025', 'total bySide [LinkedIn Ads; out] 2025'],
  ['agency', 'Q3 2025 sales vs last year', 'compare revenue 2025-07-01..2025-09-30 | 2024-07-01..2024-09-30'],
  ['agency', 'travel and hotels 2025', 'total expenses [Travel] 2025'],
  ['contractor', 'how many Shell stops in 2025', 'count movement [Shell; out] 2025'],
  ['contractor', 'home depot runs 2025 how many', 'count movement [Home Depot; out] 2025'],
  ['contractor', 'home depot less returns in 2025', 'total bySide [Home Depot] 2025'],
  ['contractor', 'diesel at Shell 2025', 'total bySide [Shell; out] 2025'],
  ['contractor', 'gas and truck costs 2025', 'total expenses [Vehicle] 2025'],
];

describe('names that are verbs elsewhere', () => {
  const { vocabulary } = ledgerOf([...agencyRows(), { date: '2025-05-05', description: 'ROSE CITY COURIERS', amount: -420, category: 'Shipping', counterparty: 'Rose City Couriers' }], 'categorised');
  const told = (question: string) => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);
  test('what rose is no party', () => { expect(told('which category rose the most from April 2025 to May 2025')).not.toContain('Rose'); });
  test('a party of that name is one', () => { expect(told('how much did rose city couriers get in 2025')).toContain('[Rose City Couriers'); });
});

describe('words and names', () => {
  for (const [business, question, expected] of CASES) test(question, () => check(business, question, expected));
});
