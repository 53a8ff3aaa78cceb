/** Where in the ledger the rows of a figure stand: a filter of the reader in the terms of the ledger's own list, so that a figure can be a link. */
import type { AccountRole, LocalDate } from './entry.ts';
import type { EntryFilter, LedgerVocabulary } from './ledger-reader.ts';
import { minorToDecimal } from '../money.ts';

/** Fields of the same names as those of the transactions list, on both doors. */
export interface LedgerPlace {
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly fileId?: string;
  readonly accountId?: string;
  readonly category?: string;
  /** None of these categories, by name. */
  readonly notCategories?: readonly string[];
  readonly kinds?: readonly AccountRole[];
  readonly counterparty?: string;
  /** None of these, and whoever is not named. */
  readonly notCounterparties?: readonly string[];
  /** Days of the week, 0 for Sunday. */
  readonly weekdays?: readonly number[];
  readonly direction?: 'in' | 'out';
  readonly amountMin?: string;
  readonly amountMax?: string;
  readonly currency: string;
}

/** Conditions that the list has no words for. */
const NOT_LISTABLE = ['notAccounts', 'descriptionWords', 'notDescriptionWords', 'texts'] as const satisfies readonly (keyof EntryFilter)[];

/** Exactly the filter's rows, or null where the list cannot show exactly those. */
export function placeOf(filter: EntryFilter, vocabulary: LedgerVocabulary): LedgerPlace | null {
  if (NOT_LISTABLE.some((name) => filter[name] !== undefined)) return null;
  const [category, counterparty, account] = [onlyOne(filter.categories), onlyOne(filter.counterparties), onlyOne(filter.accounts)];
  if (category === null || counterparty === null || account === null || counterparty === '') return null;
  const name = category === undefined ? undefined : vocabulary.categories.find(({ number }) => number === category)?.name;
  if (category !== undefined && name === undefined) return null;
  const notCategories = namesOf(filter.notCategories, vocabulary);
  if (notCategories === null) return null;
  return {
    ...present({ from: filter.from, to: filter.to, fileId: filter.fileId, category: name, kinds: filter.roles, counterparty, direction: filter.direction }),
    ...present({ notCategories, notCounterparties: filter.notCounterparties, weekdays: filter.weekdays }),
    ...present({ accountId: account?.toString(), amountMin: leastOf(filter), amountMax: mostOf(filter) }),
    currency: filter.currency,
  };
}

/** Null where one of them has no name any more. */
function namesOf(numbers: readonly number[] | undefined, { categories }: LedgerVocabulary): string[] | undefined | null {
  const names = numbers?.map((wanted) => categories.find(({ number }) => number === wanted)?.name);
  return names === undefined || names.every((name) => name !== undefined) ? names as string[] | undefined : null;
}

/** Undefined where nothing is asked of it; null where several are allowed. */
function onlyOne<T>(list: readonly T[] | undefined): T | null | undefined {
  return list === undefined ? undefined : list.length === 1 ? list[0] : null;
}

function leastOf({ moreThanMinor, atLeastMinor, currency }: EntryFilter): string | undefined {
  const bounds = [...(moreThanMinor === undefined ? [] : [moreThanMinor + 1]), ...(atLeastMinor === undefined ? [] : [atLeastMinor])];
  return bounds.length === 0 ? undefined : minorToDecimal(Math.max(...bounds), currency);
}

function mostOf({ lessThanMinor, atMostMinor, currency }: EntryFilter): string | undefined {
  const bounds = [...(lessThanMinor === undefined ? [] : [lessThanMinor - 1]), ...(atMostMinor === undefined ? [] : [atMostMinor])];
  return bounds.length === 0 ? undefined : minorToDecimal(Math.max(0, Math.min(...bounds)), currency);
}

function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
