/** Questions for names behind a kind of category, parts of a whole that is named first, bills, days and savings. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const SAVINGS: readonly PlainRow[] = [
  { date: '2025-02-27', amount: -1200, category: 'Transfer', counterparty: 'Own Savings Account', description: 'ONLINE TRANSFER TO SAV 4410', account: 'Business Checking' },
  { date: '2025-04-13', amount: 3000, category: 'Transfer', counterparty: 'Own Savings Account', description: 'ONLINE TRANSFER FROM SAV 4410', account: 'Business Checking' },
];
const { vocabulary } = ledgerOf([...agencyRows(), ...SAVINGS], 'categorised');

/** Asked on 20 November 2026 as a first question. */
function check(question: string, expected: string): void {
  expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
}

const CASES: readonly (readonly [string, string])[] = [
  ['out of all software spend in 2025 what percent was Adobe', 'share expenses [Adobe] 2025 | [Software Subscriptions]'],
  ['out of everything spent on subcontractors in 2025, how much percent was Jonas Weber', 'share expenses [Jonas Weber] 2025 | [Subcontractors]'],
  ['of the money spent on travel last year, what share was Hilton', 'share expenses [Hilton] 2025 | [Travel]'],
  ['of our 2025 revenue, what percent was Acme', 'share revenue [Acme Robotics] 2025 | []'],
  ['out of 2025 revenue how much percent came from Acme', 'share revenue [Acme Robotics] 2025 | []'],
  ['what share of software spending went to Adobe in 2025', 'share expenses [Adobe] 2025 | [Software Subscriptions]'],
  ['what percent of subcontractor costs was Pixel Foundry in 2025', 'share expenses [Pixel Foundry] 2025 | [Subcontractors]'],
  ['Adobe as % of software in 2025', 'share bySide [Adobe] 2025 | expenses [Software Subscriptions]'],
  ['what fraction of travel costs in 2025 was Hilton', 'share expenses [Hilton] 2025 | [Travel]'],
  ['what % of each dollar earned do we keep as profit in 2025', 'total netMargin 2025'],
  ['what percent of every dollar of revenue do we keep in 2025', 'total netMargin 2025'],
  ['how many cents of each dollar of sales end up as profit in 2025', 'total netMargin 2025'],
  ['net profit as a percentage of revenue 2025', 'total netMargin 2025'],
  ['what percentage of revenue was profit in 2025', 'total netMargin 2025'],
  ['what percent of spending was payroll and rent in 2025', 'share expenses [Payroll; Rent] 2025 | []'],
  ['how many bills did we pay in 2025', 'count expenses [out] 2025'],
  ['how many bills over $3,000 did we pay in 2025', 'count expenses [out; >3000] 2025'],
  ['how many bills in october 2026', 'count expenses [out] 2026-10'],
  ['number of bills paid last month', 'count expenses [out] 2026-10'],
  ['show bills over $1,000 in 2025', 'rows expenses [out; >1000] 2025 last'],
  ['biggest bill in 2025', 'rows expenses [out] 2025 largest #1'],
  ['how many invoices did we get paid in 2025', 'count movement [in] 2025'],
  ['how many expenses in 2025', 'count expenses [out] 2025'],
  ['which sub got the least money in 2025', 'ranking expenses [Subcontractors] 2025 by counterparty smallest #1'],
  ['which freelancer was paid the least in 2025', 'ranking expenses [Subcontractors] 2025 by counterparty smallest #1'],
  ['which subcontractor got the most in 2025', 'ranking expenses [Subcontractors] 2025 by counterparty largest #1'],
  ['which freelancer did we pay most in 2025', 'ranking expenses [Subcontractors] 2025 by counterparty largest #1'],
  ['what subcontractor cost us the least', 'ranking expenses [Subcontractors] all by counterparty smallest #1'],
  ['which sub did we pay the most last year', 'ranking expenses [Subcontractors] 2025 by counterparty largest #1'],
  ['who are our freelancers', 'ranking expenses [Subcontractors] all by counterparty largest'],
  ['which freelancers do we use', 'ranking expenses [Subcontractors] all by counterparty largest'],
  ['what subscriptions am i paying for', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['list our subscriptions', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['which software do we use', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['what software are we paying for', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['which apps do we pay for', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['show me all subscriptions', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['what software tools do we have', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['subscriptions in 2025', 'total expenses [Software Subscriptions] 2025'],
  ['how much for subscriptions in 2025', 'total expenses [Software Subscriptions] 2025'],
  ['how many subscriptions do we have', 'count expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['which subscription costs the most', 'ranking expenses [Software Subscriptions] all by counterparty largest #1'],
  ['day we purchased the laptops', 'date expenses ["laptop"; out] all last'],
  ['the day we bought the laptops', 'date expenses ["laptop"; out] all last'],
  ['day Acme paid us', 'date movement [Acme Robotics; in] all last'],
  ['what day did we buy the laptops', 'date expenses ["laptop"; out] all last'],
  ['date we bought the laptops', 'date expenses ["laptop"; out] all last'],
  ['moved to savings in 2025', 'total movement [Transfer; Own Savings Account; out] 2025'],
  ['moved to savings in 2025: total', 'total movement [Transfer; Own Savings Account; out] 2025'],
  ['moved from savings in 2025', 'total movement [Transfer; Own Savings Account; in] 2025'],
  ['how much did we transfer to savings in 2025', 'total movement [Transfer; Own Savings Account; out] 2025'],
  ['how much did we move out of savings in 2025', 'total movement [Transfer; Own Savings Account; in] 2025'],
  ['how much did we put into savings in 2025', 'total movement [Transfer; Own Savings Account; out] 2025'],
  ['transfers from savings 2025', 'total movement [Transfer; Own Savings Account; in] 2025'],
  ['pulled from savings in 2025', 'total movement [Transfer; Own Savings Account; in] 2025'],
  ['which customer paid the least in 2025', 'ranking revenue 2025 by counterparty smallest #1'],
  ['which airline did we pay the most in 2025', 'ranking expenses [Delta Air Lines] 2025 by counterparty largest #1'],
  ['which software did we spend the most on in 2025', 'ranking expenses [Software Subscriptions] 2025 by counterparty largest #1'],
  ['what software costs did we have in 2025', 'total expenses [Software Subscriptions] 2025'],
  ['what are our subscriptions', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['which subscription went up the most in Q3 2025 vs Q2 2025', 'drivers expenses [Software Subscriptions] 2025-07-01..2025-09-30 by counterparty largest | 2025-04-01..2025-06-30'],
  ['which software subscriptions do we pay every month', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['what did we spend on software in 2025', 'total expenses [Software Subscriptions] 2025'],
  ['tell me the date Acme paid us last', 'date movement [Acme Robotics; in] all last'],
  ['what percentage of total spend was software in 2025', 'share expenses [Software Subscriptions] 2025 | []'],
  ['which are our biggest subscriptions', 'ranking expenses [Software Subscriptions] all by counterparty largest #5'],
  ['which freelancers did we pay in 2025', 'ranking expenses [Subcontractors] 2025 by counterparty largest'],
  ['list our freelancers for 2025', 'ranking expenses [Subcontractors] 2025 by counterparty largest'],
  ['what did we set aside in 2025', 'total movement [Transfer; Own Savings Account; out] 2025'],
  ['total put aside in 2025', 'total movement [Transfer; Own Savings Account; out] 2025'],
  ['savings transfers in 2025', 'total movement [Transfer; Own Savings Account] 2025'],
  ['how much was taken from savings in 2025', 'total movement [Transfer; Own Savings Account; in] 2025'],
  ['which subcontractor received the most money in Q3 25', 'ranking expenses [Subcontractors] 2025-07-01..2025-09-30 by counterparty largest #1'],
  ['which saas tools do we pay for', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['from everything paid to subcontractors in 2025, what percent went to Jonas Weber', 'share bySide [Jonas Weber] 2025 | expenses [Subcontractors]'],
];

describe('names, wholes, bills, days and savings', () => {
  for (const [question, expected] of CASES) test(question, () => check(question, expected));
});
