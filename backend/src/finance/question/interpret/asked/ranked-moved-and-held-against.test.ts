/** Lists of what is named, peaks, growth against growth, prices of one kind and shares of one kind, told in other words. */
import { expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const plan = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['rent, payroll, advertising: order them biggest to smallest for 2025', 'ranking expenses [Rent; Payroll; Advertising] 2025 by category largest'],
  ['which income line shrank from 2024 to 2025', 'drivers revenue 2025 by category smallest | 2024'],
  ['who got the biggest raise in our spending from H1 to H2 2025?', 'drivers expenses 2025-07-01..2025-12-31 by counterparty largest | 2025-01-01..2025-06-30'],
  ['two worst months for cash in 2025', 'best-period cashFlow 2025 by month smallest #2'],
  ['how much cash in was there in 2025', 'total cashIn 2025'],
  ['best month for cash in during 2025', 'best-period cashIn 2025 by month largest #1'],
  ['the two months with the thinnest revenue in 2025', 'best-period revenue 2025 by month smallest #2'],
  ['name the month profits peaked in 2025', 'best-period netProfit 2025 by month largest #1'],
  ['which quarter had the widest margin in 2025', 'best-period netMargin 2025 by quarter largest #1'],
  ['who is customer number four by money in 2025', 'ranking revenue 2025 by counterparty largest #1 nth 4'],
  ['what three things pushed expenses up most in 2025 versus 2024', 'drivers expenses 2025 by category largest #3 | 2024'],
  ['spend on rent in the last three months against the three before', 'compare expenses [Rent] 2026-08-01..2026-10-31 | 2026-05-01..2026-07-31'],
  ['did payroll outgrow rent from 2024 to 2025', 'growth expenses [Payroll] 2025 | [Rent]'],
  ['Ranking of advertising vendors 2025', 'ranking expenses [Advertising] 2025 by counterparty largest'],
  ['what is the ranking of Adobe among our vendors in 2025', 'place expenses [Adobe] 2025 by counterparty'],
  ['if rent prices go up 8% what does that do to us', 'what-if netProfit 2026-08-01..2026-10-31 (Rent 8% from 2026-12)'],
  ['if we raise our prices by 8% what does that do to profit', 'what-if netProfit 2026-08-01..2026-10-31 (price-change 8% from 2026-12)'],
  ['what if we do 3 fewer projects a month at 3,200 each', 'what-if netProfit 2026-08-01..2026-10-31 (recurring -9600 from 2026-12)'],
  ['what if we hire 3 engineers at 11k each from december', 'what-if netProfit 2026-08-01..2026-10-31 (hire 3 x 11000 from 2026-12)'],
  ['Once the rent is paid, what percent of 2025 revenue is left? gross margin I mean', 'total grossMargin 2025'],
  ['what percent of 2025 revenue went on rent', 'share expenses [Rent] 2025 | revenue []'],
  ['if I borrow another 60k how long would 90k last', 'runway cashFlow 2026-08-01..2026-10-31 has 150000'],
  ['which month lost us the most in 2025', 'best-period netProfit 2025 by month smallest #1'],
  ['how is revenue changing month by month', 'trend revenue 2026-05-01..2026-10-31 by month'],
  ['what was the change in net profit between Q2 and Q3 2025', 'compare netProfit 2025-07-01..2025-09-30 | 2025-04-01..2025-06-30'],
])('%s', (text, expected) => expect(plan(text)).toBe(expected));
