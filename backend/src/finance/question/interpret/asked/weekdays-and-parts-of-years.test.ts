/** Days of the week held against each other, this year against the same part of the last, names counted in each quarter, payouts, and why a time was good: the same plan as the plain question. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const WAYS: readonly [plan: string, ways: readonly string[]][] = [
  ['compare revenue [days 0] all | [days 6]', ['Sundays vs Saturdays', 'sales on Sundays versus Saturdays', 'how do Sundays compare to Saturdays', 'do we make more on Sundays than on Saturdays', 'do we sell more on Sundays or Saturdays', 'Sunday vs Saturday sales']],
  ['compare revenue [days 12345] 2025 | [days 06]', ['sales on weekdays versus weekends in 2025', 'weekday sales vs weekend sales in 2025', 'weekday vs weekend sales 2025']],
  ['total revenue [days 12345] 2025', ['weekday sales in 2025', 'weekday revenue 2025', 'sales on business days in 2025', 'revenue on working days in 2025']],
  ['total expenses [days 12345] 2025', ['what did we spend on business days in 2025']],
  ['compare revenue 2026-01-01..2026-11-20 | 2025-01-01..2025-11-20', ['revenue this year vs last', 'revenue this year compared with last year', 'revenue last year against this year']],
  ['count grossSales 2025 by quarter per counterparty', ['how many customers paid us each quarter in 2025', 'how many different clients paid us per quarter in 2025', 'number of customers by quarter in 2025', 'how many customers paid us every quarter in 2025']],
  ['count revenue 2025 by quarter per counterparty only-here', ['how many new clients did we get each quarter in 2025', 'number of new customers per quarter in 2025']],
  ['trend revenue 2025 by month', ['month over month growth in 2025', 'month on month growth 2025', 'revenue growth month over month 2025']],
  ['best-period revenue 2025 by week largest #1', ['busiest week in 2025', 'which week had the highest revenue in 2025']],
  ['average grossSales [in] 2025 per row', ['average order size in 2025', 'AOV in 2025', 'average order value in 2025', 'average payout in 2025', 'mean weekly payout in 2025']],
  ['drivers netProfit 2026-08 by category largest | 2026-07', ['what made August so good', 'what went so well in August', 'why was August our best month', 'how come August was so strong', 'what was so good about August']],
  ['drivers netProfit 2026-06 by category smallest | 2026-05', ['why was June so weak', 'why did we do so badly in June']],
  ['total expenses 2026-09-01..2026-11-20', ['spending since the first of the month before last', 'what have we spent since the month before last']],
  ['total revenue 2025-01-01..2025-11-20', ['revenue last year by now', 'what had we earned last year by now']],
];

describe('the same question', () => {
  for (const [plan, ways] of WAYS) test.each(ways)('%s', (way) => expect(read(way).replace(/^(compare revenue) (2025-\S+) \| (2026-\S+)$/, '$1 $3 | $2')).toBe(plan));
});

/** What only looks alike. */
test.each([
  ['revenue this year against last year in full', /\| 2025$/],
  ['average monthly revenue this year vs last year', /per month \| 2025$/],
  ['revenue 2025 vs 2024', /^compare revenue 2025 \| 2024$/],
  ['sales on Saturdays and Sundays', /^total revenue \[days 06\]/],
  ['revenue by weekday in 2025', /by weekday/],
  ['which weekday is best for sales', /by weekday/],
  ['average weekday sales', /^(?!total)/],
  ['how many new clients did we get in 2025', /^count revenue 2025 by counterparty only-here \|/],
  ['how many customers paid us in 2025', /^count grossSales 2025 by counterparty$/],
  ['how many customers pay us every month', /^(?!count grossSales all by month per)/],
  ['how many payments did we get each month in 2025', /^count movement \[in\] 2025 by month$/],
  ['average order from Adobe', /^(?!average grossSales \[in\] all)/],
  ['what happened in August', /^(?!drivers)/],
  ['which was our best month', /^(?!drivers)/],
  ['month over month growth in October', /^(?!trend revenue 2025)/],
])('%s', (text, plan) => expect(read(text)).toMatch(plan));
