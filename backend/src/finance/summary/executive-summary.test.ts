import { describe, expect, test } from '@jest/globals';
import { sampleEntries, sampleEntry, sampleSource, sourceOf } from '../sample-source.test-data.ts';
import { executiveSummary } from './executive-summary.ts';

const TODAY = '2026-11-20';

test('the first paragraph states revenue, expenses and net profit of the whole span to the cent', async () => {
  const { content, figures, title } = await executiveSummary(sampleSource(), 'bank.csv', TODAY);
  const [first, happened, why, watch, action] = content.split('\n\n');
  const sum = (categories: RegExp) => sampleEntries().filter((entry) => categories.test(entry.description)).reduce((total, entry) => total + entry.amountMinor, 0);
  expect(title).toBe('Executive Summary: bank.csv');
  expect(figures.totals.revenue).toBe(sum(/Sales|Consulting|Refunds/));
  expect(first).toContain(`revenue was $${(figures.totals.revenue / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  expect(first).toContain('From October 1, 2024 to November 19, 2026');
  expect(happened).toMatch(/^What happened: in the last 12 whole months \(November 2025 – October 2026\)/);
  expect(why).toMatch(/^Why: of the change of .+ in net profit, Sales - Retail added \$21,600.00, Cost of Goods Sold took \$14,120.00, Rent took \$5,700.00\.$/);
  expect(watch).toMatch(/^What to watch: /);
  expect(action).toMatch(/^What to do: /);
  expect(content).not.toMatch(/NaN|undefined|null/);
});

test('the reasons add up to the change', async () => {
  const { content } = await executiveSummary(sampleSource(), 'bank.csv', TODAY);
  const why = content.split('\n\n')[2] ?? '';
  const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '').replace('\u2212', '-')) * 100);
  const change = cents(/change of (\S+) in/.exec(why)?.[1] ?? '');
  const parts = [...why.matchAll(/(added|took) (\$[\d,.]+\d)/g)].map(([, verb, amount]) => (verb === 'added' ? 1 : -1) * cents(amount ?? ''));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(change);
});

describe('little data', () => {
  test('none', async () => expect((await executiveSummary(sourceOf([]), 'empty.csv', TODAY)).content).toBe('empty.csv holds no transactions, so there is nothing to sum up.'));
  test('one row', async () => {
    const { content } = await executiveSummary(sourceOf([sampleEntry('2026-11-03', -100_00, 'Rent')]), 'one.csv', TODAY);
    expect(content).toContain('a net loss of $100.00');
    expect(content).toContain('fewer than two whole months');
  });
});
