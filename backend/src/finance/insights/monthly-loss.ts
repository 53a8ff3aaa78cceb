/** Insight about a month that ended with a loss: what made it, against the months before. */
import { profitDrivers, type Driver } from '../figures/drivers.ts';
import type { CategoryFigure } from '../figures/category-figures.ts';
import { filterOf } from '../figures/figure-source.ts';
import { moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import type { Period } from '../period.ts';
import { inWords, listed, monthLabel, type InsightContext, type InsightFinder } from './insight.ts';
import { changesByParty, sumsByParty } from './party-sums.ts';

const USUAL_MONTHS = 3;
const DRIVERS_NAMED = 3;
/** One category that made at least so much of the turn for the worse is its cause. */
const MAIN_SHARE = 0.5;

export const monthlyLoss: InsightFinder = (context) => {
  const { monthly, source } = context;
  const [last] = monthly.lastMonths(1);
  if (!last) return [];
  const roles = monthly.roles([last]);
  const lossMinor = -moneyMetric('netProfit', roles);
  if (lossMinor <= 0) return [];
  const money = inWords(context);
  const usual = monthly.lastMonths(USUAL_MONTHS, 1);
  const worse = profitDrivers(monthly.categories([last]), averaged(monthly.categories(usual), usual.length)).filter(({ effectMinor }) => usual.length === USUAL_MONTHS && effectMinor < 0);
  const main = worse[0] && worse[0].effectMinor <= MAIN_SHARE * worse.reduce((sum, { effectMinor }) => sum + effectMinor, 0) ? worse[0] : null;
  return [{
    key: `loss:${last.from}`, type: 'alert', title: `A loss of ${money(lossMinor)} in ${monthLabel(last)}`,
    content: [`${monthLabel(last)} brought ${money(moneyMetric('revenue', roles))} of revenue against ${money(moneyMetric('expenses', roles))} of expenses.`, lossesInARow(context), differences(worse, context)].filter((sentence) => sentence !== '').join(' '),
    advice: main ? adviceOn(main, last, usual, context) : 'Go through the largest expenses of the month and decide which of them can wait or shrink.',
    stakeMinor: lossMinor, stakePeriod: 'once', causes: ['loss', ...(main ? [main.role === 'revenue' ? 'revenue' : `category:${main.categoryNumber}`] : []), ...(main?.role === 'cogs' ? ['gross-margin'] : [])],
    filter: { ...filterOf(source, last), direction: 'out', roles: ['cogs', 'opex', 'tax', 'interest'] },
  }];
};

function averaged(figures: readonly CategoryFigure[], months: number): CategoryFigure[] {
  return figures.map((figure) => ({ ...figure, amountMinor: months === 0 ? 0 : divideMinor(figure.amountMinor, months) }));
}

function lossesInARow({ monthly }: InsightContext): string {
  let count = 0;
  for (const month of [...monthly.months].reverse()) {
    if (moneyMetric('netProfit', monthly.roles([month])) >= 0) break;
    count += 1;
  }
  return count > 1 ? `It is the ${ordinal(count)} month in a row with a loss.` : '';
}

function differences(worse: readonly Driver[], context: InsightContext): string {
  const money = inWords(context);
  const named = worse.slice(0, DRIVERS_NAMED).map(({ category, role, effectMinor }) => `${category} ${money(-effectMinor)} ${role === 'revenue' || role === 'other-income' ? 'lower' : 'higher'}`);
  return named.length === 0 ? '' : `Against the average of the three months before: ${listed(named)}.`;
}

function adviceOn({ category, categoryNumber, role }: Driver, last: Period, usual: readonly Period[], context: InsightContext): string {
  const money = inWords(context);
  const sums = sumsByParty(context, (row) => row.categoryNumber === categoryNumber);
  const sign = role === 'revenue' || role === 'other-income' ? 1 : -1;
  const party = changesByParty(sums, [last], usual).find(({ changeMinor }) => changeMinor < 0);
  if (!party) return `Begin with ${category}: it made most of the difference.`;
  return sign > 0 ? `Begin with ${party.name}: ${money(party.nowMinor)} came in, against ${money(party.thenMinor)} in a usual month.`
    : `Begin with ${party.name}: ${money(-party.nowMinor)} under ${category}, against ${money(-party.thenMinor)} in a usual month. If it will not return, the loss will not either.`;
}

export function ordinal(count: number): string {
  const ending = count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
