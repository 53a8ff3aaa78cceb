/** Key figures of growth and profitability: the measures of the ledger, and how revenue grew. */
import { METRICS, moneyMetric, percentMetric, RATIOS, type MoneyMetric, type PercentMetric, type RoleTotals } from '../metrics.ts';
import { percentChange } from '../percent.ts';
import type { Period } from '../period.ts';
import { periodLabel } from '../period-label.ts';
import { yearBefore } from '../previous-period.ts';
import type { KpiFacts } from './facts.ts';
import { money, unknown, type KpiDefinition, type KpiInput, type KpiReading } from './kpi.ts';

function input(metric: MoneyMetric, totals: RoleTotals, facts: KpiFacts, period: Period, label = METRICS[metric].label): KpiInput {
  const { roles, direction } = METRICS[metric];
  return money(label, moneyMetric(metric, totals), facts.filter(period, { roles, ...(direction ? { direction } : {}) }));
}

async function sumOf(metric: MoneyMetric, parts: readonly MoneyMetric[], facts: KpiFacts, period: Period): Promise<KpiReading> {
  const totals = await facts.roles(period);
  return { value: moneyMetric(metric, totals), inputs: parts.map((part) => input(part, totals, facts, period)), rows: facts.filter(period, { roles: METRICS[metric].roles }) };
}

/** A percentage of the ledger's measures; not known where there is nothing to divide by. */
export async function ratioOf(metric: PercentMetric, facts: KpiFacts, period: Period): Promise<KpiReading> {
  const totals = await facts.roles(period);
  const inputs = RATIOS[metric].map((part) => input(part, totals, facts, period));
  const [, whole] = RATIOS[metric];
  const value = percentMetric(metric, totals);
  if (value === null) return unknown(`There is no ${METRICS[whole].label.toLowerCase()} in ${periodLabel(period)} to divide by.`, null, inputs);
  const isNegative = moneyMetric(whole, totals) < 0;
  return { value, inputs, rows: facts.filter(period, { roles: METRICS[metric].roles }), ...(isNegative ? { note: `${METRICS[whole].label} is negative in ${periodLabel(period)}: the percentage says little.` } : {}) };
}

async function growthOver(before: Period, facts: KpiFacts, period: Period): Promise<KpiReading> {
  const [now, then] = await Promise.all([facts.roles(period), facts.roles(before)]);
  const inputs = [input('revenue', now, facts, period, `Revenue, ${periodLabel(period)}`), input('revenue', then, facts, before, `Revenue, ${periodLabel(before)}`)];
  if (!facts.reachesBackTo(before.to)) return unknown(`Your data does not reach back to ${periodLabel(before)}.`, 'more-data', inputs);
  const value = percentChange(moneyMetric('revenue', now), moneyMetric('revenue', then));
  if (value === null) return unknown(`There was no revenue in ${periodLabel(before)} to compare with.`, null, inputs);
  return { value, inputs, rows: facts.filter(period, { roles: METRICS.revenue.roles }) };
}

function margin(id: 'gross-margin' | 'operating-margin' | 'net-margin', metric: PercentMetric, definition: string) {
  const { label, formula } = METRICS[metric];
  return { id, label, group: 'profitability', unit: 'percent', definition, formula, isGoodWhenUp: true, stretch: 'period', read: (facts: KpiFacts, period: Period) => ratioOf(metric, facts, period) } as const;
}

export const PROFIT_KPIS = [
  {
    id: 'revenue', label: 'Revenue', group: 'growth', unit: 'currency', definition: 'What customers paid, less what was given back to them.', formula: METRICS.revenue.formula,
    isGoodWhenUp: true, stretch: 'period', isPerMonth: true, read: (facts, period) => sumOf('revenue', ['grossSales', 'refunds'], facts, period),
  },
  {
    id: 'revenue-growth', label: 'Revenue growth', group: 'growth', unit: 'percent', definition: 'How much revenue rose or fell against the period before.',
    formula: '(revenue − revenue of the period before) ÷ revenue of the period before', isGoodWhenUp: true, stretch: 'period', read: (facts, period) => growthOver(facts.before(period), facts, period),
  },
  {
    id: 'yearly-growth', label: 'Growth on a year ago', group: 'growth', unit: 'percent', definition: 'How much revenue rose or fell against the same months of the year before, so that seasons do not disturb.',
    formula: '(revenue − revenue of the same period a year before) ÷ revenue of the same period a year before', isGoodWhenUp: true, stretch: 'period', read: (facts, period) => growthOver(yearBefore(period), facts, period),
  },
  {
    id: 'net-profit', label: 'Net profit', group: 'profitability', unit: 'currency', definition: 'What is left after all costs, taxes and interest.', formula: METRICS.netProfit.formula,
    isGoodWhenUp: true, stretch: 'period', isPerMonth: true, read: (facts, period) => sumOf('netProfit', ['revenue', 'otherIncome', 'expenses'], facts, period),
  },
  margin('gross-margin', 'grossMargin', 'What is left of each dollar of revenue after the direct cost of what was sold.'),
  margin('operating-margin', 'operatingMargin', 'What is left of each dollar of revenue after running the business, before taxes and interest.'),
  margin('net-margin', 'netMargin', 'What is left of each dollar of revenue after everything.'),
] as const satisfies readonly KpiDefinition[];

