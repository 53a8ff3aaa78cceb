/** Insights about categories that cost clearly more in the last whole month than usual, in step with neither the season nor a schedule. */
import type { CategoryFigure } from '../figures/category-figures.ts';
import { isExpense } from '../figures/category-figures.ts';
import { filterOf } from '../figures/figure-source.ts';
import { dateInWords, fromDayNumber } from '../local-date.ts';
import { moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentChange, percentInWords } from '../percent.ts';
import type { Period } from '../period.ts';
import { inWords, monthLabel, type Finding, type InsightContext, type InsightFinder } from './insight.ts';
import { changesByParty, sumsByParty } from './party-sums.ts';

const USUAL_MONTHS = 3;
const SPIKE_PERCENT = 30;
/** A rise counts when it is at least this share of the month's expenses. */
const SHARE_OF_EXPENSES = 0.02;
const MAX_SPIKES = 4;
const MAIN_SHARE = 0.6;

/** What was to be expected, and by what measure. */
interface Expected { readonly minor: number; readonly words: string }
interface Spike { readonly figure: CategoryFigure; readonly expected: Expected; readonly riseMinor: number }

export const expenseSpikes: InsightFinder = (context) => {
  const { monthly } = context;
  const [last] = monthly.lastMonths(1);
  const usual = monthly.lastMonths(USUAL_MONTHS, 1);
  if (!last || usual.length < USUAL_MONTHS) return [];
  const leastRiseMinor = moneyMetric('expenses', monthly.roles([last])) * SHARE_OF_EXPENSES;
  return monthly.categories([last]).filter(isExpense)
    .map((figure) => spikeOf(figure, last, usual, context))
    .filter(({ figure, expected, riseMinor }) => riseMinor > 0 && riseMinor >= leastRiseMinor && (percentChange(figure.amountMinor, expected.minor) ?? Infinity) >= SPIKE_PERCENT)
    .sort((a, b) => b.riseMinor - a.riseMinor)
    .slice(0, MAX_SPIKES)
    .map((spike) => told(spike, last, usual, context));
};

/** What comes each quarter or year, what the same month cost a year ago and what goods cost in step with sales is expected. */
function spikeOf(figure: CategoryFigure, last: Period, usual: readonly Period[], context: InsightContext): Spike {
  const { monthly } = context;
  const amountOf = (months: readonly Period[]): number => monthly.categories(months).find(({ categoryNumber }) => categoryNumber === figure.categoryNumber)?.amountMinor ?? 0;
  const usualMinor = divideMinor(amountOf(usual), usual.length);
  const yearAgo = monthly.lastMonths(1, 12);
  const revenueThen = moneyMetric('revenue', monthly.roles(usual));
  const inStep = figure.role === 'cogs' && revenueThen > 0 ? Math.round((amountOf(usual) * moneyMetric('revenue', monthly.roles([last]))) / revenueThen) : 0;
  const scheduled = scheduledMinor(figure.categoryNumber, last, context);
  const measures: readonly Expected[] = [
    { minor: usualMinor + scheduled, words: scheduled > 0 ? 'the average of the three months before with what comes each quarter or year' : 'the average of the three months before' },
    { minor: amountOf(yearAgo), words: 'the same month a year before' },
    { minor: inStep, words: `its usual share of what ${monthLabel(last)} sold` },
  ];
  const expected = measures.reduce((most, measure) => (measure.minor > most.minor ? measure : most));
  return { figure, expected, riseMinor: figure.amountMinor - expected.minor };
}

function scheduledMinor(categoryNumber: number, { from, to }: Period, { recurring }: InsightContext): number {
  return recurring.filter((series) => series.direction === 'out' && series.categoryNumber === categoryNumber && (series.rhythm === 'quarterly' || series.rhythm === 'yearly'))
    .flatMap(({ occurrences, typicalMinor }) => occurrences.filter(({ date }) => date >= from && date <= to).map(() => -typicalMinor))
    .reduce((sum, minor) => sum + minor, 0);
}

function told({ figure, expected, riseMinor }: Spike, last: Period, usual: readonly Period[], context: InsightContext): Finding {
  const { category, categoryNumber, amountMinor } = figure;
  const money = inWords(context);
  const percent = percentChange(amountMinor, expected.minor);
  const vendor = changesByParty(sumsByParty(context, (row) => row.categoryNumber === categoryNumber), [last], usual).find(({ changeMinor }) => changeMinor <= -MAIN_SHARE * riseMinor);
  const payment = largestPayment(context, categoryNumber, last);
  const isOnePayment = payment !== null && payment.paidMinor >= MAIN_SHARE * riseMinor;
  // Taxes of a quarter and insurance of a year are no monthly cost.
  const isMonthly = usual.every((month) => context.monthly.categories([month]).some((other) => other.categoryNumber === categoryNumber && other.amountMinor > 0));
  return {
    key: `expense-spike:${categoryNumber}:${last.from}`, type: 'warning', title: `${category} cost ${money(riseMinor)} more than usual`,
    content: `${category} came to ${money(amountMinor)} in ${monthLabel(last)}${percent === null || expected.minor <= 0 ? '; in the three months before there was none of it' : `, ${percentInWords(percent)} above ${expected.words} (${money(expected.minor)})`}.`
      + (vendor ? ` ${vendor.name} is most of it: ${money(-vendor.nowMinor)}${vendor.thenMinor === 0 ? ', nothing before' : ` against ${money(-vendor.thenMinor)} in a usual month`}.` : ''),
    advice: isOnePayment ? `One payment of ${money(payment.paidMinor)}${payment.name ? ` to ${payment.name}` : ''} on ${dateInWords(payment.date)} makes the difference. As a one-off it needs nothing more; as a new level it costs ${money(riseMinor)} more ${isMonthly ? 'each month' : 'each time'}.`
      : `It is many payments rather than one: decide whether this is the new level, ${money(riseMinor)} more each month.`,
    stakeMinor: riseMinor, stakePeriod: 'once', causes: [`category:${categoryNumber}`, ...(vendor ? [`vendor:${vendor.name}`] : [])],
    filter: { ...filterOf(context.source, last), categories: [categoryNumber], direction: 'out' },
  };
}

function largestPayment({ rows }: InsightContext, categoryNumber: number, { from, to }: Period): { paidMinor: number; name: string | null; date: string } | null {
  let found: { paidMinor: number; name: string | null; date: string } | null = null;
  for (let row = rows.count - 1; row >= 0; row -= 1) {
    const date = fromDayNumber(rows.days[row]!);
    if (date < from) break;
    if (date > to || rows.categoryNumbers[row] !== categoryNumber || -rows.amountsMinor[row]! <= (found?.paidMinor ?? 0)) continue;
    found = { paidMinor: -rows.amountsMinor[row]!, name: rows.names[rows.counterparties[row]!] ?? null, date };
  }
  return found;
}
