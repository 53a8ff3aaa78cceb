import { describe, expect, test } from '@jest/globals';
import type { Entry } from '../ledger/entry.ts';
import { localDate } from '../local-date.ts';
import { sampleEntries, sampleEntry, sampleSource, sourceOf } from '../sample-source.test-data.ts';
import { findInsights } from './insights.ts';
import type { Insight } from './insight.ts';

const TODAY = '2026-11-20';
const titles = async (source = sampleSource()) => (await findInsights(source, TODAY)).map((insight) => `${insight.type}: ${insight.title}`);
const found = async (entries: readonly Entry[], key: string, today = TODAY): Promise<Insight | undefined> => (await findInsights(sourceOf(entries), today)).find((insight) => insight.key.startsWith(key));

/** `count` whole months up to October 2026, numbered from 0; `make` gives each month's rows. */
const months = (count: number, make: (day: (number: number) => string, index: number) => readonly Entry[]): Entry[] =>
  Array.from({ length: count }, (_, index) => make((day) => localDate(2026, 11 - count + index, day), index)).flat();
const sales = (count: number, amountMinor: (index: number) => number = () => 9_000_00): Entry[] =>
  months(count, (day, index) => [sampleEntry(day(2), amountMinor(index), 'Sales - Retail', 'Square'), sampleEntry(day(28), -100_00, 'Utilities', 'City Power')]);

test('what the sample business should hear: most urgent first, then by the money at stake, the loss and the goods that made it as one story', async () => {
  expect(await titles()).toEqual([
    'alert: A loss of $3,378.00 in October 2026',
    'warning: Marigold Hotel brings 35.9% of revenue',
    'growth: Revenue up 9.3% on a year before',
    'info: Net margin of 26.4%',
    'info: New monthly cost: Second Shop LLC, about $1,900.00',
  ]);
});

test('the loss says what made it and with whom to begin', async () => {
  const [loss] = await findInsights(sampleSource(), TODAY);
  expect(loss).toMatchObject({ stakeMinor: 3_378_00, stakePeriod: 'once', place: { from: '2026-10-01', to: '2026-10-31', direction: 'out', kinds: ['cogs', 'opex', 'tax', 'interest'] } });
  expect(loss!.content).toContain('Against the average of the three months before: Cost of Goods Sold $9,860.00 higher');
  expect(loss!.advice).toBe('Begin with Sysco: $13,620.00 under Cost of Goods Sold, against $3,760.00 in a usual month. If it will not return, the loss will not either.');
});

test('every insight has a key of its own, money at stake, figures that read well, and rows', async () => {
  const insights = await findInsights(sampleSource(), TODAY);
  expect(new Set(insights.map((insight) => insight.key)).size).toBe(insights.length);
  for (const { title, content, advice, rows, stakeMinor } of insights) {
    expect(`${title} ${content} ${advice ?? ''}`).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(stakeMinor).toBeGreaterThan(0);
    expect(Number.isInteger(stakeMinor)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(20);
  }
});

test('the same ledger gives the same insights', async () => {
  expect(await titles()).toEqual(await titles());
});

describe('money that goes out', () => {
  test('a payment far above what the vendor usually gets, told once', async () => {
    const payments = months(9, (day) => [sampleEntry(day(5), -200_00, 'Shipping', 'UPS')]).slice(0, 8);
    const odd = sampleEntry('2026-10-05', -900_00, 'Shipping', 'UPS');
    const insights = await findInsights(sourceOf([...sales(10), ...payments, odd]), TODAY);
    expect(insights.find(({ key }) => key.startsWith('unusual'))).toMatchObject({ type: 'alert', title: 'Unusually large payment to UPS: $900.00', rows: [odd], stakeMinor: 700_00 });
    expect(insights.some(({ title }) => title.startsWith('Shipping'))).toBe(false);
  });
  test('a category above its usual level names the vendor and the payment', async () => {
    const ads = months(5, (day, index) => [sampleEntry(day(9), -500_00 - (index === 4 ? 900_00 : 0), 'Advertising', index === 4 ? 'LinkedIn Ads' : 'Google Ads')]);
    const spike = await found([...sales(5), ...ads], 'expense-spike');
    expect(spike).toMatchObject({ title: 'Advertising cost $900.00 more than usual', stakeMinor: 900_00 });
    expect(`${spike!.content} ${spike!.advice}`).toContain('One payment of $1,400.00 to LinkedIn Ads on October 9, 2026');
    expect(spike!.advice).toContain('as a new level it costs $900.00 more each month.');
    const repair = await found([...sales(5), ...months(5, (day, index) => (index === 4 ? [sampleEntry(day(9), -1_400_00, 'Repairs & Maintenance', 'Fix It')] : []))], 'expense-spike');
    expect(repair!.advice).toContain('as a new level it costs $1,400.00 more each time.');
  });
  test('what comes each quarter is no jump', async () => {
    const insurance = months(13, (day, index) => (index % 3 === 0 ? [sampleEntry(day(14), -1_650_00, 'Insurance', 'The Hartford')] : []));
    expect(await found([...sales(13), ...insurance], 'expense-spike')).toBeUndefined();
  });
  test('a fixed charge that rose and stayed', async () => {
    const tool = months(12, (day, index) => [sampleEntry(day(6), index < 9 ? -100_00 : -120_00, 'Software Subscriptions', 'HubSpot')]);
    expect(await found([...sales(12), ...tool], 'price')).toMatchObject({ type: 'warning', title: 'HubSpot raised its price by 20.0%', stakeMinor: 240_00, stakePeriod: 'year' });
  });
  test('running costs that outgrow revenue; a machine bought once is no creep', async () => {
    const office = months(24, (day, index) => [sampleEntry(day(20), -1_000_00 - index * 20_00, 'Office Supplies', 'Staples'), ...(index === 20 ? [sampleEntry(day(3), -9_000_00, 'Equipment', 'Dell')] : [])]);
    const creep = await found([...sales(24), ...office], 'cost-creep');
    expect(creep?.title).toBe('Operating costs grew 18.9% in a year, revenue only 0.0%');
    expect(creep?.content).not.toContain('Equipment');
  });
  test('cash that shrinks, with what takes it', async () => {
    const burn = await found([...sales(4, () => 50_00), ...months(4, (day) => [sampleEntry(day(27), -30_00, 'Owner Draw', 'Ana')])], 'cash-burn');
    expect(burn).toMatchObject({ title: 'Cash is shrinking by $80.00 a month', stakePeriod: 'month' });
    expect(burn!.content).toContain('The business itself lost $50.00 a month, and owner and loan payments took $30.00 on top.');
  });
});

describe('money that comes in', () => {
  test('revenue that fell while the profit rose is no reason to cut costs', async () => {
    const year = months(15, (day, index) => [sampleEntry(day(2), index < 3 ? 9_000_00 : 8_000_00, 'Sales - Retail', 'Marigold Hotel'), sampleEntry(day(28), -100_00, 'Utilities', 'City Power'), ...(index < 3 ? [sampleEntry(day(3), -5_000_00, 'Payroll', 'Gusto')] : [])]);
    expect(await found(year, 'year-over-year')).toMatchObject({ type: 'warning', title: 'Revenue down 11.1% on a year before', advice: 'The profit rose all the same. Ask Marigold Hotel why less is bought.' });
  });
  test('a month above what three months let expect', async () => {
    expect(await found(sales(4, (index) => (index === 3 ? 1_500_00 : 1_000_00)), 'revenue-change')).toMatchObject({ type: 'growth', title: 'October 2026 brought $500.00 more revenue than expected', stakeMinor: 500_00 });
  });
  test('a season that returns each year is no surprise, and told before it comes', async () => {
    const garden = sales(34, (index) => (((index + 1) % 12) >= 3 && ((index + 1) % 12) <= 9 ? 9_000_00 : 3_000_00) + (index % 5) * 40_00);
    const insights = await findInsights(sourceOf(garden), TODAY);
    expect(insights.find(({ key }) => key.startsWith('revenue-change'))).toBeUndefined();
    expect(insights.find(({ key }) => key.startsWith('season'))).toMatchObject({ type: 'info', title: 'A quiet season ahead: November to January 2027' });
  });
  test('a regular customer who stopped, and one who came', async () => {
    const clients = months(18, (day, index) => [
      ...(index < 14 ? [sampleEntry(day(10), 2_000_00, 'Consulting Income', 'Old Mill')] : []), ...(index > 15 ? [sampleEntry(day(11), 1_500_00, 'Consulting Income', 'New Wharf')] : []),
    ]);
    const all = [...sales(18), ...clients];
    expect(await found(all, 'lost-customer')).toMatchObject({ type: 'warning', title: 'Old Mill has not paid since June 2026', stakeMinor: 24_000_00, stakePeriod: 'year' });
    expect(await found(all, 'won-customer')).toMatchObject({ type: 'growth', title: 'New customer: New Wharf, $3,000.00 so far' });
  });
  test('refunds that rise', async () => {
    const back = months(12, (day, index) => [sampleEntry(day(15), index > 8 ? -450_00 : -90_00, 'Refunds', 'Square')]);
    expect(await found([...sales(12), ...back], 'refunds')).toMatchObject({ type: 'warning', title: 'Refunds up to 5.0% of sales', stakeMinor: 1_080_00 });
  });
  test('a processor is no customer to depend on', async () => {
    expect((await titles()).join()).not.toMatch(/Square brings|Stripe brings/);
    const clover = months(6, (day) => [sampleEntry(day(4), 20_000_00, 'Sales - Retail', 'Clover Merchant Services')]);
    expect(await found([...sales(6), ...clover], 'concentration')).toBeUndefined();
  });
});

describe('short and empty ledgers', () => {
  test('nothing there, nothing to say', async () => expect(await titles(sourceOf([]))).toEqual([]));
  test('a few days are no month', async () => expect(await titles(sourceOf([sampleEntry('2026-11-03', 100_00, 'Sales - Retail')]))).toEqual([]));
  test('one month gives no change', async () => {
    const october = sampleEntries().filter((entry) => entry.date.startsWith('2026-10'));
    expect((await titles(sourceOf(october))).join()).not.toMatch(/Revenue (up|down)|expected|more than usual|New monthly/);
  });
});
