/** The meaning of an `EntryFilter` for one entry, and of a group key: the reference that every reader is tested against. */
import { monthKey, quarterKey, startOfWeek, weekdayOf } from '../local-date.ts';
import type { AccountRole, Entry } from './entry.ts';
import type { EntryFilter, GroupKey } from './ledger-reader.ts';
import { wordPattern } from './word-pattern.ts';

export function matches(filter: EntryFilter, entry: Entry, role: AccountRole): boolean {
  const magnitude = Math.abs(entry.amountMinor);
  return entry.currency === filter.currency
    && (filter.fileId === undefined || entry.fileId === filter.fileId)
    && (filter.from === undefined || entry.date >= filter.from)
    && (filter.to === undefined || entry.date <= filter.to)
    && isListed(filter.roles, role)
    && isListed(filter.categories, entry.categoryNumber)
    && !isExcluded(filter.notCategories, entry.categoryNumber)
    && isListed(filter.counterparties, entry.counterparty)
    && !isExcluded(filter.notCounterparties, entry.counterparty)
    && isListed(filter.accounts, entry.accountNumber)
    && !isExcluded(filter.notAccounts, entry.accountNumber)
    && (filter.direction === undefined || (filter.direction === 'in' ? entry.amountMinor > 0 : entry.amountMinor < 0))
    && (filter.moreThanMinor === undefined || magnitude > filter.moreThanMinor)
    && (filter.lessThanMinor === undefined || magnitude < filter.lessThanMinor)
    && (filter.atLeastMinor === undefined || magnitude >= filter.atLeastMinor)
    && (filter.atMostMinor === undefined || magnitude <= filter.atMostMinor)
    && isListed(filter.weekdays, filter.weekdays && weekdayOf(entry.date))
    && hasWords(entry.description, filter.descriptionWords, filter.notDescriptionWords);
}

export function groupKeyOf(key: GroupKey, entry: Entry, role: AccountRole): string {
  switch (key) {
    case 'day': return entry.date;
    case 'week': return startOfWeek(entry.date);
    case 'month': return monthKey(entry.date);
    case 'quarter': return quarterKey(entry.date);
    case 'year': return entry.date.slice(0, 4);
    case 'weekday': return String(weekdayOf(entry.date));
    case 'category': return String(entry.categoryNumber);
    case 'counterparty': return entry.counterparty ?? '';
    case 'account': return String(entry.accountNumber);
    case 'role': return role;
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
