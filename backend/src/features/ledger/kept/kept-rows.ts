/** The counted rows of a large ledger as columns in memory, for a version of it: what only single rows can tell is looked up here instead of in every stored row. */
import type { EntryFilter } from '../../../finance/ledger/ledger-reader.ts';

/** The same place in every column is one row; the oldest day first, the rows of a day in no particular order. */
export interface KeptRows {
  readonly count: number;
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  readonly amounts: Float64Array;
  /** Places in the kinds. */
  readonly kinds: Int32Array;
  /** Where PostgreSQL has the row: the block, and the line in it. */
  readonly blocks: Uint32Array;
  readonly lines: Uint16Array;
  readonly kindsOfRows: Kinds;
}

/** What rows share: a row's account, category, other party and text, but for the digits of the text. */
export interface Kinds {
  readonly count: number;
  readonly accountNumbers: Int32Array;
  readonly categoryNumbers: Int32Array;
  /** Empty where a row names nobody. */
  readonly counterparties: readonly string[];
  /** In lower case, every digit a zero; null where there are too many different ones to keep. */
  readonly texts: readonly string[] | null;
}

/** Fewer rows are looked through by PostgreSQL in less than fifty milliseconds. */
export const FEWEST_ROWS = 50_000;
/** Some 60 MB with their texts. */
export const MOST_ROWS = 2_000_000;

/** In rows: a kind with its texts takes as much as ten of them. */
export function weightOf({ count, kindsOfRows }: KeptRows): number {
  return count + 10 * kindsOfRows.count;
}

/** Null where a ledger's rows are few, too many, or not at hand yet. */
export type KeptRowsOf = (of: Pick<EntryFilter, 'currency' | 'fileId'>) => KeptRows | null;
