/** Insights about customers who stopped coming, and about new ones. */
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import { filterOf } from '../figures/figure-source.ts';
import { monthInWords, monthKey } from '../local-date.ts';
import { REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { percentInWords } from '../percent.ts';
import type { Period } from '../period.ts';
import { inWords, rangeOf, type InsightContext, type InsightFinder } from './insight.ts';
import { sumOver, sumsByParty, type PartySums } from './party-sums.ts';

const AWAY_MONTHS = 3;
const OLD_NEWS_MONTHS = 8;
const BEFORE_MONTHS = 12;
/** Who paid in at least so many of the months before was a regular customer. */
const LEAST_MONTHS_PAID = 5;
/** And brought at least this share of the revenue. */
const SHARE_OF_REVENUE = 0.03;
const MAX_FOUND = 2;

export const lostCustomers: InsightFinder = (context) => {
  const { monthly, source } = context;
  const away = monthly.lastMonths(AWAY_MONTHS);
  if (monthly.months.length < BEFORE_MONTHS + AWAY_MONTHS || hasSeasonalGap(context, away)) return [];
  const money = inWords(context);
  const leastMinor = moneyMetric('revenue', monthly.roles(monthly.lastMonths(BEFORE_MONTHS, AWAY_MONTHS))) * SHARE_OF_REVENUE;
  return [...revenueSums(context)].filter(([name]) => !isPaymentProcessor(name))
    .flatMap(([name, months]) => goneCustomer(name, months, monthly.months))
    .filter(({ yearMinor }) => yearMinor >= leastMinor)
    .sort((a, b) => b.yearMinor - a.yearMinor).slice(0, MAX_FOUND)
    .map(({ name, yearMinor, paid, since }) => ({
      key: `lost-customer:${name}:${paid.at(-1)!.from}`, type: 'warning' as const, title: `${name} has not paid since ${monthInWords(paid.at(-1)!.from)}`,
      content: `In the year up to then ${name} paid in ${paid.length} of 12 months, ${money(divideMinor(yearMinor, paid.length))} each on average and ${money(yearMinor)} in all; in the ${since} whole months since, nothing.`,
      advice: `Ask ${name} now: an unpaid invoice can be collected, a customer who left tells why. Plan without ${money(divideMinor(yearMinor, BEFORE_MONTHS))} a month until then.`,
      stakeMinor: yearMinor, stakePeriod: 'year' as const, causes: [`customer:${name}`, `dependence:${name}`], filter: { ...filterOf(source), from: paid[0]!.from, to: away.at(-1)!.to, roles: REVENUE_ROLES, counterparties: [name] },
    }));
};

interface GoneCustomer { readonly name: string; readonly yearMinor: number; readonly paid: readonly Period[]; readonly since: number }

/** Regular in the year up to the last payment, silent since, and not for so long that it is old news. */
function goneCustomer(name: string, sums: ReadonlyMap<string, number>, months: readonly Period[]): GoneCustomer[] {
  const last = months.findLastIndex(({ from }) => (sums.get(monthKey(from)) ?? 0) > 0);
  const since = months.length - 1 - last;
  const year = months.slice(Math.max(0, last - BEFORE_MONTHS + 1), last + 1);
  const paid = year.filter(({ from }) => (sums.get(monthKey(from)) ?? 0) > 0);
  const hasPaidLately = [...sums.keys()].some((month) => month > monthKey(months.at(-1)!.from));
  if (last < 0 || since < AWAY_MONTHS || since > OLD_NEWS_MONTHS || hasPaidLately || paid.length < LEAST_MONTHS_PAID || longestPause(paid, year) >= AWAY_MONTHS) return [];
  return [{ name, yearMinor: sumOver(sums, year), paid, since }];
}

export const wonCustomers: InsightFinder = (context) => {
  const { monthly, source } = context;
  const recent = monthly.lastMonths(AWAY_MONTHS);
  const span = rangeOf(recent);
  if (!span || monthly.months.length < BEFORE_MONTHS) return [];
  const money = inWords(context);
  const revenueMinor = moneyMetric('revenue', monthly.roles(recent));
  return [...revenueSums(context)]
    .map(([name, months]) => ({ name, wonMinor: sumOver(months, recent), first: [...months.keys()].sort()[0] ?? '' }))
    .filter(({ name, wonMinor, first }) => first >= monthKey(span.from) && wonMinor >= revenueMinor * SHARE_OF_REVENUE && !isPaymentProcessor(name))
    .sort((a, b) => b.wonMinor - a.wonMinor).slice(0, MAX_FOUND)
    .map(({ name, wonMinor, first }) => ({
      key: `won-customer:${name}`, type: 'growth' as const, title: `New customer: ${name}, ${money(wonMinor)} so far`,
      content: `${name} paid for the first time in ${monthInWords(first)} and has brought ${money(wonMinor)} since, ${percentInWords((wonMinor / revenueMinor) * 100)} of the revenue of the last ${recent.length} whole months.`,
      advice: `Thank ${name} and ask what comes next while the work is fresh.`,
      stakeMinor: wonMinor, stakePeriod: 'once' as const, causes: [`customer:${name}`], filter: { ...filterOf(source, span), roles: REVENUE_ROLES, counterparties: [name] },
    }));
};

function revenueSums(context: InsightContext): PartySums {
  return sumsByParty(context, ({ role }) => (REVENUE_ROLES as readonly string[]).includes(role));
}

/** Months in a row without a payment between two that paid, at the most. */
function longestPause(paid: readonly Period[], months: readonly Period[]): number {
  const places = paid.map((month) => months.indexOf(month));
  return Math.max(0, ...places.slice(1).map((place, at) => place - places[at]! - 1));
}

/** A trade that earned next to nothing in the same months a year ago rests; nobody left. */
function hasSeasonalGap({ monthly }: InsightContext, away: readonly Period[]): boolean {
  const yearAgo = monthly.lastMonths(AWAY_MONTHS, 12);
  const revenueOf = (months: readonly Period[]): number => moneyMetric('revenue', monthly.roles(months));
  return yearAgo.length === away.length && revenueOf(yearAgo) * 4 < revenueOf(monthly.lastMonths(12, AWAY_MONTHS)) / 2;
}
