/** A statement row's category account and counterparty: what the file itself says first, then the rules over the bank's text. */
import type { Chart } from './chart.ts';
import { categorize } from './categorize.ts';

/** The part of a statement row that decides. */
export interface RowToResolve {
  readonly description: string;
  readonly amountMinor: number;
  /** The file's own category name, if it has such a column. */
  readonly category: string | null;
  /** The file's own payee or payer, if it has such a column. */
  readonly counterparty: string | null;
}

export interface ResolvedRow {
  readonly categoryNumber: number;
  readonly counterparty: string | null;
}

/** Accounts that this opens in the chart are handed over by `chart.takeAdded()`. */
export function resolveEntry(row: RowToResolve, chart: Chart): ResolvedRow {
  const ownCategory = row.category === null ? null : chart.resolveCategory(row.category, row.amountMinor);
  const ownCounterparty = row.counterparty?.trim().replace(/\s+/g, ' ') || null;
  if (ownCategory && ownCounterparty) return { categoryNumber: ownCategory.number, counterparty: ownCounterparty };
  const read = categorize(ownCounterparty && !ownCategory ? `${row.description} ${ownCounterparty}` : row.description, row.amountMinor);
  return { categoryNumber: ownCategory?.number ?? read.categoryNumber, counterparty: ownCounterparty ?? read.counterparty };
}

/**
 * Opens accounts for the category names of a batch by the sum of each name's rows, so that the sign of a single row
 * (a vendor credit that happens to come first) does not decide what kind of account it is. Call it before `resolveEntry`.
 */
export function declareCategories(rows: readonly RowToResolve[], chart: Chart): void {
  const netByName = new Map<string, number>();
  for (const { category, amountMinor } of rows) {
    if (category !== null) netByName.set(category, (netByName.get(category) ?? 0) + amountMinor);
  }
  for (const [name, netMinor] of netByName) chart.resolveCategory(name, netMinor);
}
