/** Insights about vendors that began to be paid every month. */
import { filterOf } from '../figures/figure-source.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { monthKey } from '../local-date.ts';
import { EXPENSE_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { inWords, monthLabel, rangeOf, type InsightFinder } from './insight.ts';

const NEW_MONTHS = 3;
const OLD_MONTHS = 6;
/** A vendor paid more often than this in a month is bought from, not subscribed to. */
const MOST_PAYMENTS_PER_MONTH = 2;
const SHARE_OF_EXPENSES = 0.005;
const MAX_FOUND = 3;

export const newRecurringCosts: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const months = monthly.lastMonths(NEW_MONTHS + OLD_MONTHS);
  const range = rangeOf(months);
  const recent = months.slice(-NEW_MONTHS);
  const first = recent[0];
  if (!range || !first || months.length < NEW_MONTHS + OLD_MONTHS) return [];

  const groups = await source.reader.totals({ ...filterOf(source, range), roles: EXPENSE_ROLES, direction: 'out' }, ['month', 'counterparty']);
  const leastMinor = (moneyMetric('expenses', monthly.roles(recent)) / NEW_MONTHS) * SHARE_OF_EXPENSES;
  const found = [...byCounterparty(groups)]
    .filter(([name, paid]) => name !== '' && startedRecently(paid, recent.map((month) => monthKey(month.from))))
    .map(([name, paid]) => ({ name, perMonthMinor: divideMinor(paid.reduce((sum, group) => sum + group.outMinor, 0), NEW_MONTHS) }))
    .filter((cost) => cost.perMonthMinor >= leastMinor)
    .sort((a, b) => b.perMonthMinor - a.perMonthMinor)
    .slice(0, MAX_FOUND);

  const money = inWords(context);
  return found.map(({ name, perMonthMinor }) => ({
    key: `new-recurring:${name}:${first.from}`, type: 'info' as const,
    title: `New monthly cost: ${name}, about ${money(perMonthMinor)}`,
    content: `${name} has been paid every month since ${monthLabel(first)}, ${money(perMonthMinor)} a month on average, and was not paid in the six months before.`,
    advice: `It comes to ${money(perMonthMinor * 12)} a year. Keep it if somebody uses it; the cheapest time to end it is before it is taken for granted.`,
    stakeMinor: perMonthMinor * 12, stakePeriod: 'year' as const, causes: [`vendor:${name}`],
    filter: { ...filterOf(source, { from: first.from, to: range.to }), roles: EXPENSE_ROLES, direction: 'out' as const, counterparties: [name] },
  }));
};

function byCounterparty(groups: readonly GroupTotal[]): Map<string, GroupTotal[]> {
  const found = new Map<string, GroupTotal[]>();
  for (const group of groups) {
    const name = group.key.counterparty ?? '';
    found.set(name, [...(found.get(name) ?? []), group]);
  }
  return found;
}

function startedRecently(paid: readonly GroupTotal[], recentMonths: readonly string[]): boolean {
  const months = new Set(paid.map((group) => group.key.month ?? ''));
  return months.size === recentMonths.length && recentMonths.every((month) => months.has(month)) && paid.every((group) => group.outCount <= MOST_PAYMENTS_PER_MONTH);
}
