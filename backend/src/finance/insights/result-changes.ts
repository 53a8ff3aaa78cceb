/** Insights about the results of the last whole month: revenue that moved, a loss, a margin that moved. */
import { filterOf } from '../figures/figure-source.ts';
import { REVENUE_ROLES, moneyMetric, percentMetric } from '../metrics.ts';
import { percentChange, percentInWords } from '../percent.ts';
import { citedRows, inWords, monthLabel, rangeOf, type Insight, type InsightContext, type InsightFinder } from './insight.ts';

const NOTABLE_PERCENT = 10;
const NOTABLE_MARGIN_POINTS = 5;

export const revenueChange: InsightFinder = async (context) => {
  const { source, monthly } = context;
  const [before, last] = monthly.lastMonths(2);
  if (!before || !last) return [];
  const now = moneyMetric('revenue', monthly.roles([last]));
  const then = moneyMetric('revenue', monthly.roles([before]));
  const change = percentChange(now, then);
  if (change === null || Math.abs(change) < NOTABLE_PERCENT) return [];
  const money = inWords(context);
  const isUp = change > 0;
  return [{
    key: `revenue-change:${last.from}`, type: isUp ? 'growth' : 'warning',
    title: `Revenue ${isUp ? 'up' : 'down'} ${percentInWords(Math.abs(change))} in ${monthLabel(last)}`,
    content: `Revenue was ${money(now)} in ${monthLabel(last)}, ${money(Math.abs(now - then))} ${isUp ? 'more' : 'less'} than in ${monthLabel(before)} (${money(then)}).${yearAgo(context, now)}`,
    advice: isUp ? null : `Find out which sales fell in ${monthLabel(last)} and whether they come back.`,
    rows: await citedRows(source.reader, { ...filterOf(source, last), roles: REVENUE_ROLES }),
  }];
};

/** The same month a year earlier tells a season from a trend. */
function yearAgo(context: InsightContext, nowMinor: number): string {
  const [same] = context.monthly.lastMonths(1, 12);
  if (!same) return '';
  const then = moneyMetric('revenue', context.monthly.roles([same]));
  const change = percentChange(nowMinor, then);
  return change === null ? '' : ` Against ${monthLabel(same)} (${inWords(context)(then)}) that is ${change >= 0 ? 'a rise' : 'a fall'} of ${percentInWords(Math.abs(change))}.`;
}

export const monthlyLoss: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const [last] = monthly.lastMonths(1);
  if (!last) return [];
  const profit = moneyMetric('netProfit', monthly.roles([last]));
  if (profit >= 0) return [];
  const money = inWords(context);
  const roles = monthly.roles([last]);
  return [{
    key: `loss:${last.from}`, type: 'alert', title: `A loss of ${money(-profit)} in ${monthLabel(last)}`,
    content: `${monthLabel(last)} brought ${money(moneyMetric('revenue', roles))} of revenue against ${money(moneyMetric('expenses', roles))} of expenses. ${lossesInARow(context)}`.trim(),
    advice: 'Go through the largest expenses of the month and decide which of them can wait or shrink.',
    rows: await citedRows(source.reader, { ...filterOf(source, last), direction: 'out', roles: ['cogs', 'opex', 'tax', 'interest'] }),
  }];
};

function lossesInARow({ monthly }: InsightContext): string {
  let count = 0;
  for (const month of [...monthly.months].reverse()) {
    if (moneyMetric('netProfit', monthly.roles([month])) >= 0) break;
    count += 1;
  }
  return count > 1 ? `It is the ${ordinal(count)} month in a row with a loss.` : '';
}

export function ordinal(count: number): string {
  const ending = count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

export const marginChange: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const now = monthly.lastMonths(3);
  const before = monthly.lastMonths(3, 3);
  const range = rangeOf(now);
  const nowMargin = percentMetric('grossMargin', monthly.roles(now));
  const thenMargin = percentMetric('grossMargin', monthly.roles(before));
  if (!range || before.length < 3 || nowMargin === null || thenMargin === null) return [];
  const points = nowMargin - thenMargin;
  if (Math.abs(points) < NOTABLE_MARGIN_POINTS) return [];
  const insight: Insight = {
    key: `gross-margin:${range.to}`, type: points > 0 ? 'growth' : 'warning',
    title: `Gross margin ${points > 0 ? 'up' : 'down'} to ${percentInWords(nowMargin)}`,
    content: `Over the last three whole months ${percentInWords(nowMargin)} of revenue was left after the cost of sales, against ${percentInWords(thenMargin)} in the three months before.`,
    advice: points > 0 ? null : 'Check supplier prices and your own: the cost of sales grew faster than revenue.',
    rows: await citedRows(source.reader, { ...filterOf(source, range), roles: ['cogs'] }),
  };
  return [insight];
};
