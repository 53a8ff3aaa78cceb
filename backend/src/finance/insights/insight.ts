/** What an insight is, and what every finder gets to look at. */
import type { AccountRole, Entry } from '../ledger/entry.ts';
import type { EntryColumns } from '../ledger/entry-columns.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { placeOf } from '../ledger/ledger-place.ts';
import type { EntryFilter } from '../ledger/ledger-reader.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import type { MonthlyLedger } from '../figures/monthly-ledger.ts';
import { monthInWords } from '../local-date.ts';
import { moneyInWords } from '../money.ts';
import type { Period } from '../period.ts';
import type { RecurringSeries } from '../recurring/recurring-series.ts';

export type InsightType = 'growth' | 'warning' | 'info' | 'alert';

/** Whether the money at stake comes once, or again each month or year. */
export type StakePeriod = 'once' | 'month' | 'year';

/** What a finder says, without the rows that show it. */
export interface Finding {
  /** The same finding about the same months has the same key, so that a refresh replaces it. */
  readonly key: string;
  readonly type: InsightType;
  readonly title: string;
  readonly content: string;
  /** What the owner can do about it; null where there is nothing to do. */
  readonly advice: string | null;
  /** How much money it is about, by which insights of one type are ranked; positive, in minor units. */
  readonly stakeMinor: number;
  readonly stakePeriod: StakePeriod;
  /** What is behind it: of two findings that share one the first is told, so that a story is told once. */
  readonly causes: readonly string[];
  /** The rows behind it. */
  readonly filter: EntryFilter;
}

export interface Insight extends Omit<Finding, 'filter' | 'causes'> {
  /** Rows behind the figures, largest first, at most `CITED_ROWS`. */
  readonly rows: readonly Entry[];
  /** Where the ledger lists all of them; null where it has no words for that. */
  readonly place: LedgerPlace | null;
}

export interface InsightContext {
  readonly source: FigureSource;
  readonly monthly: MonthlyLedger;
  /** The day from which periods count. */
  readonly today: string;
  /** Is that day over, because the books end there? */
  readonly isPast: boolean;
  /** Everything but transfers of the last `ROWS_MONTHS` months. */
  readonly rows: EntryColumns;
  readonly recurring: readonly RecurringSeries[];
  readonly roleOf: (categoryNumber: number) => AccountRole | undefined;
}

export type InsightFinder = (context: InsightContext) => readonly Finding[] | Promise<readonly Finding[]>;

export const CITED_ROWS = 20;
export const ROWS_MONTHS = 26;

export async function withRows({ source: { reader, vocabulary } }: InsightContext, { filter, causes: _told, ...finding }: Finding): Promise<Insight> {
  return { ...finding, rows: (await reader.entries(filter, 'largest', CITED_ROWS)).entries, place: placeOf(filter, vocabulary) };
}

/** One range over successive months; null for none. */
export function rangeOf(months: readonly Period[]): Period | null {
  const first = months[0];
  const last = months.at(-1);
  return first && last ? { from: first.from, to: last.to } : null;
}

export function monthLabel(month: Period): string {
  return monthInWords(month.from);
}

/** Money of the context's currency for a sentence. */
export function inWords({ source }: InsightContext): (amountMinor: number) => string {
  return (amountMinor) => moneyInWords(amountMinor, source.vocabulary.currency);
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
