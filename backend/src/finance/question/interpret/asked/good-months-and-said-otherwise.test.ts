/** What made a stretch good or bad, superlatives of those whose own language has no other, who they are that pay, and what was sold somewhere; and what only looks like these. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, amount, category, counterparty, account: 'Main Checking', description: counterparty.toUpperCase() });
const ROWS = ['2024-05', '2025-05', '2025-06', '2026-03', '2026-09', '2026-10'].flatMap((month) => [
  row(`${month}-03`, 9000, 'Sales - In Store', 'Clover'), row(`${month}-05`, 900, 'Sales - Online', 'Etsy'), row(`${month}-07`, 2500, 'Sales - Subscriptions', 'Stripe'), row(`${month}-09`, 4000, 'Sales - Contractor', 'Bayside Builders'),
  row(`${month}-10`, -3000, 'Payroll', 'Gusto'), row(`${month}-10`, -400, 'Payroll Taxes', 'Gusto'), row(`${month}-11`, -300, 'Sales Tax', 'State Treasury'), row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-13`, -80, 'Subcontractors', 'Kite Studio'), row(`${month}-14`, -60, 'Software', 'Adobe'),
]);
const { vocabulary } = ledgerOf(ROWS, 'categorised');
const understood = (question: string) => understand(question, vocabulary, { asOf: '2026-11-22', previous: null });
const read = (question: string): string => inShort(understood(question), vocabulary);

test.each([
  ['why was October so good', 'drivers netProfit 2026-10 by category largest | 2026-09'],
  ['why was last month so bad?', 'drivers netProfit 2026-10 by category smallest | 2026-09'],
  ['why was September 2026 so quiet', 'drivers revenue 2026-09 by category smallest | 2026-08'],
  ['what made 2025 such a good year', 'drivers netProfit 2025 by category largest | 2024'],
  ['why did rent rise in October', 'drivers expenses [Rent] 2026-10 by category largest | 2026-09'],
  ['which month was the most weak in 2025 for revenue', 'best-period revenue 2025 by month smallest #1'],
  ['what was our most bad month in 2025', 'best-period netProfit 2025 by month smallest #1'],
  ['show me the five most big payments in October', 'rows expenses [out] 2026-10 largest #5'],
  ['who do we pay most often', 'ranking expenses all by counterparty largest #1'],
  ['which was our busiest month', 'best-period revenue all by month largest #1'],
  ['busiest month for expenses in 2025', 'best-period expenses 2025 by month largest #1'],
  ['is rent creeping up', 'trend expenses [Rent] 2026-05-01..2026-10-31 by month'],
  ['what is the growth of the sales from year to year', 'trend revenue all by year'],
  ['growth from 2024 to 2025 in revenue', 'compare revenue 2025 in % | 2024'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['Bayside Builders, when did they last pay and how much', 'date movement [Bayside Builders; in] all last'],
  ['Bayside Builders, how often did they pay in 2025', 'count movement [Bayside Builders; in] 2025'],
  ['Gusto, when did we last pay them', 'date movement [Gusto; out] all last'],
  ['when did Adobe renew', 'date movement [Adobe] all last'],
  ['payroll including taxes in 2025', 'total expenses [Payroll; Payroll Taxes] 2025'],
  ['payroll and sales tax in 2025', 'total expenses [Payroll; Sales Tax] 2025'],
  ['payroll and rent in 2025', 'total expenses [Payroll; Rent] 2025'],
  ['subs revenue in 2025', 'total revenue [Sales - Subscriptions] 2025'],
  ['what did we pay subs in 2025', 'total expenses [Subcontractors] 2025'],
  ['what did we sell on Etsy in 2025', 'total revenue [Etsy] 2025'],
  ['how much did we sell in October', 'total revenue 2026-10'],
  ['compare online sales to contractor sales for 2025', 'compare revenue [Sales - Online] 2025 | [Sales - Contractor]'],
  ['average ticket in 2025', 'average grossSales [in] 2025 per row'],
  ['how often did we get deliveries from Kite Studio in 2025', 'count movement [Kite Studio; out] 2025'],
])('%s', (question, plan) => expect(read(question)).toBe(plan));

test.each([
  ['what would happen if Adobe put prices up 8%', 'clarify'],
  ['how long would our money last if Bayside Builders stopped', 'clarify'],
  ['how long will our cash last if Etsy left', 'clarify'],
  ['how are we doing compared to budget', 'unsupported'],
])('asked or told: %s', (question, kind) => expect(understood(question).kind).toBe(kind));

test.each([
  ['what if we put our prices up 8%', 'price-change'],
])('our own prices: %s', (question, lever) => expect(read(question)).toContain(lever));
