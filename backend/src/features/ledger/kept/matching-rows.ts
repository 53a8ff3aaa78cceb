/** The kept rows that a filter lets through. */
import { dayNumber } from '../../../finance/local-date.ts';
import { matchesLegs } from '../../../finance/ledger/entry-filter.ts';
import type { EntryFilter } from '../../../finance/ledger/ledger-reader.ts';
import { wordPattern } from '../../../finance/ledger/word-pattern.ts';
import type { RoleOfCategory } from '../entry-filter-sql.ts';
import type { Kinds, KeptRows } from './kept-rows.ts';

/** Where the rows of a filter's dates stand, and what tells them apart. */
export interface RowTest {
  readonly from: number;
  /** The first that comes after the dates. */
  readonly end: number;
  readonly isWanted: (at: number) => boolean;
}

/** Null where the kept rows do not tell: a number in a text is only in the stored ones. */
export function testOf(kept: KeptRows, filter: EntryFilter, roles: RoleOfCategory): RowTest | null {
  const kinds = wantedKinds(kept.kindsOfRows, filter, roles);
  if (!kinds) return null;
  const from = filter.from === undefined ? 0 : firstNotBefore(kept.days, dayNumber(filter.from));
  const end = filter.to === undefined ? kept.count : Math.max(from, firstNotBefore(kept.days, dayNumber(filter.to) + 1));
  const least = Math.max(filter.atLeastMinor ?? 0, (filter.moreThanMinor ?? -1) + 1);
  const most = Math.min(filter.atMostMinor ?? Infinity, (filter.lessThanMinor ?? Infinity) - 1);
  const [lowest, highest] = [filter.direction === 'in' ? 1 : -most, filter.direction === 'out' ? -1 : most];
  const weekdays = filter.weekdays === undefined ? null : Uint8Array.from({ length: 7 }, (_, weekday) => (filter.weekdays!.includes(weekday) ? 1 : 0));
  const { days, amounts, kinds: kindOf } = kept;
  const isWanted = (at: number): boolean => {
    const amount = amounts[at]!;
    return kinds[kindOf[at]!] === 1 && amount >= lowest && amount <= highest && (amount >= least || amount <= -least) && (weekdays === null || weekdays[weekdayOf(days[at]!)] === 1);
  };
  return { from, end, isWanted };
}

/** 0 = Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

function firstNotBefore(days: Int32Array, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function wantedKinds(kinds: Kinds, filter: EntryFilter, roles: RoleOfCategory): Uint8Array | null {
  const isWantedText = textTest(kinds, filter);
  if (!isWantedText) return null;
  const [names, otherNames] = [filter.counterparties && new Set(filter.counterparties), new Set(filter.notCounterparties)];
  const { currency } = filter;
  const wanted = new Uint8Array(kinds.count);
  for (let kind = 0; kind < kinds.count; kind++) {
    const name = kinds.counterparties[kind]!;
    if (names && !names.has(name) || name !== '' && otherNames.has(name)) continue;
    const categoryNumber = kinds.categoryNumbers[kind]!;
    if (matchesLegs(filter, { currency, accountNumber: kinds.accountNumbers[kind]!, categoryNumber }, roles.get(categoryNumber)) && isWantedText(kind)) wanted[kind] = 1;
  }
  return wanted;
}

function textTest({ texts, counterparties }: Kinds, { descriptionWords = [], notDescriptionWords = [], texts: parts = [] }: EntryFilter): ((kind: number) => boolean) | null {
  const asked = [...descriptionWords, ...notDescriptionWords, ...parts];
  if (asked.length === 0) return () => true;
  if (texts === null || asked.some((word) => /\d/.test(word))) return null;
  const [wanted, unwanted] = [descriptionWords, notDescriptionWords].map((words) => words.map((word) => new RegExp(wordPattern(word)))) as [RegExp[], RegExp[]];
  const lowerParts = parts.map((part) => part.toLowerCase());
  return (kind) => {
    const text = texts[kind]!;
    return wanted.every((word) => word.test(text)) && !unwanted.some((word) => word.test(text)) && lowerParts.every((part) => text.includes(part) || counterparties[kind]!.toLowerCase().includes(part));
  };
}
