/** Insight about depending on one customer. Card processors and marketplaces stand for many customers and do not count. */
import { concentration } from '../figures/concentration.ts';
import { revenueByCustomer } from '../figures/counterparty-figures.ts';
import { filterOf } from '../figures/figure-source.ts';
import { REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentInWords } from '../percent.ts';
import { inWords, rangeOf, type InsightFinder } from './insight.ts';

const WORRYING_PERCENT = 25;
const MONTHS = 6;

export const customerConcentration: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const months = monthly.lastMonths(MONTHS);
  const range = rangeOf(months);
  if (!range) return [];
  const revenueMinor = moneyMetric('revenue', monthly.roles(months));
  const { largest, largestPercent: share } = concentration(await revenueByCustomer(source, range), revenueMinor);
  if (!largest || share === null || share < WORRYING_PERCENT) return [];
  const monthMinor = divideMinor(largest.amountMinor, months.length);
  const profitMinor = divideMinor(moneyMetric('netProfit', monthly.roles(months)), months.length);
  const span = months.length === 1 ? 'the last whole month' : `the last ${months.length} whole months`;
  return [{
    key: `concentration:${largest.name}:${range.to}`, type: 'warning',
    title: `${largest.name} brings ${percentInWords(share)} of revenue`,
    content: `${inWords(context)(largest.amountMinor)} of ${inWords(context)(revenueMinor)} revenue in ${span} came from ${largest.name}. Without it ${inWords(context)(monthMinor)} a month would be missing, ${profitMinor < 0 ? `and the business already loses ${inWords(context)(-profitMinor)} a month` : `while the net profit is ${inWords(context)(profitMinor)} a month`}.`,
    advice: profitMinor > 0 && monthMinor > profitMinor ? `Without ${largest.name} the business would lose ${inWords(context)(monthMinor - profitMinor)} a month at today's costs: know what you would cut first, and when its contract ends.` : `Know when the contract with ${largest.name} ends, and what it would take to replace ${inWords(context)(monthMinor)} a month.`,
    stakeMinor: monthMinor, stakePeriod: 'month', causes: [`dependence:${largest.name}`],
    filter: { ...filterOf(source, range), roles: REVENUE_ROLES, counterparties: [largest.name] },
  }];
};
