/** What an insight is, and what every finder gets to look at. */
import type { Entry } from '../ledger/entry.ts';
import type { EntryFilter, LedgerReader } from '../ledger/ledger-reader.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import type { MonthlyLedger } from '../figures/monthly-ledger.ts';
import { monthInWords } from '../local-date.ts';
import { moneyInWords } from '../money.ts';
import type { Period } from '../period.ts';

export type InsightType = 'growth' | 'warning' | 'info' | 'alert';

export interface Insight {
  /** The same finding about the same months has the same key, so that a refresh replaces it. */
  readonly key: string;
  readonly type: InsightType;
  readonly title: string;
  readonly content: string;
  /** What the owner can do about it; null where there is nothing to do. */
  readonly advice: string | null;
  /** Rows behind the figures, largest first, at most `CITED_ROWS`. */
  readonly rows: readonly Entry[];
}

export interface InsightContext {
  readonly source: FigureSource;
  readonly monthly: MonthlyLedger;
  readonly today: string;
}

export type InsightFinder = (context: InsightContext) => Promise<readonly Insight[]>;

export const CITED_ROWS = 20;

export async function citedRows(reader: LedgerReader, filter: EntryFilter): Promise<readonly Entry[]> {
  return (await reader.entries(filter, 'largest', CITED_ROWS)).entries;
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
