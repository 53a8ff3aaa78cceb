/** Insights about charges that return at a fixed price which went up, and stayed up. */
import { filterOf } from '../figures/figure-source.ts';
import { addMonths, monthInWords } from '../local-date.ts';
import { percentInWords } from '../percent.ts';
import { TIMES_A_YEAR, type RecurringSeries } from '../recurring/recurring-series.ts';
import { inWords, type InsightFinder } from './insight.ts';

const LOOK_BACK_MONTHS = 6;
const LEAST_PERCENT = 3;
/** An old price stood at least so often before it counts as one. */
const LEAST_OLD = 3;
const MAX_FOUND = 3;
/** Wages rise because somebody decided so, taxes and interest because they are reckoned. */
const PRICED_ROLES = new Set(['opex', 'cogs']);

export const priceIncreases: InsightFinder = (context) => {
  const { source, recurring, roleOf, today } = context;
  const money = inWords(context);
  return recurring
    .filter((series) => series.direction === 'out' && series.isActive && PRICED_ROLES.has(roleOf(series.categoryNumber) ?? '') && !isPay(series.categoryNumber, source.vocabulary.categories))
    .flatMap((series) => {
      const step = lastStep(series);
      return step && step.since >= addMonths(today, -LOOK_BACK_MONTHS) ? [{ series, ...step, extraMinor: (step.newMinor - step.oldMinor) * TIMES_A_YEAR[series.rhythm] }] : [];
    })
    .sort((a, b) => b.extraMinor - a.extraMinor).slice(0, MAX_FOUND)
    .map(({ series: { counterparty, key, rhythm }, oldMinor, newMinor, since, extraMinor }) => ({
      key: `price:${key}:${since}`, type: 'warning' as const, title: `${counterparty} raised its price by ${percentInWords((newMinor / oldMinor - 1) * 100)}`,
      content: `The ${rhythm} charge of ${counterparty} went from ${money(oldMinor)} to ${money(newMinor)} in ${monthInWords(since)} and has stayed there. That is ${money(extraMinor)} more a year.`,
      advice: `Ask ${counterparty} for the old price or a yearly one, or look at what another would charge: ${money(newMinor * TIMES_A_YEAR[rhythm])} a year is at stake in all.`,
      stakeMinor: extraMinor, stakePeriod: 'year' as const, causes: [`vendor:${counterparty}`],
      filter: { ...filterOf(source), from: addMonths(since, -LOOK_BACK_MONTHS), to: today, direction: 'out' as const, counterparties: [counterparty] },
    }));
};

function isPay(categoryNumber: number, categories: readonly { readonly number: number; readonly name: string }[]): boolean {
  return /payroll|wage|salar|staff/i.test(categories.find(({ number }) => number === categoryNumber)?.name ?? '');
}

/** The newest change from one price that stood to another that stands; null where amounts vary. */
function lastStep({ occurrences }: RecurringSeries): { oldMinor: number; newMinor: number; since: string } | null {
  const newMinor = -occurrences.at(-1)!.amountMinor;
  const first = occurrences.findLastIndex(({ amountMinor }) => -amountMinor !== newMinor) + 1;
  const old = occurrences.slice(Math.max(0, first - LEAST_OLD), first);
  const oldMinor = -(old.at(-1)?.amountMinor ?? 0);
  const stood = old.length === LEAST_OLD && old.every(({ amountMinor }) => -amountMinor === oldMinor);
  return stood && newMinor >= oldMinor * (1 + LEAST_PERCENT / 100) ? { oldMinor, newMinor, since: occurrences[first]!.date } : null;
}
