/** An alert as it is stored: what a scan found, and what the owner said about it. */
import type { AlertKind, AlertSeverity } from '../../finance/anomalies/alert.ts';

export const ALERT_STATUSES = ['open', 'dismissed', 'confirmed'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export interface AlertCitation {
  readonly transactionId: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
}

export interface Alert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly severity: AlertSeverity;
  readonly title: string;
  readonly actual: string;
  readonly expected: string;
  readonly why: string;
  readonly advice: string;
  readonly amountMinor: number | null;
  readonly currency: string;
  readonly counterparty: string | null;
  readonly occurredOn: string;
  readonly status: AlertStatus;
  readonly citations: readonly AlertCitation[];
  readonly createdAt: Date;
}

export interface AlertScan {
  /** Null before the first scan. */
  readonly scannedAt: Date | null;
  readonly transactionCount: number;
  readonly openCount: number;
}
