/** Rows with the names of their two accounts, as everybody reads them. */
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import type { TransactionRow } from './transaction-list.ts';

export interface Transaction {
  readonly entry: TransactionRow;
  readonly category: string;
  readonly account: string;
}

export function withNames(rows: readonly TransactionRow[], chart: readonly ChartAccount[]): Transaction[] {
  const names = new Map(chart.map((account) => [account.number, account.name]));
  return rows.map((entry) => ({ entry, category: names.get(entry.categoryNumber) ?? '', account: names.get(entry.accountNumber) ?? '' }));
}
