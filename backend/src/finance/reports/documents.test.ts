/** Reports of ledgers made by chance: every sum adds up, every headline is the metric, every place holds exactly the rows of its amount. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FigureSource } from '../figures/figure-source.ts';
import { filterOfPlace } from '../ledger/test-places.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { METRICS, moneyMetric, readRoleTotals, type MoneyMetric, type RoleTotals } from '../metrics.ts';
import { formatMoney } from '../money.ts';
import { rowIn } from '../question/test-ledgers.ts';
import { ledgerOf } from '../question/statement-ledger.test-data.ts';
import { sampleEntries, sourceOf } from '../sample-source.test-data.ts';
import type { ReportDocument } from './document.ts';
import { reportText } from './report-text.ts';
import { WRITTEN_REPORT_TYPES, type WrittenReportType } from './report-types.ts';
import { writeReport } from './reports.ts';
import { checkDocument, chartsOf, tablesOf } from './test-tables.ts';

const RUNS = process.env.PURSER_TEST_FULL ? 200 : 10;
const PERIODS = { month: { from: '2026-10-01', to: '2026-10-31' }, quarter: { from: '2026-08-01', to: '2026-10-31' }, days: { from: '2026-09-14', to: '2026-10-02' } } as const;

const write = async (source: FigureSource, type: WrittenReportType, period: { from: string; to: string }): Promise<ReportDocument> =>
  (await writeReport(source, { type, title: 'A report', businessName: 'Test', period, today: '2026-11-20' })).document;

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

async function check(source: FigureSource, type: WrittenReportType, period: { from: string; to: string }): Promise<void> {
  const document = await write(source, type, period);
  checkDocument(document);
  checkMetrics(document, await readRoleTotals(source.reader, { currency: 'USD', ...period }));
  await checkPlaces(document, source);
  expect(document.integrity.filter(({ differenceMinor }) => differenceMinor !== 0)).toEqual([]);
  expect(reportText(document)).not.toMatch(/NaN|undefined|null|Infinity/);
}

describe.each(WRITTEN_REPORT_TYPES)('%s', (type) => {
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
