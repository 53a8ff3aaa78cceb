/** Insight about the share of revenue that is left after the cost of sales, and the supplier behind its change. */
import { filterOf } from '../figures/figure-source.ts';
import { moneyMetric, percentMetric } from '../metrics.ts';
import { percentInWords } from '../percent.ts';
import { inWords, rangeOf, type InsightContext, type InsightFinder } from './insight.ts';
import { sumOver, sumsByParty } from './party-sums.ts';
import type { Period } from '../period.ts';

const MONTHS = 3;
const NOTABLE_POINTS = 5;
/** A supplier that makes so much of the change is named. */
const MAIN_SHARE = 0.4;

export const marginChange: InsightFinder = (context) => {
  const { monthly, source } = context;
  const now = monthly.lastMonths(MONTHS);
  const before = monthly.lastMonths(MONTHS, MONTHS);
  const range = rangeOf(now);
  const nowMargin = percentMetric('grossMargin', monthly.roles(now));
  const thenMargin = percentMetric('grossMargin', monthly.roles(before));
  if (!range || before.length < MONTHS || nowMargin === null || thenMargin === null || Math.abs(nowMargin - thenMargin) < NOTABLE_POINTS || isOfTheSeason(context, nowMargin - thenMargin, nowMargin)) return [];
  const money = inWords(context);
  const revenueMinor = moneyMetric('revenue', monthly.roles(now));
  const effectMinor = Math.round((revenueMinor * (nowMargin - thenMargin)) / 100);
  const isUp = effectMinor > 0;
  const supplier = supplierBehind(context, now, before, effectMinor);
  return [{
    key: `gross-margin:${range.to}`, type: isUp ? 'growth' : 'warning', title: `Gross margin ${isUp ? 'up' : 'down'} to ${percentInWords(nowMargin)}`,
    content: `Of every 100 of revenue ${percentInWords(nowMargin).slice(0, -1)} were left after the cost of sales over the last three whole months, against ${percentInWords(thenMargin).slice(0, -1)} in the three before. On ${money(revenueMinor)} of revenue that is ${money(Math.abs(effectMinor))} ${isUp ? 'more' : 'less'} gross profit.${supplier?.words ?? ''}`,
    advice: isUp ? null : supplier?.advice ?? `Prices would have to rise by ${percentInWords(((100 - nowMargin) / (100 - thenMargin) - 1) * 100)} to win the old margin back; else the cost of sales has to fall by ${money(-effectMinor)} in three months.`,
    stakeMinor: Math.abs(effectMinor), stakePeriod: 'once', causes: ['gross-margin', ...(supplier ? [`vendor:${supplier.name}`] : [])], filter: { ...filterOf(source, range), roles: ['cogs'] },
  }];
};

/** Did the same quarter a year ago look the same? */
function isOfTheSeason({ monthly }: InsightContext, points: number, nowMargin: number): boolean {
  const yearAgo = monthly.lastMonths(MONTHS, 12);
  const then = yearAgo.length < MONTHS ? null : percentMetric('grossMargin', monthly.roles(yearAgo));
  return then !== null && Math.abs(nowMargin - then) < Math.abs(points) / 2;
}

function supplierBehind(context: InsightContext, now: readonly Period[], before: readonly Period[], effectMinor: number): { name: string; words: string; advice: string } | null {
  const money = inWords(context);
  const { monthly } = context;
  const growth = moneyMetric('revenue', monthly.roles(now)) / moneyMetric('revenue', monthly.roles(before));
  const changes = [...sumsByParty(context, ({ role }) => role === 'cogs')].map(([name, months]) => {
    const [nowMinor, thenMinor] = [-sumOver(months, now), -sumOver(months, before)];
    return { name, nowMinor, thenMinor, effectMinor: Math.round(thenMinor * growth) - nowMinor };
  }).sort((a, b) => Math.abs(b.effectMinor) - Math.abs(a.effectMinor));
  const [main] = changes;
  if (!main || Math.sign(main.effectMinor) !== Math.sign(effectMinor) || Math.abs(main.effectMinor) < MAIN_SHARE * Math.abs(effectMinor)) return null;
  return {
    name: main.name, words: ` ${main.name} made most of it: ${money(main.nowMinor)} against ${money(main.thenMinor)} before.`,
    advice: `Ask ${main.name} what changed, price or quantity: in step with revenue it would have cost ${money(-main.effectMinor)} less.`,
  };
}
