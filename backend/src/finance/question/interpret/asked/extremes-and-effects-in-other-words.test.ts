/** Months that stand out, what brought a figure down and what would come of a change, in other words: the same plan as the plain question. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
const read = (question: string): string => inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary);

const WAYS: readonly [plain: string, ways: readonly string[]][] = [
  ['which month had the highest revenue in 2025', ['which month saw the highest revenue in 2025', 'which month delivered the most revenue in 2025', 'which month was top for revenue in 2025', 'busiest month in 2025', 'when did we sell the most in 2025']],
  ['which month had the lowest revenue in 2025', ['slowest month in 2025', 'which month came last for revenue in 2025', 'which month was our quietest in 2025']],
  ['in which months did we lose money in 2025', ['in which months did we not turn a profit in 2025', "in which months didn't we make a profit in 2025", 'which months did we slip into the red in 2025']],
  ['revenue by weekday in 2025', ['weekday breakdown of revenue in 2025', 'how is revenue spread across the week in 2025', 'revenue day of week breakdown in 2025']],
  ['revenue by week in 2025', ['revenue week over week in 2025', 'week on week revenue in 2025']],
  ['top 5 vendors by amount in 2025', ['top 5 vendors by total paid in 2025', 'top 5 vendors by how much we paid them in 2025']],
  ['why did revenue drop in March 2026', ['why did revenue tumble in March 2026', 'what dragged revenue down in March 2026', 'why did we sell less in March 2026', 'what accounts for the drop in revenue in March 2026']],
  ['compare payroll and revenue in 2025', ['payroll vs revenue in 2025', 'compare payroll with revenue in 2025', 'was payroll higher than revenue in 2025']],
  ['what if we raise prices by 10%', ['what if we charged 10% more', 'what if we charged clients 10% more']],
  ['what if we cut payroll by 20%', ['what if we shaved 20% off payroll', 'how much would we save by cutting payroll by 20%', 'what would a 20% cut to payroll save']],
  ['what if we lose Acme Robotics', ['what if Acme Robotics cancels', 'what if Acme Robotics goes under', 'what would losing Acme Robotics mean', 'where would we be without Acme Robotics']],
];

describe('the same question', () => {
  for (const [plain, ways] of WAYS) test.each(ways)('%s', (way) => {
    expect(read(plain)).not.toMatch(/clarify|unsupported/);
    expect(read(way)).toBe(read(plain));
  });
});

/** What only looks alike. */
test.each([
  ['busiest month for expenses in 2025', /expenses/],
  ['when did we sell the most to Acme Robotics', /^(?!best-period revenue all by month)/],
  ['what if we cancel Figma', /expenses|Figma/],
  ['did payroll grow more than revenue in 2025', /^(?!compare expenses \[Payroll\] 2025 \| revenue)/],
  ['refunds from vendors in 2025', /clarify/],
  ['did we make a profit in 2025', /netProfit/],
])('%s', (text, plan) => expect(read(text)).toMatch(plan));
