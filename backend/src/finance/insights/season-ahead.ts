/** Insight about the three months that come: what this time of the year did to revenue in the years that are known. */
import { filterOf } from '../figures/figure-source.ts';
import { findSteadySeason, isSeasonal } from '../forecast/models/season.ts';
import { forecastSeries } from '../forecast/series-forecast.ts';
import { addMonths, monthInWords, monthName, monthOf } from '../local-date.ts';
import { REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentInWords } from '../percent.ts';
import { inWords, rangeOf, type InsightFinder } from './insight.ts';

const AHEAD = 3;
const LEAST_MONTHS = 24;
const NOTABLE_PERCENT = 15;

export const seasonAhead: InsightFinder = (context) => {
  const { monthly, source } = context;
  const last = monthly.months.at(-1);
  const values = monthly.months.map((month) => moneyMetric('revenue', monthly.roles([month])));
  if (!last || context.isPast || values.length < LEAST_MONTHS || !(isSeasonal(values, 12) || findSteadySeason(values, 12, 'additive').indices.some((index) => index !== 0))) return [];
  const year = values.slice(-12);
  const usualMinor = divideMinor(year.reduce((sum, value) => sum + value, 0), year.length);
  const { mean } = forecastSeries(values, { period: 12, horizon: AHEAD });
  const aheadMinor = Math.round(mean.reduce((sum, value) => sum + value, 0));
  const yearAgo = monthly.lastMonths(12).slice(0, AHEAD);
  const range = rangeOf(yearAgo);
  const percent = usualMinor <= 0 ? 0 : (aheadMinor / (AHEAD * usualMinor) - 1) * 100;
  const differenceMinor = Math.abs(aheadMinor - AHEAD * usualMinor);
  const didSoLastYear = Math.sign(yearAgo.reduce((sum, month) => sum + moneyMetric('revenue', monthly.roles([month])), 0) - AHEAD * usualMinor) === Math.sign(percent);
  if (!range || Math.abs(percent) < NOTABLE_PERCENT || !didSoLastYear) return [];
  const money = inWords(context);
  const [first, third] = [addMonths(last.from, 1), addMonths(last.from, AHEAD)];
  const isQuiet = percent < 0;
  return [{
    key: `season-ahead:${first}`, type: 'info', title: `${isQuiet ? 'A quiet' : 'A strong'} season ahead: ${monthName(monthOf(first))} to ${monthInWords(third)}`,
    content: `From what ${values.length} months show, the next three should bring about ${money(aheadMinor)} of revenue, ${percentInWords(Math.abs(percent))} ${isQuiet ? 'less' : 'more'} than three average months of the last year (${money(AHEAD * usualMinor)}). A year ago they brought ${money(yearAgo.reduce((sum, month) => sum + moneyMetric('revenue', monthly.roles([month])), 0))}.`,
    advice: isQuiet ? `Keep ${money(differenceMinor)} of what comes in now for these months, or move purchases behind them.` : 'Have stock, staff and cash for it ready before it begins.',
    stakeMinor: differenceMinor, stakePeriod: 'once', causes: ['season'], filter: { ...filterOf(source, range), roles: REVENUE_ROLES },
  }];
};
