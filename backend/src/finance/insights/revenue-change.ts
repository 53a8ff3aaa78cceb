/** Insight about the revenue of the last whole month, against what the months before and the time of year let expect. */
import { filterOf } from '../figures/figure-source.ts';
import { forecastSeries } from '../forecast/series-forecast.ts';
import { REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentChange, percentInWords } from '../percent.ts';
import type { Period } from '../period.ts';
import { inWords, listed, monthLabel, type InsightContext, type InsightFinder } from './insight.ts';
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import { changesByParty, sumsByParty } from './party-sums.ts';

const NOTABLE_PERCENT = 10;
const USUAL_MONTHS = 3;
/** Two years show what a month of the year usually brings. */
const MONTHS_FOR_SEASON = 24;
const MONTHS_FOR_RECORD = 12;
const MAIN_SHARE = 0.6;
const CUSTOMERS_NAMED = 2;

interface Expected { readonly minor: number; readonly words: string; readonly isSurprising: (nowMinor: number) => boolean; readonly months: readonly Period[] }

export const revenueChange: InsightFinder = (context) => {
  const { source, monthly } = context;
  const [last] = monthly.lastMonths(1);
  const expected = expectedRevenue(context);
  if (!last || !expected || expected.minor <= 0) return [];
  const now = revenueOf(context, last);
  const difference = now - expected.minor;
  if (difference === 0 || !expected.isSurprising(now)) return [];
  const money = inWords(context);
  const isUp = difference > 0;
  const behind = customersBehind(context, last, expected.months, difference);
  const title = now <= 0 ? `No revenue in ${monthLabel(last)}` : `${monthLabel(last)} brought ${money(Math.abs(difference))} ${isUp ? 'more' : 'less'} revenue than expected`;
  return [{
    key: `revenue-change:${last.from}`, type: isUp ? 'growth' : 'warning', title,
    content: [`Revenue was ${money(now)}; ${expected.words}.`, yearAgo(context, now), record(context, now), behind.words].filter((sentence) => sentence !== '').join(' '),
    advice: isUp ? null : behind.advice ?? `See which sales of ${monthLabel(expected.months.at(-1) ?? last)} are missing in ${monthLabel(last)}, and ask for them.`,
    stakeMinor: Math.abs(difference), stakePeriod: 'once', causes: ['revenue', ...behind.causes], filter: { ...filterOf(source, last), roles: REVENUE_ROLES },
  }];
};

function revenueOf({ monthly }: InsightContext, month: Period): number {
  return moneyMetric('revenue', monthly.roles([month]));
}

function expectedRevenue(context: InsightContext): Expected | null {
  const before = context.monthly.months.slice(0, -1);
  if (before.length < USUAL_MONTHS) return null;
  const money = inWords(context);
  if (before.length >= MONTHS_FOR_SEASON) {
    const { mean, intervals: { low80, high80 } } = forecastSeries(before.map((month) => revenueOf(context, month)), { period: 12, horizon: 1 });
    const [minor, low, high] = [mean[0]!, low80[0]!, high80[0]!].map(Math.round) as [number, number, number];
    return {
      minor, words: `the ${before.length} months before it, their season included, let expect ${money(minor)} (four times in five between ${money(low)} and ${money(high)})`,
      isSurprising: (now) => now < low || now > high, months: before.slice(-12, -11),
    };
  }
  const usual = before.slice(-USUAL_MONTHS);
  const minor = divideMinor(usual.reduce((sum, month) => sum + revenueOf(context, month), 0), usual.length);
  return { minor, words: `the three months before it averaged ${money(minor)}`, isSurprising: (now) => Math.abs(now - minor) >= (minor * NOTABLE_PERCENT) / 100, months: usual };
}

/** The same month a year earlier tells a season from a trend. */
function yearAgo(context: InsightContext, nowMinor: number): string {
  const [same] = context.monthly.lastMonths(1, 12);
  if (!same) return '';
  const then = revenueOf(context, same);
  const change = percentChange(nowMinor, then);
  return change === null ? '' : `Against ${monthLabel(same)} (${inWords(context)(then)}) that is ${change >= 0 ? 'a rise' : 'a fall'} of ${percentInWords(Math.abs(change))}.`;
}

function record(context: InsightContext, nowMinor: number): string {
  const before = context.monthly.months.slice(0, -1).map((month) => revenueOf(context, month));
  return before.length >= MONTHS_FOR_RECORD && nowMinor > Math.max(...before) ? `No month of the ${before.length} before brought more.` : '';
}

/** Who bought more or less than then; processors stand for many customers and explain nothing. */
function customersBehind(context: InsightContext, last: Period, then: readonly Period[], difference: number): { words: string; advice: string | null; causes: readonly string[] } {
  const money = inWords(context);
  const sums = sumsByParty(context, ({ role }) => (REVENUE_ROLES as readonly string[]).includes(role));
  const named = changesByParty(sums, [last], then).filter(({ name, changeMinor }) => !isPaymentProcessor(name) && Math.sign(changeMinor) === Math.sign(difference) && Math.abs(changeMinor) >= Math.abs(difference) / 5).slice(0, CUSTOMERS_NAMED);
  const [main] = named;
  if (!main) return { words: '', advice: null, causes: [] };
  const isMain = Math.abs(main.changeMinor) >= Math.abs(difference) * MAIN_SHARE;
  return {
    words: `${listed(named.map(({ name, changeMinor }) => `${name} paid ${money(Math.abs(changeMinor))} ${changeMinor > 0 ? 'more' : 'less'}`))} than ${then.length === 1 ? `in ${monthLabel(then[0]!)}` : 'the monthly average before'}.`,
    advice: `Ask ${main.name} first: ${money(main.nowMinor)} came in, ${money(main.thenMinor)} ${then.length === 1 ? 'a year before' : 'in a usual month'}.`,
    causes: isMain ? [`customer:${main.name}`] : [],
  };
}
