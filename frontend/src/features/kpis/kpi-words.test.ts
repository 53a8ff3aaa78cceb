import { expect, test } from '@jest/globals';
import { formatKpi, standingOf, targetWords, trendValues } from './kpi-words.ts';

test('each unit as people read it', () => {
  expect(formatKpi('48210.37', { unit: 'currency' }, 'USD')).toBe('$48,210.37');
  expect(formatKpi(-12.5, { unit: 'percent' }, 'USD')).toBe('−12.5%');
  expect([4.5, 1].map((value) => formatKpi(value, { unit: 'months' }, 'USD'))).toEqual(['4.5 months', '1 month']);
  expect(formatKpi(1.5, { unit: 'ratio' }, 'USD')).toBe('1.50');
  expect(formatKpi(34.4, { unit: 'count', countOf: 'days' }, 'USD')).toBe('34 days');
  expect(formatKpi(null, { unit: 'percent' }, 'USD')).toBe('—');
});

test('a target says which way is good, and how the figure stands against it', () => {
  const target = { __typename: 'KpiTarget', kpiId: 'x', value: '60000.00', currency: 'USD', status: 'missed' } as const;
  expect(targetWords({ target, isGoodWhenUp: true, isPerMonth: true, unit: 'currency', countOf: null }, 'USD')).toBe('Target: at least $60,000 a month');
  expect(standingOf({ target, isGoodWhenUp: true })?.word).toBe('Below target');
  expect(standingOf({ target, isGoodWhenUp: false })?.word).toBe('Above target');
  expect(standingOf({ target: null, isGoodWhenUp: true })).toBeNull();
});

test('fewer than six months are no trend', () => {
  const trend = (count: number) => Array.from({ length: count }, (_, index) => ({ __typename: 'KpiTrendPoint' as const, month: `2026-0${index + 1}`, value: index }));
  expect([trendValues({ trend: trend(5) }), trendValues({ trend: trend(6) }).length]).toEqual([[], 6]);
});
