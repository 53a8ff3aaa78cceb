/** Many rows at once, column by column: what detectors read, cheap at hundreds of thousands of rows. */
import { dayNumber } from '../local-date.ts';
import type { Entry } from './entry.ts';

/** The same place in every column is one entry; oldest first, ties by id. */
export interface EntryColumns {
  readonly count: number;
  /** Older rows were left out: there were more than `MOST_ROWS`. */
  readonly isCut: boolean;
  readonly currency: string;
  readonly ids: readonly string[];
  /** Days since 1970-01-01, as `dayNumber` counts them. */
  readonly days: Int32Array;
  /** Signed: money in is positive. */
  readonly amountsMinor: Float64Array;
  /** Places in `names`; −1 where the row names nobody. */
  readonly counterparties: Int32Array;
  /** Each name once, in the order in which they first come. */
  readonly names: readonly string[];
  readonly categoryNumbers: Int32Array;
  readonly accountNumbers: Int32Array;
  /** Null where they were not asked for. */
  readonly descriptions: readonly string[] | null;
}

export interface ColumnChoice {
  /** The banks' texts are most of what there is to read. */
  readonly descriptions: boolean;
}

/** The newest ones are kept where there are more. */
export const MOST_ROWS = 300_000;

/** As a database hands them over. */
export interface PlainColumns {
  readonly ids: readonly string[];
  readonly days: readonly number[];
  readonly amountsMinor: readonly number[];
  readonly counterparties: readonly (string | null)[];
  readonly categoryNumbers: readonly number[];
  readonly accountNumbers: readonly number[];
  readonly descriptions: readonly string[] | null;
}

export function columnsOf(plain: PlainColumns, currency: string, { isCut }: { isCut: boolean }): EntryColumns {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, places.size);
    return places.size - 1;
  };
  const counterparties = Int32Array.from(plain.counterparties, (name) => (name === null ? -1 : placeOf(name)));
  return {
    count: plain.ids.length, isCut, currency, ids: plain.ids, days: Int32Array.from(plain.days), amountsMinor: Float64Array.from(plain.amountsMinor), counterparties, names: [...places.keys()],
    categoryNumbers: Int32Array.from(plain.categoryNumbers), accountNumbers: Int32Array.from(plain.accountNumbers), descriptions: plain.descriptions,
  };
}

/** `entries` oldest first. */
export function entriesAsColumns(entries: readonly Entry[], currency: string, { descriptions }: ColumnChoice = { descriptions: false }): EntryColumns {
  const kept = entries.slice(-MOST_ROWS);
  return columnsOf({
    ids: kept.map(({ id }) => id), days: kept.map(({ date }) => dayNumber(date)), amountsMinor: kept.map(({ amountMinor }) => amountMinor),
    counterparties: kept.map(({ counterparty }) => counterparty), categoryNumbers: kept.map(({ categoryNumber }) => categoryNumber),
    accountNumbers: kept.map(({ accountNumber }) => accountNumber), descriptions: descriptions ? kept.map(({ description }) => description) : null,
  }, currency, { isCut: kept.length < entries.length });
}
