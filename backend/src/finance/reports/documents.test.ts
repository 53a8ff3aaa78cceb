/** Reports of ledgers made by chance: every sum adds up, every headline is the metric, every place holds exactly the rows of its amount. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FigureSource } from '../figures/figure-source.ts';
import { filterOfPlace } from '../ledger/test-places.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { missingForBalanceSheet } from './compared-sheets.ts';
import { METRICS, moneyMetric, readRoleTotals, type MoneyMetric, type RoleTotals } from '../metrics.ts';
import { formatMoney } from '../money.ts';
import { rowIn } from '../question/test-ledgers.ts';
import { ledgerOf } from '../question/statement-ledger.test-data.ts';
import { sampleEntries, sourceOf } from '../sample-source.test-data.ts';
import type { ReportDocument } from './document.ts';
import { reportText } from './report-text.ts';
import { REPORT_TYPES, type ReportType } from './report-types.ts';
import { writeReport } from './reports.ts';
import type { StatedBalances } from '../statements/stated-balances.ts';
import { checkDocument, chartsOf, tablesOf } from './test-tables.ts';

const RUNS = process.env.PURSER_TEST_FULL ? 200 : 10;
const PERIODS = { month: { from: '2026-10-01', to: '2026-10-31' }, quarter: { from: '2026-08-01', to: '2026-10-31' }, days: { from: '2026-09-14', to: '2026-10-02' } } as const;

/** Books that balance, from before the first row: every later sheet is carried by the rows. */
const STATED: StatedBalances = {
  asOf: '2024-09-30', basis: 'cash', currency: 'USD', assetsMinor: 5_000_000, claimsMinor: 5_000_000, accounts: [
    { key: '35', name: 'Checking', kind: 'bank', balanceMinor: 4_000_000 }, { key: '50', name: 'Oven', kind: 'fixed-asset', balanceMinor: 1_000_000 }, { key: '41', name: 'Visa', kind: 'card', balanceMinor: 70_000 },
    { key: '60', name: 'Notes payable', kind: 'long-term-liability', balanceMinor: 930_000 }, { key: '34', name: 'Opening balance equity', kind: 'equity', balanceMinor: 3_000_000 }, { key: null, name: 'Net income', kind: 'equity', balanceMinor: 1_000_000 },
  ],
};

const write = async (source: FigureSource, type: ReportType, period: { from: string; to: string }, stated: readonly StatedBalances[] = [STATED]): Promise<ReportDocument> =>
  (await writeReport(source, { type, title: 'A report', businessName: 'Test', period, today: '2026-11-20', stated })).document;

/** Labels of metrics that may stand on a line or beside it, wherever they stand. */
function checkMetrics(document: ReportDocument, totals: RoleTotals): void {
  const labels = new Map((Object.keys(METRICS) as MoneyMetric[]).filter((metric) => METRICS[metric].unit === 'currency').map((metric) => [METRICS[metric].label, metric]));
  const figures = document.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  const lines = tablesOf(document).filter(({ columns }) => columns[1]?.header === document.period.label).flatMap(({ rows }) => rows).map(({ cells }) => ({ label: String(cells[0]), value: cells[1] }));
  for (const { label, value } of [...figures, ...lines]) {
    const metric = labels.get(label);
    if (metric) expect([document.type, label, value]).toEqual([document.type, label, moneyMetric(metric, totals)]);
  }
}

/** The rows of a place add up to the amount, whichever sign it is told with. */
async function checkPlaces(document: ReportDocument, source: FigureSource): Promise<void> {
  const rows = tablesOf(document).filter(({ columns }) => columns[1]?.unit === 'money' && columns[1].header !== 'Effect on profit').flatMap((table) => table.rows.map(({ cells, place }) => ({ where: `${document.type}, ${table.title}, ${cells[0]}`, value: cells[1], place })));
  const figures = document.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'figures' ? block.figures : [])).filter(({ unit }) => unit === 'money').map(({ label, value, place }) => ({ where: `${document.type}, ${label}`, value, place }));
  for (const { where, value, place } of [...rows, ...figures]) if (place) expect([where, Math.abs(Number(value))]).toEqual([where, Math.abs(await sumOf(place, source))]);
}

async function sumOf(place: LedgerPlace, { reader, vocabulary }: FigureSource): Promise<number> {
  const [total] = await reader.totals(filterOfPlace(place, vocabulary), []);
  return (total?.inMinor ?? 0) - (total?.outMinor ?? 0);
}

async function check(source: FigureSource, type: ReportType, period: { from: string; to: string }): Promise<void> {
  const document = await write(source, type, period);
  checkDocument(document);
  checkMetrics(document, await readRoleTotals(source.reader, { currency: 'USD', ...period }));
  await checkPlaces(document, source);
  expect(document.integrity.filter(({ differenceMinor }) => differenceMinor !== 0)).toEqual([]);
  expect(reportText(document)).not.toMatch(/NaN|undefined|null|Infinity/);
}

describe.each(REPORT_TYPES)('%s', (type) => {
  test('of the sample company, over a month, a quarter and odd days', async () => {
    for (const period of Object.values(PERIODS)) await check(sourceOf(sampleEntries()), type, period);
  });

  test('of ledgers made by chance', async () => {
    await fc.assert(fc.asyncProperty(fc.array(rowIn(7, 8, 9, 10), { minLength: 1, maxLength: 60 }), fc.constantFrom(...Object.values(PERIODS)), async (rows, period) => {
      await check({ ...ledgerOf(rows, 'categorised'), fileId: null }, type, period);
    }), { numRuns: RUNS, seed: 20261122 });
  });
});

test('the year before stands beside where the ledger reaches back, and is said to be missing where not', async () => {
  const reaching = await write(sourceOf(sampleEntries()), 'monthly', PERIODS.month);
  expect(reaching.yearBefore?.label).toBe('October 2025');
  expect(tablesOf(reaching).find(({ title }) => title === 'Profit and loss')?.columns.map(({ header }) => header)).toEqual(['', 'October 2026', 'September 2026', 'Change', 'Change %', 'October 2025', 'Change %']);
  const young = await write(sourceOf(sampleEntries().filter(({ date }) => date >= '2026-09-10')), 'monthly', PERIODS.month);
  expect(young.yearBefore).toBeNull();
  expect(young.notes).toContain('The ledger begins on September 12, 2026: what is shown for September 2026 is only a part.');
});

test('the bridge leads from one net profit to the other', async () => {
  const bridge = chartsOf(await write(sourceOf(sampleEntries()), 'monthly', PERIODS.month)).find(({ chart }) => chart === 'bridge');
  expect(bridge?.series[0]?.values.map((value) => formatMoney(value ?? 0, 'USD'))).toEqual(['$6,462.00', '-$9,830.00', '-$160.00', '$150.00', '-$3,378.00']);
});

describe('the balance sheet', () => {
  const october = { period: PERIODS.month, source: sourceOf(sampleEntries()) };
  const checks = (document: ReportDocument) => document.integrity.slice(0, 4).map(({ name, differenceMinor }) => [name, differenceMinor]);

  test('is carried by both legs of every row, and balances', async () => {
    const document = await write(october.source, 'balance-sheet', october.period);
    const [sheet] = tablesOf(document);
    const amount = (label: string) => sheet?.rows.find(({ cells }) => cells[0] === label)?.cells[1];
    expect(amount('Total assets')).toBe(amount('Total liabilities and equity'));
    const [moved] = await october.source.reader.totals({ currency: 'USD', to: '2026-10-31' }, []);
    expect(amount('Bank accounts')).toBe(4_000_000 + (moved?.inMinor ?? 0) - (moved?.outMinor ?? 0));
    expect(document.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'sentences' ? block.paragraphs : [])).join(' ')).toContain('those that your accounting software states for September 30, 2024, carried on');
    expect(checks(document)).toEqual([['Assets = liabilities + equity', 0], ['The accounts = the total that your accounting software states', 0], ['Cash flow = change in cash', 0], ['Net profit and owner movements = change in equity', 0]]);
  });

  test('shows by how much books and ledger differ, and plugs nothing', async () => {
    const later = (asOf: string, bankMinor: number, equityMinor: number): StatedBalances => ({ ...STATED, asOf, assetsMinor: bankMinor, claimsMinor: equityMinor, accounts: [{ key: '35', name: 'Checking', kind: 'bank', balanceMinor: bankMinor }, { key: '34', name: 'Equity', kind: 'equity', balanceMinor: equityMinor }] });
    const document = await write(october.source, 'balance-sheet', october.period, [later('2026-09-30', 1_000_000, 1_000_000), later('2026-10-31', 1_000_100, 1_000_000)]);
    expect(document.integrity[0]).toEqual({ name: 'Assets = liabilities + equity', leftLabel: 'Assets', leftMinor: 1_000_100, rightLabel: 'Liabilities and equity', rightMinor: 1_000_000, differenceMinor: 100, note: expect.stringContaining('do not balance') });
    expect(checks(document).slice(2)).toEqual([['Cash flow = change in cash', -717_800 - 100], ['Net profit and owner movements = change in equity', -537_800]]);
    expect(document.integrity[2]?.note).toBe('What only one of the two knows makes a difference: another account, rows that were matched or categorised otherwise, or payments on another day.');
    expect(reportText(document)).toContain('Assets = liabilities + equity: does NOT hold. Assets $10,001.00, Liabilities and equity $10,000.00: a difference of $1.00.');
  });

  test('names the accounts that only the ledger has, with what they moved', async () => {
    const { reader, vocabulary } = ledgerOf([{ date: '2026-10-05', description: 'SALE', amount: 90, category: 'Sales - Online', account: 'Stripe balance' }, { date: '2026-10-06', description: 'SALE', amount: 10, category: 'Sales - Online', account: 'Checking' }], 'categorised');
    const books = (asOf: string, minor: number): StatedBalances => ({ ...STATED, asOf, accounts: [{ key: '35', name: 'Checking', kind: 'bank', balanceMinor: minor }] });
    const cash = async (closing: number) => (await write({ reader, vocabulary, fileId: null }, 'balance-sheet', october.period, [books('2026-09-30', 5_000), books('2026-10-31', closing)])).integrity.find(({ name }) => name === 'Cash flow = change in cash');
    expect(await cash(6_000)).toMatchObject({ differenceMinor: 9_000, note: 'Accounts of the ledger that the books do not name: Stripe balance moved $90.00. That is the whole difference.' });
    expect(await cash(6_001)).toMatchObject({ differenceMinor: 8_999, note: expect.stringMatching(/Stripe balance moved \$90\.00\. What only one of the two knows/) });
  });

  test('says what is missing', () => {
    expect(missingForBalanceSheet([], '2026-10-31', 'USD')).toContain('Connect QuickBooks');
    expect(missingForBalanceSheet([STATED], '2024-08-31', 'USD')).toBe('The balances of your accounting software reach back to September 30, 2024: choose a period that ends on that day or later.');
    expect(missingForBalanceSheet([STATED], '2024-09-30', 'USD')).toBeNull();
  });
});

test('cohorts: whose first payment fell into a month, and how many of them paid again', async () => {
  const paid = (date: string, counterparty: string) => ({ date, counterparty, description: 'PAID', amount: 10, category: 'Sales - Online' });
  const ledger = ledgerOf([paid('2026-01-05', 'Old'), paid('2026-08-05', 'Old'), paid('2026-08-06', 'Ada'), paid('2026-08-07', 'Ben'), paid('2026-09-08', 'Ada'), paid('2026-10-09', 'Ada'), paid('2026-10-10', 'Ben'), paid('2026-09-11', 'Cy')], 'categorised');
  const document = await write({ ...ledger, fileId: null }, 'customer-analysis', PERIODS.quarter);
  const cohorts = tablesOf(document).find(({ title }) => title === 'Do new customers come again?');
  expect(cohorts?.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([['August 2026', 2, 1, 2], ['September 2026', 1, 0, null]]);
  const movement = tablesOf(document).find(({ title }) => title === 'New, returning and lost');
  expect(movement?.rows.map(({ cells }) => [cells[0], cells[1], cells[3]])).toEqual([['New customers', 6_000, 3], ['Also paid in May – July 2026', 0, 0], ['Came back after a break', 1_000, 1], ['Card processors and payments that name nobody', 0, 0], ['Revenue', 7_000, 4]]);
});
