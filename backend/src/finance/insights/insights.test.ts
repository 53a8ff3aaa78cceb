import { describe, expect, test } from '@jest/globals';
import { sampleEntries, sampleEntry, sampleSource, sourceOf } from '../sample-source.test-data.ts';
import { findInsights } from './insights.ts';

const TODAY = '2026-11-20';
const titles = async (source = sampleSource()) => (await findInsights(source, TODAY)).map((insight) => `${insight.type}: ${insight.title}`);

test('what the sample business should hear, most urgent first', async () => {
  expect(await titles()).toEqual([
    'alert: A loss of $3,378.00 in October 2026',
    'warning: Cost of Goods Sold cost $9,860.00 more than usual',
    'warning: Marigold Hotel brings 35.9% of revenue',
    'warning: Gross margin down to 66.6%',
    'info: New monthly cost: Second Shop LLC, about $1,900.00',
    'info: Net margin of 26.4%',
  ]);
});

test('every insight has a key of its own, figures that read well, and rows', async () => {
  const insights = await findInsights(sampleSource(), TODAY);
  expect(new Set(insights.map((insight) => insight.key)).size).toBe(insights.length);
  for (const { title, content, rows } of insights) {
    expect(`${title} ${content}`).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(20);
  }
});

test('the same ledger gives the same insights', async () => {
  expect(await titles()).toEqual(await titles());
});

describe('single findings', () => {
  const steady = (amountMinor: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((month) => sampleEntry(`2026-0${month}-10`, amountMinor, 'Sales - Retail', 'Square'));
  test('a payment far above what the vendor usually gets', async () => {
    const payments = [1, 2, 3, 4, 5, 6, 7, 8].map((month) => sampleEntry(`2026-0${month}-05`, -200_00, 'Shipping', 'UPS'));
    const odd = sampleEntry('2026-10-05', -900_00, 'Shipping', 'UPS');
    const found = (await findInsights(sourceOf([...steady(9000_00), ...payments, odd]), '2026-10-20')).find((insight) => insight.key.startsWith('unusual'));
    expect(found).toMatchObject({ type: 'alert', title: 'Unusually large payment to UPS: $900.00', rows: [odd] });
    expect(found?.content).toContain('averaged $200.00');
  });
  test('revenue that grew, and the season it may be', async () => {
    const grown = [...steady(1000_00), sampleEntry('2026-10-30', 1500_00, 'Sales - Retail', 'Square')];
    expect((await titles(sourceOf(grown)))).toContain('growth: Revenue up 50.0% in October 2026');
  });
  test('cash that shrinks', async () => {
    const burning = [8, 9, 10].map((month) => sampleEntry(`2026-${String(month).padStart(2, '0')}-28`, -100_00, 'Owner Draw', 'Ana'));
    burning.push(sampleEntry('2026-08-01', 0, 'Owner Draw', 'Ana'));
    expect(await titles(sourceOf(burning))).toContain('alert: Cash is shrinking by $100.00 a month');
  });
});

describe('short and empty ledgers', () => {
  test('nothing there, nothing to say', async () => expect(await titles(sourceOf([]))).toEqual([]));
  test('a few days are no month', async () => expect(await titles(sourceOf([sampleEntry('2026-11-03', 100_00, 'Sales - Retail')]))).toEqual([]));
  test('one month gives no change', async () => {
    const october = sampleEntries().filter((entry) => entry.date.startsWith('2026-10'));
    expect((await titles(sourceOf(october))).join()).not.toMatch(/Revenue (up|down)|more than usual|New monthly/);
  });
});

test('a processor is no customer to depend on', async () => {
  expect((await titles()).join()).not.toMatch(/Square brings|Stripe brings/);
});
