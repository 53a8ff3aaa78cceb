/** Ways of saying something that stand inside of another question, where they mean what they say. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['compare the last two months with the same two months last year', 'compare netProfit 2026-09-01..2026-10-31 | 2025-09-01..2025-10-31'],
  ['compare travel in the last two months of 2025 to 2024', 'compare expenses [Travel] 2025-11-01..2025-12-31 | 2024-11-01..2024-12-31'],
  ['compare rent and payroll over the last two years', 'compare expenses [Rent] 2024-01-01..2025-12-31 | [Payroll]'],
  ['gross profit (without subcontractors) in 2025', 'total grossProfit [-Subcontractors] 2025'],
  ['which bank account brought in the most interest', 'ranking otherIncome [Interest Income] all by account largest #1'],
  ['which account paid the rent', 'ranking expenses [Rent] all by account largest'],
  ['whose invoices did Acme pay', 'total revenue [Acme Robotics] all'],
  ['everything received from Acme in 2025', 'total revenue [Acme Robotics] 2025'],
  ['how much did we pay for everything received from Adobe', 'total expenses [Adobe] all'],
  ['net difference in cash between March and April 2026', 'compare netProfit 2026-04 | 2026-03'],
  ['total revenue for the four quarters of 2025', 'total revenue 2025'],
  ['revenue in q1, q2, q3 and q4 of 2025 together', 'total revenue 2025'],
  ['how many payments did we receive and how many did we make', 'count movement all'],
  ['rent, payroll, everything since March', 'total expenses 2026-03-01..2026-11-20'],
  ['rent, travel, everything for Acme', 'total expenses [Rent; Travel; Acme Robotics] all'],
  ['what date in the month was our biggest expense in October', 'rows expenses [out] 2026-10 largest #1 as date'],
  ['show revenue for every day of the month', 'clarify'],
  ['daily revenue for each day of the month in October 2026', 'trend revenue 2026-10 by day'],
  ['what day of the month do we usually pay payroll', 'best-period expenses [Payroll] all by monthday largest #1'],
  ['which date of the month did we pay rent in October', 'date expenses [Rent; out] 2026-10 last'],
  ['how many payments were in late October', 'count movement 2026-10-21..2026-10-31'],
  ['biggest expense of the year 2025', 'rows expenses [out] 2025 largest #1'],
  ['what invoices should have been paid from revenue in March', 'total revenue 2026-03'],
  ['revenue for the last two quarters side by side with expenses', 'compare revenue 2026-04-01..2026-09-30 | expenses'],
  ['how much was travel in 2025 and what is it as a percentage of revenue', 'share expenses [Travel] 2025 | revenue []'],
  ['revenue change quarter on quarter last year in percent', 'compare revenue 2025 in % | 2024'],
  ['for each of the last two years, which category was the largest', 'ranking expenses 2024-01-01..2025-12-31 by category largest #1'],
  ['peak from March to May: which month', 'best-period netProfit 2026-03-01..2026-05-31 by month largest #1'],
  ['on days we open late, what do we make', 'clarify'],
  ['average take by trading day in October', 'average revenue 2026-10 by day per day on open days'],
  ['subscriptions and cost of subcontractors', 'total expenses [Software Subscriptions; Subcontractors] all'],
  ['how many months until it is under 10000', 'clarify'],
  ['how much rent in the same months of the previous year', 'total expenses [Rent] 2025'],
  ['revenue in March 2025 quarter by quarter', 'trend revenue 2025-03 by quarter'],
  ['from Acme how much came into March 2026', 'total cashIn [Acme Robotics] 2026-03'],
  ['please count the payments to Adobe in October 2026', 'count movement [Adobe; out] 2026-10'],
  ['please count our vendors in 2025', 'count expenses 2025 by counterparty'],
  ['can you please count the refunds in 2025', 'count refunds [Refunds] 2025'],
  ['please count my customers in 2025', 'count grossSales 2025 by counterparty'],
  ['revenue in June 2025, what was it', 'total revenue 2025-06'],
  ['my profit last year, what was it', 'total netProfit 2025'],
  ['travel in October 2026, what was behind it', 'clarify'],
  ['travel rose in October 2026, what was behind it', 'drivers expenses [Travel] 2026-10 by category largest | 2026-09'],
  ['what was our worst month and what was behind it', 'clarify'],
  ['in how many months did sales come out ahead of costs', 'count-periods netProfit all by month above 0'],
])('%s', (question, expected) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected));

test('what was paid is divided by the days on which something was sold', async () => {
  const rows = agencyRows();
  const { answer: { value } } = await answerQuestion({ text: 'what do we spend per open day on payroll', ...ledgerOf(rows, 'categorised'), today: '2026-11-20', previous: null });
  const paid = rows.filter(({ category }) => category === 'Payroll').reduce((sum, { amount }) => sum - amount, 0);
  const days = new Set(rows.filter(({ category }) => /Consulting|Project/.test(category ?? '')).map(({ date }) => date)).size;
  expect([days > 20, Number(value)]).toEqual([true, Number((paid / days).toFixed(2))]);
});
