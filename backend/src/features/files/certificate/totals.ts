/** The totals of a file beside what the ledger held of it after the import and what it holds now, per account and currency. */
import type { PlacedSum } from '../../ledger/placed-sum.ts';
import type { LedgerTotal } from './ledger-totals.ts';

export interface Amounts {
  readonly rowCount: number;
  readonly inMinor: number;
  /** Money out as a negative number. */
  readonly outMinor: number;
}

export interface TotalsLine {
  readonly accountNumber: number;
  readonly account: string;
  readonly currency: string;
  /** As the file's reader counted them; null where that was not kept. */
  readonly file: Amounts | null;
  /** As the ledger held them when the import was done; null where that was not kept. */
  readonly imported: Amounts | null;
  readonly now: Amounts;
}

export const NOTHING: Amounts = { rowCount: 0, inMinor: 0, outMinor: 0 };

interface Sides {
  readonly sums: readonly Omit<PlacedSum, 'openingMinor' | 'closingMinor' | 'linkCount' | 'brokenCount' | 'firstBreak'>[] | null;
  readonly imported: readonly LedgerTotal[] | null;
  readonly now: readonly LedgerTotal[];
}

/** A line for every account and currency that one of the sides knows. */
export function totalsLines({ sums, imported, now }: Sides): TotalsLine[] {
  const keys = new Map<string, { accountNumber: number; currency: string }>();
  for (const { accountNumber, currency } of [...(sums ?? []), ...(imported ?? []), ...now]) keys.set(`${accountNumber} ${currency}`, { accountNumber, currency });
  // The newest name first: accounts are renamed.
  const names = new Map([...(imported ?? []), ...now].map(({ accountNumber, accountName }) => [accountNumber, accountName]));
  return [...keys.values()].sort((a, b) => a.accountNumber - b.accountNumber || (a.currency < b.currency ? -1 : 1)).map((key) => ({
    ...key, account: names.get(key.accountNumber) ?? String(key.accountNumber),
    file: sums && amountsOf(sums, key), imported: imported && amountsOf(imported, key), now: amountsOf(now, key),
  }));
}

/** Two names in a file can mean one account. */
function amountsOf(side: readonly (Amounts & { accountNumber: number; currency: string })[], { accountNumber, currency }: { accountNumber: number; currency: string }): Amounts {
  return side.filter((total) => total.accountNumber === accountNumber && total.currency === currency).reduce(plus, NOTHING);
}

export function plus(one: Amounts, other: Amounts): Amounts {
  return { rowCount: one.rowCount + other.rowCount, inMinor: one.inMinor + other.inMinor, outMinor: one.outMinor + other.outMinor };
}

export function isEqual(one: Amounts, other: Amounts): boolean {
  return one.rowCount === other.rowCount && one.inMinor === other.inMinor && one.outMinor === other.outMinor;
}

/** Per currency, whatever account the rows are on by now. */
export function byCurrency(lines: readonly TotalsLine[], side: 'file' | 'imported' | 'now'): Map<string, Amounts> {
  const totals = new Map<string, Amounts>();
  for (const line of lines) totals.set(line.currency, plus(totals.get(line.currency) ?? NOTHING, line[side] ?? NOTHING));
  return totals;
}
