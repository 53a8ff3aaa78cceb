/** What the owner's books say about one counterparty already. */
import type { Direction } from './name-features.ts';

/** Payments of one counterparty, one direction and one category. */
export interface Precedent {
  readonly counterparty: string;
  readonly direction: Direction;
  readonly categoryNumber: number;
  /** How many payments. */
  readonly count: number;
  readonly source: PrecedentSource;
  /** The category that the row had before the owner chose. */
  readonly replaced?: number;
  /** How sure a language model was, in percent; the others are weighed by their number. */
  readonly confidence?: number;
}

/** Chosen by the owner one by one or in the review, stated by a file with categories, or proposed by a language model. */
export type PrecedentSource = 'choice' | 'file' | 'model';

/** Answer of the own history for a payment; `confidence` in percent. */
export interface Remembered {
  readonly categoryNumber: number;
  readonly confidence: number;
  readonly source: PrecedentSource;
  /** Choices say something about rows that would have one of these: a loan's interest that the owner moved says nothing about its principal. */
  readonly replaces: ReadonlySet<number> | null;
  /** The counterparty that is like it; null: the counterparty itself. */
  readonly like: string | null;
}
