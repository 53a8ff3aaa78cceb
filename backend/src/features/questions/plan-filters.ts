/** The conditions of a plan in words, one per line of "how I read your question". */
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import { formatMoney } from '../../finance/money.ts';
import type { PlanFilters } from '../../finance/question/plan.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function filtersInWords(filters: PlanFilters, chart: readonly ChartAccount[], currency: string): string[] {
  const names = new Map(chart.map((account) => [account.number, account.name]));
  const named = (numbers: readonly number[]): string => numbers.map((number) => names.get(number) ?? String(number)).join(' or ');
  const money = (amountMinor: number): string => formatMoney(amountMinor, currency);
  const quoted = (words: readonly string[], joint: string): string => words.map((word) => `"${word}"`).join(joint);
  return [
    line(filters.categories, (numbers) => `Category: ${named(numbers)}`),
    line(filters.notCategories, (numbers) => `Category is not ${named(numbers)}`),
    line(filters.counterparties, (parties) => `Other party: ${parties.join(' or ')}`),
    line(filters.notCounterparties, (parties) => `Other party is not ${parties.join(' or ')}`),
    line(filters.accounts, (numbers) => `Account: ${named(numbers)}`),
    line(filters.notAccounts, (numbers) => `Account is not ${named(numbers)}`),
    line(filters.roles, (roles) => `Kind: ${roles.join(' or ')}`),
    line(filters.direction, (direction) => (direction === 'in' ? 'Money in' : 'Money out')),
    line(filters.moreThanMinor, (amount) => `More than ${money(amount)}`),
    line(filters.lessThanMinor, (amount) => `Less than ${money(amount)}`),
    line(filters.atLeastMinor, (amount) => `At least ${money(amount)}`),
    line(filters.atMostMinor, (amount) => `At most ${money(amount)}`),
    line(filters.weekdays, (days) => `On ${days.map((day) => WEEKDAYS[day]).join(' or ')}`),
    line(filters.words, (words) => `Description has ${quoted(words, ' and ')}`),
    line(filters.notWords, (words) => `Description has no ${quoted(words, ' or ')}`),
  ].flat();
}

/** No line for a condition that is not set. */
function line<T>(value: T | undefined, describe: (value: T) => string): string[] {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [describe(value)];
}
