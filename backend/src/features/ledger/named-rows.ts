/** Rows with the names of their two accounts, as everybody reads them. */
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import { matchMarks, type MatchMark } from './match-marks.ts';
import type { SqlRunner } from './sql-values.ts';
import type { TransactionRow } from './transaction-list.ts';

export interface Transaction {
  readonly entry: TransactionRow;
  readonly category: string;
  readonly account: string;
  /** Null where no other source tells of it. */
  readonly match: MatchMark | null;
}

/** The same without a look at matches, for texts that do not tell of them. */
export function withNames(rows: readonly TransactionRow[], chart: readonly ChartAccount[], marks: ReadonlyMap<string, MatchMark> = new Map()): Transaction[] {
  const names = new Map(chart.map((account) => [account.number, account.name]));
  return rows.map((entry) => ({ entry, category: names.get(entry.categoryNumber) ?? '', account: names.get(entry.accountNumber) ?? '', match: marks.get(entry.id) ?? null }));
}

export async function shownRows(sql: SqlRunner, businessId: string, rows: readonly TransactionRow[], chart: readonly ChartAccount[]): Promise<Transaction[]> {
  return withNames(rows, chart, await matchMarks(sql, businessId, rows.map(({ id }) => id)));
}
