/** Insights about categories that cost clearly more in the last whole month than usual. */
import { filterOf } from '../figures/figure-source.ts';
import { isExpense } from '../figures/category-figures.ts';
import { moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentChange, percentInWords } from '../percent.ts';
import { citedRows, inWords, monthLabel, type InsightFinder } from './insight.ts';

const USUAL_MONTHS = 3;
const SPIKE_PERCENT = 30;
/** A rise counts when it is at least this share of the month's expenses. */
const SHARE_OF_EXPENSES = 0.02;
const MAX_SPIKES = 3;

export const expenseSpikes: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const [last] = monthly.lastMonths(1);
  const usual = monthly.lastMonths(USUAL_MONTHS, 1);
  if (!last || usual.length < USUAL_MONTHS) return [];

  const usualByCategory = new Map(monthly.categories(usual).map((figure) => [figure.categoryNumber, divideMinor(figure.amountMinor, usual.length)]));
  const leastRiseMinor = moneyMetric('expenses', monthly.roles([last])) * SHARE_OF_EXPENSES;
  const spikes = monthly.categories([last]).filter(isExpense)
    .map((figure) => ({ ...figure, usualMinor: usualByCategory.get(figure.categoryNumber) ?? 0 }))
    .map((figure) => ({ ...figure, riseMinor: figure.amountMinor - figure.usualMinor, risePercent: percentChange(figure.amountMinor, figure.usualMinor) }))
    .filter((figure) => figure.riseMinor >= leastRiseMinor && figure.riseMinor > 0 && (figure.risePercent ?? Infinity) >= SPIKE_PERCENT)
    .sort((a, b) => b.riseMinor - a.riseMinor)
    .slice(0, MAX_SPIKES);

  const money = inWords(context);
  return Promise.all(spikes.map(async (spike) => ({
    key: `expense-spike:${spike.categoryNumber}:${last.from}`, type: 'warning' as const,
    title: `${spike.category} cost ${money(spike.riseMinor)} more than usual`,
    content: spike.risePercent === null || spike.usualMinor <= 0
      ? `${spike.category} came to ${money(spike.amountMinor)} in ${monthLabel(last)}; in the three months before there was none of it.`
      : `${spike.category} came to ${money(spike.amountMinor)} in ${monthLabel(last)}, ${percentInWords(spike.risePercent)} above the average of the three months before (${money(spike.usualMinor)}).`,
    advice: `Look at what was bought under ${spike.category} in ${monthLabel(last)} and whether it will recur.`,
    rows: await citedRows(source.reader, { ...filterOf(source, last), categories: [spike.categoryNumber], direction: 'out' }),
  })));
};
