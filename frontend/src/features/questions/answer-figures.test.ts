/** How the values of an answer are written. */
import { expect, test } from '@jest/globals';
import { axisLabel, formatAnswerValue, formatCell, type FigureStyle } from './answer-figures.ts';

const dollars: FigureStyle = { unit: 'currency', currency: 'USD' };

test('a headline follows its unit', () => {
  const check = (value: unknown, unit: FigureStyle['unit'], expected: string | null) =>
    expect(formatAnswerValue(value, { unit, currency: 'USD' })).toBe(expected);
  check('-1234.50', 'currency', '−$1,234.50');
  check(12.34, 'percent', '12.3%');
  check(1204, 'count', '1,204');
  check(4.25, 'months', '4.3 months');
  check('2026-11-20', 'date', 'Nov 20, 2026');
  check('Rent', null, 'Rent');
  check(null, 'currency', null);
});

test('a cell follows its column', () => {
  const check = (cell: unknown, column: string, expected: string) => expect(formatCell(cell, column, dollars)).toBe(expected);
  check('120.00', 'Amount', '$120.00');
  check(12, 'Transactions', '12');
  check(33.333, 'Share %', '33.3%');
  check('2026-03', 'Month', 'Mar 2026');
  check(null, 'Change', '—');
});

test('months are short below an axis', () => {
  expect([axisLabel('September 2026'), axisLabel('2026-09'), axisLabel('Q3 2026'), axisLabel('Rent')]).toEqual(['Sep 2026', 'Sep 2026', 'Q3 2026', 'Rent']);
});

test('beside a headline in another unit amounts stay amounts, and plain numbers are none', () => {
  const check = (cell: unknown, column: string, unit: FigureStyle['unit'], expected: string) => expect(formatCell(cell, column, { unit, currency: 'USD' })).toBe(expected);
  check('5.00', 'Revenue', 'percent', '$5.00');
  check('5.00', 'Share of Rent', 'percent', '$5.00');
  check('-2269.10', 'Cash flow', 'months', '−$2,269.10');
  check('137585.00', 'Payments', 'count', '$137,585.00');
  check(14, 'Days', 'count', '14');
  check(14, 'Days', 'currency', '14');
  check(18.2, 'Net margin', 'currency', '18.2%');
});
