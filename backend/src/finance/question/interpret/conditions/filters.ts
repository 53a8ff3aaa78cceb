/** Turns recognised names, amounts and weekdays into conditions on rows. */
import type { PlanFilters } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Reading } from '../reading.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function filtersOf(reading: Reading, names: readonly NameMention[] = reading.names): PlanFilters {
  const filters: Writable<PlanFilters> = { ...reading.amounts.bounds, ...namesFilter(names) };
  const except = namesFilter(reading.exceptions);
  if (except.categories) filters.notCategories = except.categories;
  if (except.counterparties) filters.notCounterparties = except.counterparties;
  if (except.accounts) filters.notAccounts = except.accounts;
  const kept = reading.weekdays.filter((weekday) => !weekday.isExcepted).flatMap((weekday) => weekday.days);
  const dropped = reading.weekdays.filter((weekday) => weekday.isExcepted).flatMap((weekday) => weekday.days);
  if (kept.length + dropped.length > 0) filters.weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => (kept.length === 0 || kept.includes(day)) && !dropped.includes(day));
  return filters;
}

export function namesFilter(names: readonly NameMention[]): PlanFilters {
  const filters: Writable<PlanFilters> = {};
  const pick = (kind: string) => names.flatMap((mention) => mention.names.filter((name) => name.kind === kind));
  const [categories, parties, accounts] = [pick('category'), pick('counterparty'), pick('account')];
  if (categories.length > 0) filters.categories = unique(categories.map((name) => name.number));
  if (parties.length > 0) filters.counterparties = unique(parties.map((name) => name.name));
  if (accounts.length > 0) filters.accounts = unique(accounts.map((name) => name.number));
  return filters;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

export function isEmpty(filters: PlanFilters): boolean {
  return Object.values(filters).every((value) => value === undefined);
}
