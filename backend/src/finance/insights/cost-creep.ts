/** Insight about running costs that grew faster than revenue over a year: too slow for any month to show it. */
import { filterOf } from '../figures/figure-source.ts';
import type { CategoryFigure } from '../figures/category-figures.ts';
import { moneyMetric } from '../metrics.ts';
import { percentChange, percentInWords } from '../percent.ts';
import type { Period } from '../period.ts';
import { inWords, listed, rangeOf, type InsightContext, type InsightFinder } from './insight.ts';

const MONTHS = 6;
const LEAST_POINTS = 8;
const LEAST_GROWTH = 5;
const CATEGORIES_NAMED = 3;
const MAIN_SHARE = 0.6;
const STEADY_MONTHS = 9;

export const costCreep: InsightFinder = (context) => {
  const { monthly, source } = context;
  const now = monthly.lastMonths(MONTHS);
  const before = monthly.lastMonths(MONTHS, 12);
  const range = rangeOf(now);
  if (!range || before.length < MONTHS) return [];
  const steady = steadyCategories(context, [now, before]);
  const costOf = (months: typeof now): number => monthly.categories(months).filter(({ categoryNumber }) => steady.has(categoryNumber)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const [costs, revenue] = [percentChange(costOf(now), costOf(before)), percentChange(moneyMetric('revenue', monthly.roles(now)), moneyMetric('revenue', monthly.roles(before)))];
  if (costs === null || revenue === null || costs < LEAST_GROWTH || costs - revenue < LEAST_POINTS) return [];
  const money = inWords(context);
  const extraMinor = costOf(now) - Math.round(costOf(before) * Math.max(1, 1 + revenue / 100));
  const risen = rises(monthly.categories(now).filter(({ categoryNumber }) => steady.has(categoryNumber)), monthly.categories(before));
  const rise = costOf(now) - costOf(before);
  const [main] = risen;
  return [{
    key: `cost-creep:${range.to}`, type: 'warning', title: `Operating costs grew ${percentInWords(costs)} in a year, revenue ${revenue < 0 ? `fell ${percentInWords(-revenue)}` : `only ${percentInWords(revenue)}`}`,
    content: `The last six whole months cost ${money(costOf(now))} to run, one-off purchases left out: ${money(rise)} more than the same months a year before. The largest rises: ${listed(risen.slice(0, CATEGORIES_NAMED).map(({ category, riseMinor }) => `${category} ${money(riseMinor)}`))}.`,
    advice: main ? `In step with revenue they would have cost ${money(extraMinor)} less. Begin with ${main.category}: it went from ${money(main.thenMinor)} to ${money(main.nowMinor)} in half a year.` : null,
    stakeMinor: extraMinor, stakePeriod: 'once', causes: ['cost-creep', ...(main && main.riseMinor >= rise * MAIN_SHARE ? [`category:${main.categoryNumber}`] : [])],
    filter: { ...filterOf(source, range), roles: ['opex'], direction: 'out' },
  }];
};

/** Operating costs that come in most months of both halves: what is bought now and then does not creep. */
function steadyCategories({ monthly }: InsightContext, spans: readonly (readonly Period[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const month of spans.flat()) for (const { categoryNumber, role } of monthly.categories([month])) if (role === 'opex') counts.set(categoryNumber, (counts.get(categoryNumber) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= STEADY_MONTHS).map(([categoryNumber]) => categoryNumber));
}

function rises(now: readonly CategoryFigure[], before: readonly CategoryFigure[]): { category: string; categoryNumber: number; nowMinor: number; thenMinor: number; riseMinor: number }[] {
  return now.map(({ category, categoryNumber, amountMinor }) => {
    const thenMinor = before.find((figure) => figure.categoryNumber === categoryNumber)?.amountMinor ?? 0;
    return { category, categoryNumber, nowMinor: amountMinor, thenMinor, riseMinor: amountMinor - thenMinor };
  }).filter(({ riseMinor }) => riseMinor > 0).sort((a, b) => b.riseMinor - a.riseMinor);
}
