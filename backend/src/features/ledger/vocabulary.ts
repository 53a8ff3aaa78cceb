/** What a ledger, or one file of it, can be asked about: its currencies, dates, categories, other parties and accounts. */
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import type { BusinessAccount } from './chart-store.ts';
import type { CurrencyOutline } from './outline.ts';
import { SqlValues, type SqlRunner } from './sql-values.ts';

/** The rarest names of a very large ledger are left out; the rows still answer to their words. */
const MOST_COUNTERPARTIES = 5_000;

export interface LedgerScope {
  readonly businessId: string;
  readonly fileId: string | null;
}

/** `currencies` are those of the scope, the one with most rows first; `currency` is one of them, or the business' own where there are none. */
export async function loadVocabulary(sql: SqlRunner, scope: LedgerScope, chart: readonly BusinessAccount[], currencies: readonly CurrencyOutline[], currency: string): Promise<LedgerVocabulary> {
  const outline = currencies.find((candidate) => candidate.currency === currency);
  const [categories, counterparties, accounts] = [
    await countBy(sql, scope, currency, 'category_number::text'),
    await countBy(sql, scope, currency, 'counterparty'),
    await countBy(sql, scope, currency, 'account_number::text'),
  ];
  return {
    currency,
    currencies: currencies.map((candidate) => candidate.currency),
    dateFrom: outline?.dateFrom ?? null,
    dateTo: outline?.dateTo ?? null,
    entryCount: outline?.entryCount ?? 0,
    categories: chart.filter(({ role }) => role !== 'bank' && role !== 'card')
      .map(({ number, name, role }) => ({ number, name, role, count: categories.get(String(number)) ?? 0 })),
    counterparties: [...counterparties].map(([name, count]) => ({ name, count })),
    accounts: chart.filter((account) => accounts.has(String(account.number)))
      .map(({ number, name, role, balanceMinor, currency: own }) => ({ number, name, role, balanceMinor: own === currency ? balanceMinor : null })),
  };
}

async function countBy(sql: SqlRunner, { businessId, fileId }: LedgerScope, currency: string, key: string): Promise<Map<string, number>> {
  const values = new SqlValues();
  const tenant = `business_id = ${values.add(businessId)}::uuid`;
  const scope = fileId === null ? 'duplicate_of is null' : `file_id = ${values.add(fileId)}::uuid`;
  const { rows } = await sql.query<{ key: string; count: string }>(
    `select ${key} as key, count(*) as count from entry where ${tenant} and ${scope} and currency = ${values.add(currency)} and ${key} is not null
     group by 1 order by 2 desc, 1 limit ${MOST_COUNTERPARTIES}`, values.values);
  return new Map(rows.map((row) => [row.key, Number(row.count)]));
}
