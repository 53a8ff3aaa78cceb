/** Scans invented books as the product scans a ledger. */
import { DEFAULT_CHART, defaultAccount } from '../chart-of-accounts.ts';
import { columnsOf, type EntryColumns } from '../ledger/entry-columns.ts';
import { dayNumber } from '../local-date.ts';
import type { FoundAlert } from './alert.ts';
import { findAlerts } from './find-alerts.ts';

/** The rows of fixtures/alerts. */
export interface ScannedRow {
  readonly id: string; readonly date: string; readonly amount: number; readonly category: string; readonly counterparty: string | null; readonly description: string; readonly account: number;
}

export const CATEGORIES = new Map(DEFAULT_CHART.map(({ number, name, role }) => [number, { name, role }]));

/** `rows` oldest first. */
export function columnsOfBook(rows: readonly ScannedRow[]): EntryColumns {
  const counted = rows.filter(({ category }) => category !== 'Transfer');
  return columnsOf({
    ids: counted.map(({ id }) => id), days: counted.map(({ date }) => dayNumber(date)), amountsMinor: counted.map(({ amount }) => amount), counterparties: counted.map(({ counterparty }) => counterparty),
    categoryNumbers: counted.map(({ category }) => defaultAccount(category).number), accountNumbers: counted.map(({ account }) => account), descriptions: counted.map(({ description }) => description),
  }, 'USD', { isCut: false });
}

export function scan(rows: readonly ScannedRow[], asOf: string, balanceMinor: number | null = null): FoundAlert[] {
  return findAlerts({ rows: columnsOfBook(rows), categories: CATEGORIES, asOf, balanceMinor, said: [] });
}
