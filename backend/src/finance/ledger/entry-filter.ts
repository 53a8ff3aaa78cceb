/** The meaning of an `EntryFilter` for one entry, and of a group key: the reference that every reader is tested against. */
import { monthKey, quarterKey, startOfWeek, weekdayOf } from '../local-date.ts';
import type { AccountRole, Entry, LocalDate } from './entry.ts';
import type { EntryFilter, GroupKey } from './ledger-reader.ts';
import { wordPattern } from './word-pattern.ts';

/** What an entry shares with the sums of its bank account and category. */
export type Legs = Pick<Entry, 'currency' | 'accountNumber' | 'categoryNumber'>;

export function matches(filter: EntryFilter, entry: Entry, role: AccountRole): boolean {
  const magnitude = Math.abs(entry.amountMinor);
  return matchesLegs(filter, entry, role)
    && (filter.from === undefined || entry.date >= filter.from)
    && (filter.to === undefined || entry.date <= filter.to)
    && matchesWeekday(filter, entry.date)
    && (filter.fileId === undefined || entry.fileId === filter.fileId)
    && isListed(filter.counterparties, entry.counterparty)
    && !isExcluded(filter.notCounterparties, entry.counterparty)
    && (filter.direction === undefined || (filter.direction === 'in' ? entry.amountMinor > 0 : entry.amountMinor < 0))
    && (filter.moreThanMinor === undefined || magnitude > filter.moreThanMinor)
    && (filter.lessThanMinor === undefined || magnitude < filter.lessThanMinor)
    && (filter.atLeastMinor === undefined || magnitude >= filter.atLeastMinor)
    && (filter.atMostMinor === undefined || magnitude <= filter.atMostMinor)
    && hasWords(entry.description, filter.descriptionWords, filter.notDescriptionWords)
    && (filter.texts ?? []).every((text) => holds(entry.description, text) || holds(entry.counterparty ?? '', text));
}

export function matchesLegs(filter: EntryFilter, legs: Legs, role: AccountRole | undefined): boolean {
  return legs.currency === filter.currency
    && isListed(filter.roles, role)
    && isListed(filter.categories, legs.categoryNumber)
    && !isExcluded(filter.notCategories, legs.categoryNumber)
    && isListed(filter.accounts, legs.accountNumber)
    && !isExcluded(filter.notAccounts, legs.accountNumber);
}

export function matchesWeekday(filter: EntryFilter, date: LocalDate): boolean {
  return isListed(filter.weekdays, filter.weekdays && weekdayOf(date));
}

/** Keys that follow from the date alone. */
export type DateKey = Extract<GroupKey, 'day' | 'week' | 'month' | 'quarter' | 'year' | 'weekday'>;

/** Keys of an entry itself; what its source says of it is known to readers alone. */
type EntryKey = Exclude<GroupKey, 'sourceKind'>;

export function groupKeyOf(key: EntryKey, entry: Entry, role: AccountRole): string {
  if (key === 'counterparty') return entry.counterparty ?? '';
  return isDateKey(key) ? dateKeyOf(key, entry.date) : legsKeyOf(key, entry, role);
}

export function isDateKey(key: GroupKey): key is DateKey {
  return key !== 'category' && key !== 'account' && key !== 'role' && key !== 'counterparty' && key !== 'sourceKind';
}

export function dateKeyOf(key: DateKey, date: LocalDate): string {
  switch (key) {
    case 'day': return date;
    case 'week': return startOfWeek(date);
    case 'month': return monthKey(date);
    case 'quarter': return quarterKey(date);
    case 'year': return date.slice(0, 4);
    case 'weekday': return String(weekdayOf(date));
  }
}

export function legsKeyOf(key: Exclude<EntryKey, DateKey | 'counterparty'>, legs: Legs, role: AccountRole | undefined): string {
  switch (key) {
    case 'category': return String(legs.categoryNumber);
    case 'account': return String(legs.accountNumber);
    case 'role': return role ?? '';
  }
}

/** An empty list lets nothing through: it asks for one of no values. */
function isListed<T>(list: readonly T[] | undefined, value: T | null | undefined): boolean {
  return list === undefined || list.some((item) => item === value);
}

function isExcluded<T>(list: readonly T[] | undefined, value: T | null): boolean {
  return list !== undefined && list.some((item) => item === value);
}

function hasWords(description: string, wanted: readonly string[] = [], unwanted: readonly string[] = []): boolean {
  if (wanted.length === 0 && unwanted.length === 0) return true;
  const text = description.toLowerCase();
  const has = (word: string) => new RegExp(wordPattern(word)).test(text);
  return wanted.every(has) && !unwanted.some(has);
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
