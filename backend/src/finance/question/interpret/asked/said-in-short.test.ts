/** Notes, dictation and slips: units glued to their number, years and quarters whose word is said once, names by a part of them. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string, account: string): PlainRow => ({ date, amount, category, counterparty, account, description: counterparty.toUpperCase() });
const ROWS = ['2024-05-10', '2025-05-10', '2026-05-10', '2026-11-10'].flatMap((date) => [
  row(date, 5000, 'Store Sales', 'Square', 'Wells Fargo Checking'), row(date, -900, 'Staff Wages', 'Homebase', 'Wells Fargo Checking'), row(date, -700, 'Shop Rent', 'Elm Plaza Partners', 'Wells Fargo Checking'),
  row(date, -120, 'Lab Fees', 'Glidewell Labs', 'Visa Business'), row(date, -80, 'Trade Shows', 'FastSigns', 'Visa Business'), row(date, -60, 'Utilities', 'PG&E', 'Operating Account'), row(date, 40, 'Store Sales', 'Amazon', 'Operating Account'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['revenue, 12mo', 'total revenue 2025-11-01..2026-10-31'],
  ['utilities 30d', 'total expenses [Utilities] 2026-10-24..2026-11-22'],
  ['net profit, 60 days back', 'total netProfit 2026-09-24..2026-11-22'],
  ['net margin: 25 vs 24', 'compare netMargin 2025 | 2024'],
  ['q3 of this year against q3 of last, revenue', 'compare revenue 2026-07-01..2026-09-30 | 2025-07-01..2025-09-30'],
  ['total revenue in the first and second quarters of 2026 together', 'total revenue 2026-01-01..2026-06-30'],
  ['turnover for the three-month period ending September 2026', 'total revenue 2026-07-01..2026-09-30'],
  ['expenses since february kicked off', 'total expenses 2026-02-01..2026-11-22'],
  ['total expenses from 2/10 to 3/5 this year', 'total expenses 2026-02-10..2026-03-05'],
  ['net profit in last semester', 'total netProfit 2026-01-01..2026-06-30'],
  ['percent change in payroll in april to june this year compared with last year', 'compare expenses [Staff Wages] 2026-04-01..2026-06-30 in % | 2025-04-01..2025-06-30'],
  ['january-june turnover this year against january-june last year', 'compare revenue 2026-01-01..2026-06-30 | 2025-01-01..2025-06-30'],
  ['did expenses go up last quarter vs quarter before', 'compare expenses 2026-07-01..2026-09-30 | 2026-04-01..2026-06-30'],
  ['total revenue in july august september last year', 'total revenue 2025-07-01..2025-09-30'],
  ['net profit in the first six months this year', 'total netProfit 2026-01-01..2026-06-30'],
  ['how many months out of the last 12 had a net profit below 100', 'count-periods netProfit 2025-11-01..2026-10-31 by month below 100'],
  ['percentage change in revenue in the second quarter of 2026 against the first', 'compare revenue 2026-04-01..2026-06-30 in % | 2026-01-01..2026-03-31'],
  ['turnover in the quarter to the end of september', 'total revenue 2026-07-01..2026-09-30'],
  ['how much has this place brought in ever', 'total revenue all'],
  ['payments to amazon made over 2025', 'total bySide [Amazon; out] 2025'],
])('stretches of time: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['payroll in 2025', 'total expenses [Staff Wages] 2025'],
  ['rent in 2025', 'total expenses [Shop Rent] 2025'],
  ['laboratory fees in 2025', 'total expenses [Lab Fees] 2025'],
  ['expenses on the visa business card in 2025', 'total expenses [@Visa Business] 2025'],
  ['expenses that went through Operating in 2025', 'total expenses [@Operating Account] 2025'],
  ['WF checking expenses in 2025', 'total expenses [@Wells Fargo Checking] 2025'],
  ['expenses out of Wells Fargo in 2025', 'total expenses [@Wells Fargo Checking] 2025'],
  ['paid p g and e in 2025', 'total bySide [PG&E; out] 2025'],
  ['did we spend more this week or last week, show both', 'compare expenses 2026-11-16..2026-11-22 | 2026-11-09..2026-11-15'],
  ['paid hmebse in 2025', 'total bySide [Homebase; out] 2025'],
])('names: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['number of expenses between one thousand and two thousand in 2025', 'count expenses [out; >=1000; <=2000] 2025'],
  ['count of expenses over a grand in 2025', 'count expenses [out; >1000] 2025'],
  ['how many expenses 1k-2k in 2025', 'count expenses [out; >=1000; <=2000] 2025'],
  ['how many money did we make in profit in 2025', 'total netProfit 2025'],
  ['what did we net in twenty twenty five', 'total netProfit 2025'],
  ['sales in 2025 before taking away the refunds', 'total grossSales 2025'],
  ['what did we actually keep in 2025', 'total netProfit 2025'],
  ['what percent of sales did we actually keep in 2025', 'total netMargin 2025'],
  ['how much came in as revenue in 2025', 'total revenue 2025'],
  ['every penny of cash out in 2025', 'total cashOut 2025'],
  ['my bookkeeper wants the number of transactions in 2025', 'count movement 2025'],
  ['total expenses excluding vendor Homebase in 2025', 'total expenses [-Homebase] 2025'],
  ['expenses in 2025 if staff pay does not count', 'total expenses [-Staff Wages] 2025'],
])('amounts, measures, exceptions: %s', (question, plan) => expect(read(question)).toBe(plan));
