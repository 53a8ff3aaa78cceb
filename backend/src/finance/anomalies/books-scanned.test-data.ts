/** Scans invented books as the product scans a ledger. */
import { DEFAULT_CHART, defaultAccount } from '../chart-of-accounts.ts';
import { columnsOf, type EntryColumns } from '../ledger/entry-columns.ts';
import { cashForecast } from '../forecast/cash-forecast.ts';
import { forecastGround } from '../forecast/forecast-ground.ts';
import { MOST_MONTHS } from '../forecast/forecast-types.ts';
import { seasonalAverage } from '../forecast/plain-model.ts';
import { dayNumber } from '../local-date.ts';
import { namedByCategory } from '../recurring/unnamed-rows.ts';
import type { FoundAlert } from './alert.ts';
import { cashOutlook } from './cash-outlook.ts';
import { findAlerts } from './find-alerts.ts';
import type { CashOutlook } from './low-cash.ts';

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

/** What the product's cash forecast says with that much in the bank; null where nobody knows. */
export async function outlookOf(rows: EntryColumns, asOf: string, balanceMinor: number | null): Promise<CashOutlook | null> {
  if (balanceMinor === null) return null;
  const ground = await forecastGround({ rows: namedByCategory(rows, (number) => CATEGORIES.get(number)?.name ?? ''), asOf, model: seasonalAverage });
  if ('refused' in ground) return null;
  return cashOutlook(cashForecast({ ground, months: MOST_MONTHS, words: [], openingBalanceMinor: balanceMinor, bankNetByMonth: new Map(), bankNetByDay: new Map(), roleOf: (number) => CATEGORIES.get(number)?.role }));
}

export async function scan(rows: readonly ScannedRow[], asOf: string, balanceMinor: number | null = null): Promise<FoundAlert[]> {
  const columns = columnsOfBook(rows);
  return findAlerts({ rows: columns, categories: CATEGORIES, asOf, outlook: await outlookOf(columns, asOf, balanceMinor), said: [] });
}
