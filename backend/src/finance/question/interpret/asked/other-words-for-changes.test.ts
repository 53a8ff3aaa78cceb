/** Changes and their causes, parts of a whole, days of payments and what is usual, in other words. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['When was Adobe most recently paid?', 'date movement [Adobe; out] all last'],
  ['when did Acme Robotics most recently pay', 'date movement [Acme Robotics; in] all last'],
  ['From when have we been paying for Figma?', 'date movement [Figma; out] all first'],
  ['we are with Figma since what date?', 'date movement [Figma] all first'],
  ['when did Acme Robotics become a client', 'date movement [Acme Robotics; in] all first'],
  ['what does the average client bring in', 'average revenue all by counterparty per counterparty'],
  ['average client payment in 2025', 'average grossSales [in] 2025 per row'],
  ['usual payment to Jonas Weber', 'average bySide [Jonas Weber; out] all per row'],
  ['what was the cause that costs rose in May 2026', 'drivers expenses 2026-05 by category largest | 2026-04'],
  ['costs shot up in May 2026, what caused that', 'drivers expenses 2026-05 by category largest | 2026-04'],
  ['which client explains Q2 2026 revenue falling below Q1 2026', 'drivers revenue 2026-04-01..2026-06-30 by counterparty smallest | 2026-01-01..2026-03-31'],
  ['rent was what percent of 2025 revenue, expressed as a percentage', 'share expenses [Rent] 2025 | revenue []'],
  ['payroll divided by revenue in 2025', 'share expenses [Payroll] 2025 | revenue []'],
  ['what percent of the money we took in in 2025 went out on payroll', 'share expenses [Payroll] 2025 | revenue []'],
  ['how much extra did we pay Adobe in 2026 than in 2025', 'compare bySide [Adobe; out] 2026-01-01..2026-11-20 | 2025'],
  ['which of the two earned us more in 2025, Acme Robotics or Blue Heron Museum', 'compare revenue [Acme Robotics] 2025 | [Blue Heron Museum]'],
  ['what is the difference in ads cost between june and may 2026', 'compare expenses [Advertising] 2026-05 | 2026-06'],
  ['by how much did profit change between the years 2024 and 2025', 'compare netProfit 2025 | 2024'],
  ['costs month to date vs same days of the prior month', 'compare expenses 2026-11-01..2026-11-20 | 2026-10-01..2026-10-20'],
  ['list our active subscriptions', 'recurring expenses [Software Subscriptions] 2026-08-01..2026-10-31 by counterparty'],
  ['which vendors with total payments above $5,000 in 2025', 'ranking expenses 2025 by counterparty largest above 5000'],
  ['categories that stayed under 1000 dollars in 2025', 'ranking expenses 2025 by category largest below 1000'],
  ['2025 revenue month by month adding up as it goes', 'trend revenue 2025 by month'],
])('%s', (text, plan) => expect(inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(plan));
