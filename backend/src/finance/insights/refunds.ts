/** Insight about money that goes back to customers more often than it used to. */
import { filterOf } from '../figures/figure-source.ts';
import { moneyMetric } from '../metrics.ts';
import { percentInWords, percentOf } from '../percent.ts';
import { inWords, rangeOf, type InsightFinder } from './insight.ts';

const MONTHS = 3;
const BEFORE_MONTHS = 9;
const TIMES_USUAL = 1.5;
const LEAST_POINTS = 0.75;

export const refundsRising: InsightFinder = ({ monthly, source, ...rest }) => {
  const now = monthly.lastMonths(MONTHS);
  const before = monthly.lastMonths(BEFORE_MONTHS, MONTHS);
  const range = rangeOf(now);
  const [nowRate, thenRate] = [now, before].map((months) => percentOf(moneyMetric('refunds', monthly.roles(months)), moneyMetric('grossSales', monthly.roles(months))));
  if (!range || before.length < BEFORE_MONTHS || nowRate == null || thenRate == null || nowRate < thenRate * TIMES_USUAL || nowRate - thenRate < LEAST_POINTS) return [];
  const money = inWords({ monthly, source, ...rest });
  const refundsMinor = moneyMetric('refunds', monthly.roles(now));
  const extraMinor = Math.round((moneyMetric('grossSales', monthly.roles(now)) * (nowRate - thenRate)) / 100);
  return [{
    key: `refunds:${range.to}`, type: 'warning', title: `Refunds up to ${percentInWords(nowRate)} of sales`,
    content: `Customers got ${money(refundsMinor)} back in the last three whole months, ${percentInWords(nowRate)} of sales against ${percentInWords(thenRate)} in the nine months before. At the old rate it would have been ${money(extraMinor)} less.`,
    advice: 'Go through the refunds and write beside each why it was given: a cause that comes up twice is worth mending.',
    stakeMinor: extraMinor, stakePeriod: 'once', causes: ['refunds'], filter: { ...filterOf(source, range), roles: ['refund'] },
  }];
};
