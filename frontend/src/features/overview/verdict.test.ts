/** The verdict in words, for every way in which a profit can move. */
import { expect, test } from '@jest/globals';
import { verdict } from './verdict.ts';

const span = (from: string, to: string) => ({ __typename: 'LabelledPeriod' as const, from, to, label: '' });
const october = { previousPeriod: span('2026-10-01', '2026-10-21'), period: span('2026-11-01', '2026-11-21') };

interface Case { now: [revenue: string, expenses: string, netProfit: string]; before: [string, string, string]; change: string; drivers?: [string, string][] }

function check({ now, before, change, drivers = [] }: Case, expected: string) {
  const [revenue, expenses, netProfit] = now;
  const previous = { __typename: 'FinancialTotals' as const, revenue: before[0], expenses: before[1], netProfit: before[2], cashFlow: '0.00' };
  const comparison = {
    ...october, currency: 'USD', previous, profitChange: change,
    drivers: drivers.map(([category, effect]) => ({ __typename: 'ProfitDriver' as const, category, effect })),
  };
  expect(verdict({ revenue, expenses, netProfit }, comparison).replaceAll('\u2009', ' ')).toBe(expected);
}

test('a rise, and what made up most of it', () => {
  check({ now: ['60.00', '20.00', '37032.00'], before: ['1.00', '1.00', '27482.00'], change: '9550.00', drivers: [['Payroll', '8000.00'], ['Project Income', '1550.00']] },
    'Profit rose $9,550 against Oct 1 – 21, mostly Payroll');
});

test('a fall: what worked against it is passed over, and less than half is not "mostly"', () => {
  check({ now: ['60.00', '20.00', '40.00'], before: ['1.00', '1.00', '3160.00'], change: '-3120.00', drivers: [['Sales', '2000.00'], ['Rent', '-1500.00'], ['Travel', '-1400.00']] },
    'Profit fell $3,120 against Oct 1 – 21, most of all Rent');
});

test('into a loss', () => {
  check({ now: ['0.00', '800.00', '-800.00'], before: ['1000.00', '0.00', '1000.00'], change: '-1800.00', drivers: [['Sales', '-1000.00'], ['Rent', '-800.00']] },
    'Profit fell $1,800 against Oct 1 – 21, to a loss of $800, mostly Sales');
});

test('no change', () => check({ now: ['5.00', '1.00', '4.00'], before: ['5.00', '1.00', '4.00'], change: '0.00' }, 'Profit is the same as in Oct 1 – 21'));

test('nothing to compare with', () => {
  check({ now: ['5.00', '1.00', '4.00'], before: ['0.00', '0.00', '0.00'], change: '4.00', drivers: [['Sales', '5.00']] }, 'Profit is $4; there is nothing in Oct 1 – 21 to compare it with');
});

test('nothing at all', () => check({ now: ['0.00', '0.00', '0.00'], before: ['5.00', '1.00', '4.00'], change: '-4.00' }, 'Nothing was earned or spent in this period'));
