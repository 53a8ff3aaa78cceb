/** How often something is done, the days that a week has, and what stands beside the thing that is asked. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const LEDGERS = { agency: ledgerOf(agencyRows(), 'categorised').vocabulary, contractor: ledgerOf(contractorRows(), 'categorised').vocabulary };

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['contractor' as const, 'I fill up at Shell most weeks. What has that come to for 2025?', 'total bySide [Shell; out] 2025'],
  ['contractor' as const, 'We order from Home Depot nearly every week. How much was it in 2025?', 'total bySide [Home Depot; out] 2025'],
  ['agency' as const, 'revenue last week, Monday to Sunday', 'total revenue 2026-11-09..2026-11-15'],
  ['agency' as const, 'revenue last week (mon-sun)', 'total revenue 2026-11-09..2026-11-15'],
  ['agency' as const, 'revenue in October, Monday to Friday', 'total revenue [days 12345] 2026-10'],
  ['agency' as const, 'Tue - Thu spending in 2025', 'total expenses [days 234] 2025'],
  ['agency' as const, 'how many lines does the ledger I uploaded have', 'count movement all'],
  ['agency' as const, 'when a client pays us, how big is the payment typically in 2025', 'average grossSales [in] 2025 per row'],
  ['agency' as const, 'largest payment coming in from a client in 2025', 'rows grossSales [in] 2025 largest #1'],
  ['agency' as const, "I can't remember when we bought the Apple Store laptops, which date was it", 'date movement [Apple Store; out] all last'],
  ['agency' as const, 'looking at software only: what percentage of it is Figma in 2025', 'share bySide [Figma] 2025 | expenses [Software Subscriptions]'],
  ['agency' as const, 'what did October cost us, total expenses, I mean the last October we had', 'total expenses 2026-10'],
  ['agency' as const, 'expenses in the most recent October', 'total expenses 2026-10'],
  ['agency' as const, 'YTD revenue vs this time last year, in %', 'compare revenue 2026-01-01..2026-11-20 in % | 2025-01-01..2025-11-20'],
  ['agency' as const, 'how has consulting income been developing over the last six months', 'trend revenue [Consulting Income] 2026-05-01..2026-10-31 by month'],
  ['agency' as const, 'net burn/mo, avg last 3 full months', 'burn cashFlow 2026-08-01..2026-10-31'],
  ['agency' as const, 'cash out in September? leave aside moving money between our own accounts', 'total cashOut [-Transfer] 2026-09'],
  ['agency' as const, 'Last year, taking cash in minus cash out, where did we land?', 'total cashFlow 2025'],
  ['agency' as const, 'net cashflow last month', 'total cashFlow 2026-10'],
  ['agency' as const, 'which two categories did we cut back most on in October 2025 compared with August 2025', 'drivers expenses 2025-10 by category smallest #2 | 2025-08'],
  ['agency' as const, 'where are our costs climbing the most?', 'drivers expenses 2026-10 by category largest | 2026-09'],
])('%s: %s', (ledger, text, plan) => expect(inShort(interpret(text, LEDGERS[ledger], { asOf: '2026-11-20', previous: null }), LEDGERS[ledger])).toBe(plan));
