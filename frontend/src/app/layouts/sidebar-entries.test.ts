/** The sidebar's order, its locks and its current entry. */
import { describe, expect, test } from '@jest/globals';
import { currentEntry, isLocked, sidebarEntries } from './sidebar-entries.ts';

test('the entries stand in this order', () => {
  expect(sidebarEntries.map(({ label }) => label)).toEqual([
    'Dashboard', 'Upload Files', 'Ask Questions', 'Reports', 'Stories & Trends', 'Smart Alerts',
    'Cash Flow Forecast', 'Scenario Planner', 'KPI Dashboard', 'Integrations', 'Subscription', 'Settings',
  ]);
});

describe('locks', () => {
  const check = (isPro: boolean, expected: string[]) =>
    expect(sidebarEntries.filter((entry) => isLocked(entry, { isPro })).map(({ label }) => label)).toEqual(expected);

  test('without a paid plan', () => check(false, ['Stories & Trends', 'Smart Alerts', 'Cash Flow Forecast', 'Scenario Planner', 'KPI Dashboard']));
  test('with one', () => check(true, []));
});

describe('the current entry', () => {
  const check = (pathname: string, expected: string | undefined) => expect(currentEntry(pathname)?.label).toBe(expected);

  test('home', () => check('/dashboard', 'Dashboard'));
  test('a view', () => check('/dashboard/queries', 'Ask Questions'));
  test('with a slash at the end', () => check('/dashboard/kpis/', 'KPI Dashboard'));
  test('the ledger is none of them', () => check('/dashboard/transactions', undefined));
  test('an unknown view is home', () => check('/dashboard/nothing', 'Dashboard'));
});
