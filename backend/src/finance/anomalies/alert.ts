/** What an alert is: something in the ledger that its owner should look at, with the rows behind it. */
import type { LocalDate } from '../ledger/entry.ts';

export const ALERT_KINDS = ['duplicate', 'unusual-amount', 'new-counterparty', 'price-increase', 'missing-recurring', 'concentration', 'low-cash', 'category-spike'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export interface FoundAlert {
  /** What it is about, from the ledger's own words: the same finding has the same key in every scan. */
  readonly key: string;
  readonly kind: AlertKind;
  readonly severity: AlertSeverity;
  readonly title: string;
  /** What there is. */
  readonly actual: string;
  /** What there should have been. */
  readonly expected: string;
  /** Why it was flagged. */
  readonly why: string;
  /** What the owner can do about it. */
  readonly advice: string;
  /** Money at stake, positive; null where none can be named. */
  readonly amountMinor: number | null;
  readonly occurredOn: LocalDate;
  /** Whom it is about, where it is about somebody. */
  readonly counterparty: string | null;
  /** The rows behind it, most telling first. */
  readonly entryIds: readonly string[];
  /** How far past the threshold it lies: 1 is just there. Words of the owner move the threshold. */
  readonly strength: number;
}

/** Rows behind one alert, at most. */
export const MOST_EVIDENCE = 20;
