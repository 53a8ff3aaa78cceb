/** The day of one payment, the one that was largest, a season told with its months, and what is only told beside. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description: counterparty.toUpperCase() });
const ROWS = ['2024-11', '2025-02', '2025-05', '2025-08', '2025-10', '2026-03', '2026-08', '2026-09', '2026-10', '2026-11'].flatMap((month) => [
  row(`${month}-03`, 9000, 'Sales - Memberships', 'Mindbody'), row(`${month}-10`, -2000, 'Contractors', 'Priya Raman'), row(`${month}-04`, -1300, 'Rent', 'Elm Plaza'),
  row(`${month}-12`, -300, 'COGS - Retail', 'Manduka'), row(`${month}-13`, 40, 'COGS - Retail', 'Manduka'), row(`${month}-14`, -80, 'Utilities', 'Columbia Gas'), row(`${month}-15`, -60, 'Dues & Licenses', 'Yoga Alliance'),
]).concat(row('2025-12-22', -9350, 'Repairs', 'Appalachian Floors'), row('2025-08-02', 25000, 'Loan Proceeds', 'Live Oak Bank'));
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['i need the day the floor refinishing invoice from Appalachian Floors got paid', 'date movement [Appalachian Floors; out] all last'],
  ['the day the Live Oak Bank loan money came in', 'date movement [Loan Proceeds; Live Oak Bank; in] all last'],
  ['Mindbody payouts vary a lot. Tell me the largest one that landed in the last twelve months.', 'rows grossSales [Mindbody; in] 2025-11-01..2026-10-31 largest #1'],
  ['Of all the business expenses in 2025, which one single charge hurt the most, and for how much?', 'rows expenses [out] 2025 largest #1'],
  ['which vendor hurt us the most in 2025', 'ranking expenses 2025 by counterparty largest #1'],
  ['heating season, so November 2024 through February 2025. what did our costs add up to in that stretch', 'total expenses 2024-11-01..2025-02-28'],
  ['The holiday rush, November and December 2025 put together, how much profit did it leave us?', 'total netProfit 2025-11-01..2025-12-31'],
  ['What have we paid Priya Raman since January, I want to check her 1099', 'total bySide [Priya Raman; out] 2026-01-01..2026-11-22'],
  ['When we zelle Priya Raman, what is the average payment?', 'average bySide [Priya Raman; out] all per row'],
  ['How much money went to Manduka in 2025 once you take off what they credited us for returns?', 'total bySide [Manduka; out] 2025'],
  // What is sold before what is paid.
  ['All of 2025: what do the memberships add up to?', 'total revenue [Sales - Memberships] 2025'],
  ['what did we pay for memberships in 2025', 'total expenses [Dues & Licenses] 2025'],
  ['how long can the studio keep going before the cash is gone', 'runway cashFlow 2026-08-01..2026-10-31'],
  ['Looking at the last 12 months, in how many did expenses go over 40,000?', 'count-periods expenses 2025-11-01..2026-10-31 by month above 40000'],
])('%s', (question, plan) => {
  expect(read(question)).toBe(plan);
});
