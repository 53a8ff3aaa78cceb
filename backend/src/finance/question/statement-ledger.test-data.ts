/** A ledger in memory made from plain rows, as an import of a categorised or a bare bank statement would make it. */
import { Chart } from '../categories/chart.ts';
import { FileParties } from '../categories/file-parties.ts';
import { NO_HISTORY } from '../categories/history/own-history.ts';
import { declareCategories, resolveEntry } from '../categories/resolve-entry.ts';
import type { ChartAccount, Entry } from '../ledger/entry.ts';
import type { LedgerReader, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { memoryReader } from '../ledger/memory-reader.ts';

export interface PlainRow {
  readonly date: string;
  readonly description: string;
  /** In whole units of the ledger's currency. */
  readonly amount: number;
  readonly category?: string;
  readonly account?: string;
  readonly counterparty?: string;
}

export interface TestLedger {
  readonly reader: LedgerReader;
  readonly vocabulary: LedgerVocabulary;
}

/** `bank`: only date, description, amount and account are known; the rules have to tell the rest. */
export function ledgerOf(rows: readonly PlainRow[], layout: 'categorised' | 'bank', balances: Readonly<Record<string, number>> = {}, currency = 'USD'): TestLedger {
  const chart = new Chart();
  const known = rows.map((row) => ({ description: row.description, amountMinor: Math.round(row.amount * 100), category: layout === 'bank' ? null : row.category ?? null, counterparty: layout === 'bank' ? null : row.counterparty ?? null }));
  declareCategories(known, chart);
  const told = new FileParties().readAll(() => known);
  const accountNames = [...new Set(rows.map((row) => row.account ?? 'Checking'))];
  const bankAccounts: ChartAccount[] = accountNames.map((name, i) => (/card/i.test(name) ? { number: 2000 + i, name, accountClass: 'liability', role: 'card' } : { number: 1000 + i, name, accountClass: 'asset', role: 'bank' }));
  const entries: Entry[] = rows.map((row, i) => ({
    id: String(i).padStart(8, '0'), date: row.date, description: row.description, currency, fileId: null, amountMinor: Math.round(row.amount * 100),
    accountNumber: bankAccounts.find((account) => account.name === (row.account ?? 'Checking'))?.number ?? 1000, ...resolveEntry(known[i] ?? { description: '', amountMinor: 0, category: null, counterparty: null }, chart, NO_HISTORY, told[i]),
  }));
  const dates = entries.map((entry) => entry.date).sort();
  const counts = countsBy(entries.map((entry) => entry.counterparty ?? ''));
  const byCategory = countsBy(entries.map((entry) => entry.categoryNumber));
  const vocabulary: LedgerVocabulary = {
    currency, currencies: [currency], dateFrom: dates[0] ?? null, dateTo: dates.at(-1) ?? null, entryCount: entries.length,
    categories: chart.accounts.map((account) => ({ number: account.number, name: account.name, role: account.role, count: byCategory.get(account.number) ?? 0 })),
    counterparties: [...counts].filter(([name]) => name !== '').map(([name, count]) => ({ name, count })),
    accounts: bankAccounts.map((account) => ({ number: account.number, name: account.name, role: account.role, balanceMinor: balances[account.name] ?? null })),
  };
  return { reader: memoryReader(entries, [...chart.accounts, ...bankAccounts]), vocabulary };
}

function countsBy<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
