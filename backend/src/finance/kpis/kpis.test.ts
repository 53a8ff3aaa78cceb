/** Key figures of the sample business, worked out by hand; what is not known says why; nothing is ever 0 or endless that is not. */
import { describe, expect, test } from '@jest/globals';
import { sampleEntries, sampleEntry, sourceOf } from '../sample-source.test-data.ts';
import { overviewFigures } from '../figures/overview-figures.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import type { WantedPeriod } from '../figures/chosen-period.ts';
import type { StatedBalances } from '../statements/stated-balances.ts';
import type { KpiBooks } from './facts.ts';
import { kpiBoard, KPIS, type Kpi, type KpiId } from './kpis.ts';

const TODAY = '2026-11-20';
/** Recent enough that periods count from today. */
const RECENT = sampleEntry('2026-11-19', -5_00, 'Bank Fees', 'Bank');

async function kpis(source: FigureSource = sample(), wanted: WantedPeriod = 'last-month', more: Partial<KpiBooks> = {}): Promise<Record<KpiId, Kpi>> {
  const board = await kpiBoard({ source, wanted, today: TODAY, contracts: null, stated: [], ...more });
  return Object.fromEntries(board.kpis.map((kpi) => [kpi.definition.id, kpi])) as Record<KpiId, Kpi>;
}

function sample(balanceMinor: number | null = 50_000_00): FigureSource {
  const source = sourceOf(sampleEntries());
  return { ...source, vocabulary: { ...source.vocabulary, accounts: [{ number: 1000, name: 'Checking', role: 'bank', balanceMinor }] } };
}

test('each has a definition, a formula, its own name, and a value or a reason', async () => {
  expect(new Set(KPIS.map(({ id }) => id)).size).toBe(KPIS.length);
  for (const { definition, value, missing, isNotBurning, inputs } of Object.values(await kpis())) {
    expect({ id: definition.id, isTold: value !== null || isNotBurning === true || missing !== undefined }).toEqual({ id: definition.id, isTold: true });
    expect(value === null || Number.isFinite(value)).toBe(true);
    expect(`${definition.definition} ${definition.formula} ${missing?.reason}`).not.toMatch(/NaN|Infinity/);
    expect(inputs.every((input) => input.value === null || Number.isFinite(input.value))).toBe(true);
  }
});

test('October 2026 of the sample business', async () => {
  const board = await kpis();
  const values = Object.fromEntries(Object.entries(board).map(([id, { value }]) => [id, value !== null && !Number.isInteger(value) ? Number(value.toFixed(3)) : value]));
  expect(values).toMatchObject({
    revenue: 21_210_00, 'revenue-growth': -0.047, 'yearly-growth': 9.274, 'net-profit': -3_378_00, 'gross-margin': 35.785, 'operating-margin': -13.531, 'net-margin': -15.926,
    cash: 50_000_00, 'net-burn': 0, 'gross-burn': 20_926_67, runway: null, 'recurring-cost': 24_600_00, 'average-sale': 7_100_00, 'top-customer-share': 35.361, 'customer-concentration': 0.125, 'refund-rate': 0.423,
  });
  expect(board.runway).toMatchObject({ isNotBurning: true, inputs: [{ label: 'Cash', value: 50_000_00 }, { value: 0 }] });
  expect(board.revenue.trend).toHaveLength(12);
  expect(board.revenue.trend.at(-1)).toEqual({ month: '2026-10', value: 21_210_00 });
  expect(board['gross-margin'].change).toBeCloseTo(-46.354, 3);
});

test('the figures are those of the overview, and so are their changes', async () => {
  const source = sample();
  for (const wanted of ['this-month', 'last-month', 'this-year', 'last-6-months'] as const) {
    const [board, overview] = [await kpis(source, wanted), await overviewFigures(source.reader, source.vocabulary, wanted, TODAY)];
    expect([board.revenue.value, board['net-profit'].value, board.revenue.previousPeriod]).toEqual([overview.figures.revenue, overview.figures.netProfit, overview.previousPeriod]);
    expect(board.revenue.change).toBeCloseTo(overview.change.revenue ?? NaN, 0);
  }
});

test('inputs add up to the rows that they name', async () => {
  const source = sample();
  for (const { inputs } of Object.values(await kpis(source))) {
    for (const { value, rows, unit, label } of inputs) {
      if (rows === null || unit !== 'currency' || /burn/i.test(label)) continue;
      const [total] = await source.reader.totals(rows, []);
      expect([label, Math.abs((total?.inMinor ?? 0) - (total?.outMinor ?? 0))]).toEqual([label, Math.abs(value ?? NaN)]);
    }
  }
});

describe('what is not known', () => {
  const reasonOf = async (id: KpiId, ...of: Parameters<typeof kpis>) => (await kpis(...of))[id].missing;

  test('cash and runway without a balance', async () => {
    const burning = sourceOf([8, 9, 10].map((month) => sampleEntry(`2026-${String(month).padStart(2, '0')}-01`, -900_00, 'Rent', 'Oak')).concat(RECENT));
    expect(await reasonOf('runway', burning)).toMatchObject({ unlock: 'bank-balance' });
    expect((await kpis(burning))['net-burn'].value).toBe(900_00);
    expect(await reasonOf('cash', sample(null))).toMatchObject({ unlock: 'bank-balance' });
  });

  test('three full months for a burn rate', async () => {
    expect(await reasonOf('net-burn', sourceOf([sampleEntry('2026-10-03', -900_00, 'Rent', 'Oak'), RECENT]))).toMatchObject({ unlock: 'more-data' });
  });

  test('customers behind a card processor', async () => {
    const cards = sourceOf([sampleEntry('2025-10-03', 900_00, 'Sales - Retail', 'Square'), sampleEntry('2026-10-03', 900_00, 'Sales - Retail', 'Square'), RECENT]);
    expect(await reasonOf('top-customer-share', cards)).toMatchObject({ unlock: 'customer-names' });
    expect(await reasonOf('cac', cards)).toMatchObject({ unlock: 'customer-names' });
  });

  test('a margin without revenue, growth from nothing', async () => {
    const costs = sourceOf([sampleEntry('2026-09-03', -900_00, 'Rent', 'Oak'), sampleEntry('2026-10-03', -900_00, 'Rent', 'Oak'), RECENT]);
    expect(await reasonOf('net-margin', costs)).toEqual({ reason: 'There is no revenue in October 2026 to divide by.', unlock: null });
    expect(await reasonOf('revenue-growth', costs)).toMatchObject({ reason: 'There was no revenue in September 2026 to compare with.' });
  });

  test('an empty ledger', async () => {
    const board = await kpis(sourceOf([]));
    expect(board.revenue).toMatchObject({ value: 0, change: null, trend: [] });
    expect(board.mrr.missing).toMatchObject({ unlock: 'subscriptions' });
    expect(board.dso.missing).toMatchObject({ unlock: 'accounting' });
  });
});

test('advertising for each customer who never paid before', async () => {
  const rows = [
    sampleEntry('2025-01-05', 500_00, 'Consulting Income', 'Old Friend'), sampleEntry('2026-10-05', 500_00, 'Consulting Income', 'Old Friend'), sampleEntry('2026-10-06', 500_00, 'Consulting Income', 'Fresh Co'),
    sampleEntry('2026-10-09', 500_00, 'Consulting Income', 'Newer Ltd'), sampleEntry('2026-10-10', 500_00, 'Sales - Retail', 'Square'), sampleEntry('2026-10-11', -301_00, 'Advertising', 'Meta'), RECENT,
  ];
  expect((await kpis(sourceOf(rows))).cac).toMatchObject({ value: 150_50, inputs: [{ value: 301_00 }, { label: 'New customers', value: 2 }] });
  expect((await kpis(sourceOf(rows), { from: '2026-10-06', to: '2026-10-12' })).cac.value).toBe(150_50);
});

test('the balance sheet of an accounting provider, and what it was a month before', async () => {
  const statedOn = (asOf: string, receivable: number) => ({
    asOf, basis: 'accrual', currency: 'USD', assetsMinor: 0, claimsMinor: 0,
    accounts: [['bank', 10_000_00], ['receivable', receivable], ['other-current-asset', 8_000_00], ['fixed-asset', 90_000_00], ['payable', 3_000_00], ['card', 5_000_00], ['long-term-liability', 40_000_00]].map(([kind, balanceMinor]) => ({ key: null, name: String(kind), kind, balanceMinor })),
  }) as StatedBalances;
  const board = await kpis(sample(), 'last-month', { stated: [statedOn('2026-09-30', 2_000_00), statedOn('2026-11-19', 6_000_00)] });
  expect([board['current-ratio'].value, board['quick-ratio'].value, board['quick-ratio'].previous]).toEqual([3, 2, 1.5]);
  expect(board.dso.value).toBeCloseTo((6_000_00 / 63_420_00) * 92, 6);
  expect(board.dso).toMatchObject({ note: 'As your accounting software stated on November 19, 2026.', inputs: [{}, {}, { label: 'Days', value: 92 }] });
  expect((await kpis(sample(), 'last-month', { stated: [statedOn('2026-06-30', 1)] })).dso.missing).toMatchObject({ reason: expect.stringContaining('too old') });
});
