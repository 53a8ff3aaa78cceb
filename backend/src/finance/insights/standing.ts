/** The insight that is always there: how the business stood over its last months, and which was the best of them. */
import { filterOf } from '../figures/figure-source.ts';
import { PROFIT_ROLES, moneyMetric, percentMetric } from '../metrics.ts';
import { percentInWords } from '../percent.ts';
import { inWords, monthLabel, rangeOf, type InsightFinder } from './insight.ts';

const MONTHS = 6;

export const standing: InsightFinder = (context) => {
  const { monthly, source } = context;
  const months = monthly.lastMonths(MONTHS);
  const range = rangeOf(months);
  if (!range) return [];
  const roles = monthly.roles(months);
  const margin = percentMetric('netMargin', roles);
  const profitMinor = moneyMetric('netProfit', roles);
  const money = inWords(context);
  const best = months.map((month) => ({ month, profitMinor: moneyMetric('netProfit', monthly.roles([month])) })).reduce((a, b) => (b.profitMinor > a.profitMinor ? b : a));
  const span = months.length === 1 ? monthLabel(months[0] ?? range) : `The last ${months.length} whole months`;
  return [{
    key: `standing:${range.to}`, type: 'info',
    title: margin === null ? profitMinor < 0 ? `Net loss of ${money(-profitMinor)} without revenue` : `Net profit of ${money(profitMinor)} without revenue` : `Net margin of ${percentInWords(margin)}`,
    content: `${span} brought ${money(moneyMetric('revenue', roles))} of revenue and ${profitMinor < 0 ? `a net loss of ${money(-profitMinor)}` : `${money(profitMinor)} of net profit`}.`
      + (months.length > 1 ? ` The best month was ${monthLabel(best.month)} with ${best.profitMinor < 0 ? `a loss of ${money(-best.profitMinor)}` : money(best.profitMinor)}.` : ''),
    advice: null,
    stakeMinor: Math.abs(profitMinor), stakePeriod: 'once', causes: [],
    filter: { ...filterOf(source, range), roles: PROFIT_ROLES },
  }];
};
