/** Short forms of notes, dates written with the day first, months told from one on, and prices that were put up. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const ROWS = ['2024-05-10', '2025-05-10', '2026-05-10', '2026-11-10'].flatMap((date) => [
  row(date, 5000, 'Sales', 'Square'), row(date, -40, 'Refunds', 'Square'), row(date, -700, 'Rent', 'Elm Plaza Partners'), row(date, -120, 'Software Subscriptions', 'Dropbox'), row(date, -60, 'Utilities', 'Pacific Power'), row(date, -50, 'Freight', 'Old Dominion Freight'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }), vocabulary);

test.each([
  ['rent LY', 'total expenses [Rent] 2025'],
  ['revenue 01/03/2026 to 31/05/2026', 'total revenue 2026-03-01..2026-05-31'],
  ['revenue 01/03/2026 to 05/31/2026', 'total revenue 2026-01-03..2026-05-31'],
  ['H1 26 v H1 25 expenses', 'compare expenses 2026-01-01..2026-06-30 | 2025-01-01..2025-06-30'],
  ['net profit of the 12 months prior to this month', 'total netProfit 2025-11-01..2026-10-31'],
  ['revenue for the month prior to last month', 'total revenue 2026-09'],
  ['expenses between the 1st and the 15th of October 2026', 'total expenses 2026-10-01..2026-10-15'],
  ['cash flow for each month starting in May', 'trend cashFlow 2026-05-01..2026-11-22 by month'],
  ['cash flow by month, may til now', 'trend cashFlow 2026-05-01..2026-11-22 by month'],
  ['revenue in the financial year July 2025 to June 2026', 'total revenue 2025-07-01..2026-06-30'],
  ['rent from may 2025, when the new lease was signed, until now', 'total expenses [Rent] 2025-05-01..2026-11-22'],
])('stretches of time: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how much did we lose in May 2025', 'total netProfit 2025-05'],
  ['P/L 2025', 'total netProfit 2025'],
  ['what did it cost to operate in 2025', 'total operatingExpenses 2025'],
  ['customer receipts 2025 net of refunds', 'total revenue 2025'],
  ['revenue in 2025 once you take off the refunds', 'total revenue 2025'],
  ['refund rate measured against gross sales in 2025', 'total refundRate 2025'],
  ['net increase or decrease in cash in 2025', 'total cashFlow 2025'],
  ['how much cash did we receive in 2025 from everywhere', 'total cashIn 2025'],
  ['what did we credit clients in 2025', 'total refunds [Refunds] 2025'],
  ['was the gross margin better in 2025 or did we have the better gross margin in 2024', 'compare grossMargin 2025 | 2024'],
  ['electricity in 2025', 'total expenses [Pacific Power] 2025'],
])('what is measured: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['by how much did Dropbox put its price up', 'price-change bySide [Dropbox; out] all'],
  ['what was the size of the price hike at Dropbox', 'price-change bySide [Dropbox; out] all'],
  ['tell me when dropbox began please', 'date movement [Dropbox] all first'],
  ['of all months we ever had, which one had the highest revenue', 'best-period revenue all by month largest #1'],
  ["which way net profit's gone across the last 12 months", 'trend netProfit 2025-11-01..2026-10-31 by month'],
  ['the 3 largest payments to Dropbox in 2025 and total them', 'rows bySide [Dropbox; out] 2025 largest #3 together as amount'],
  ['dropbox start date', 'date movement [Dropbox] all first'],
  ['expenses by category 2025, high to low', 'ranking expenses 2025 by category largest'],
  ['expense categories in 2025, ranked from top to bottom', 'ranking expenses 2025 by category largest'],
])('prices, beginnings, orders: %s', (question, plan) => expect(read(question)).toBe(plan));

test.each(["Dropbox's hours?", 'what hours has Dropbox put in, total?', 'Dropbox - good supplier or not?', 'how many yoga classes have we held'])('no ledger tells: %s', (question) => expect(interpret(question, vocabulary, { asOf: '2026-11-22', previous: null }).kind).toBe('unsupported'));
