/** Ledgers for tests of forecasts: a small business whose months are made by chance, the same for the same seed. */
import { DEFAULT_CHART, defaultAccount } from '../chart-of-accounts.ts';
import { entriesAsColumns, type EntryColumns } from '../ledger/entry-columns.ts';
import type { Entry, LocalDate } from '../ledger/entry.ts';
import { addDays, addMonths, daysInMonth, monthOf, startOfMonth, yearOf } from '../local-date.ts';
import type { RoleOf } from './month-parts.ts';

export const roleOf: RoleOf = (category) => DEFAULT_CHART.find(({ number }) => number === category)?.role;

/** Mulberry32: 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface PlainRow {
  readonly date: LocalDate;
  readonly amountMinor: number;
  readonly category: string;
  readonly counterparty: string | null;
}

/** Rent and a retainer on their days, sales and purchases in between; `months` whole ones before the as-of date's. */
export function madeBooks({ seed, months, asOf }: { seed: number; months: number; asOf: LocalDate }): PlainRow[] {
  const next = chance(seed);
  const rows: PlainRow[] = [];
  for (let month = addMonths(startOfMonth(asOf), -months); month <= asOf; month = addMonths(month, 1)) {
    rows.push({ date: month, amountMinor: -200_000, category: 'Rent', counterparty: 'Oak Properties' }, { date: addDays(month, 4), amountMinor: 350_000, category: 'Consulting Income', counterparty: 'Harborview' });
    const days = daysInMonth(yearOf(month), monthOf(month));
    for (let sale = 0; sale < 6; sale += 1) rows.push({ date: addDays(month, Math.floor(next() * days)), amountMinor: 20_000 + Math.floor(next() * 120_000), category: 'Sales - Retail', counterparty: `Customer ${Math.floor(next() * 40)}` });
    for (let cost = 0; cost < 5; cost += 1) rows.push({ date: addDays(month, Math.floor(next() * days)), amountMinor: -5_000 - Math.floor(next() * 90_000), category: 'Cost of Goods Sold', counterparty: null });
  }
  return rows.filter(({ date }) => date <= asOf);
}

export function columnsOfRows(rows: readonly PlainRow[]): EntryColumns {
  const sorted = [...rows].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return entriesAsColumns(sorted.map(({ date, amountMinor, category, counterparty }, at): Entry => ({
    id: String(at).padStart(6, '0'), date, description: category, counterparty, amountMinor, currency: 'USD', accountNumber: 1000, categoryNumber: defaultAccount(category).number, fileId: null,
  })), 'USD');
}
