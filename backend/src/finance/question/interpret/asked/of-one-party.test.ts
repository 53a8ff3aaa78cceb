/** Who is called by several words, whatever banks wrote behind them; and what an income comes from. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase() });
const { vocabulary } = ledgerOf([
  row('2024-05-02', 900, 'Project Income', 'Harrow Furniture'), row('2025-05-02', 900, 'Project Income', 'Harrow Furniture Rebrand'), row('2025-06-02', -90, 'Refunds', 'Harrow Furniture Overpayment'),
  row('2025-05-03', 700, 'Project Income', 'Summit Physio'), row('2025-06-01', 500, 'Rental Income', 'Shore Inn'), row('2025-06-03', 1500, 'Bike Sales', 'Lightspeed'), row('2026-06-01', 500, 'Rental Income', 'Shore Inn'),
  row('2025-06-05', -40, 'Travel', 'Delta'), row('2025-06-06', -60, 'Printing & Plotting', 'Reprographics'), row('2025-06-07', -20, 'Meals', "Mo's Chowder"),
], 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

test.each([
  ['how much did Harrow Furniture pay us in 2025', 'total revenue [Harrow Furniture; Harrow Furniture Rebrand; Harrow Furniture Overpayment] 2025'],
  ['how much did Harrow Furniture Rebrand pay us in 2025', 'total revenue [Harrow Furniture Rebrand] 2025'],
  ['Harrow Furniture vs Summit Physio, receipts in 2025', 'compare grossSales [Harrow Furniture; Harrow Furniture Rebrand; Harrow Furniture Overpayment; in] 2025 | [Summit Physio; in]'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['how much rental income did we get from hiring out bikes in 2025', 'total revenue [Rental Income] 2025'],
  ['which took more of our money in 2025, travel or printing & plotting, and what was the gap?', 'compare expenses [Travel] 2025 | [Printing & Plotting]'],
  ['net burn/mo, avg last 3 full months', 'burn cashFlow 2026-08-01..2026-10-31'],
  ['Q3 2025 sales vs Q3 LY (2024)', 'compare revenue 2025-07-01..2025-09-30 | 2024-07-01..2024-09-30'],
  ['Last year, taking cash in minus cash out, where did we land?', 'total cashFlow 2025'],
  ["what's the date of Shore Inn's final payment", 'date movement [Shore Inn] all last'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));
