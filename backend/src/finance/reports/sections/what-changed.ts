/** Why net profit changed: the categories that moved it, adding up to the change. */
import { profitDrivers, type Driver } from '../../figures/drivers.ts';
import { METRICS, moneyMetric } from '../../metrics.ts';
import { moneyInWords } from '../../money.ts';
import type { ReportChart, ReportTable } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const MAX_DRIVERS = 5;
const REST = 'Everything else';

export const whatChanged: SectionWriter = (context) => {
  const { categories, categoriesBefore, previousPeriod, currency } = context.figures;
  const [now, before] = profits(context);
  const change = now - before;
  const drivers = profitDrivers(categories, categoriesBefore);
  if (change === 0 || drivers.length === 0) return null;
  const sentence = `Net profit ${change > 0 ? 'rose' : 'fell'} by ${moneyInWords(Math.abs(change), currency)} against ${previousPeriod.label}. The largest effects on profit:`;
  return { title: 'What changed', blocks: [{ kind: 'sentences', paragraphs: [sentence] }, effects(drivers, context), bridge(drivers, context)] };
};

function profits({ figures: { now, before } }: ReportContext): [number, number] {
  return [moneyMetric('netProfit', now), moneyMetric('netProfit', before)];
}

function told(drivers: readonly Driver[]): { largest: readonly Driver[]; rest: Pick<Driver, 'effectMinor' | 'nowMinor' | 'beforeMinor'> | null } {
  const rest = drivers.slice(MAX_DRIVERS);
  const sum = (of: (driver: Driver) => number): number => rest.reduce((total, driver) => total + of(driver), 0);
  return { largest: drivers.slice(0, MAX_DRIVERS), rest: rest.length === 0 ? null : { effectMinor: sum((one) => one.effectMinor), nowMinor: sum((one) => one.nowMinor), beforeMinor: sum((one) => one.beforeMinor) } };
}

/** Amounts of costs and of income cannot be added up: only the effects are. */
function effects(drivers: readonly Driver[], context: ReportContext): ReportTable {
  const { period, previousPeriod } = context.figures;
  const { largest, rest } = told(drivers);
  const [now, before] = profits(context);
  const table = new TableRows();
  const lines = largest.map(({ category, categoryNumber, effectMinor, nowMinor, beforeMinor }) => table.line([category, effectMinor, nowMinor, beforeMinor], placeIn(context, { categories: [categoryNumber] })));
  if (rest) lines.push(table.line([REST, rest.effectMinor, null, null], placeIn(context, { notCategories: largest.map(({ categoryNumber }) => categoryNumber), roles: METRICS.netProfit.roles })));
  table.sum('total', ['Change of net profit', now - before, null, null], plus(...lines), metricPlace(context, 'netProfit'));
  return { kind: 'table', title: 'Effects on net profit', rows: table.rows, columns: [
    { header: '', unit: 'text' }, { header: 'Effect on profit', unit: 'money' }, { header: period.label, unit: 'money' }, { header: previousPeriod.label, unit: 'money' }] };
}

function bridge(drivers: readonly Driver[], context: ReportContext): ReportChart {
  const { period, previousPeriod, currency } = context.figures;
  const { largest, rest } = told(drivers);
  const [now, before] = profits(context);
  const steps = [...largest.map(({ category, effectMinor }) => [category, effectMinor] as const), ...(rest ? [[REST, rest.effectMinor] as const] : [])];
  const [first] = largest;
  return {
    kind: 'chart', chart: 'bridge', unit: 'money', title: first ? `${first.category} moved net profit most` : 'What moved net profit',
    caption: `Net profit from ${previousPeriod.label} to ${period.label}, in ${currency}`,
    labels: [previousPeriod.label, ...steps.map(([label]) => label), period.label],
    series: [{ name: 'Net profit', values: [before, ...steps.map(([, effect]) => effect), now] }],
  };
}
