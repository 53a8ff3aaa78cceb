/** What a ledger, or one file of it, can be asked about: its currencies, dates, categories, other parties and accounts. */
import type { LedgerReader, LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import type { BusinessAccount } from './chart-store.ts';
import type { CurrencyOutline } from './outline.ts';
import { countsByName } from './counterparty-sums.ts';
import type { KeptSums } from './sql-ledger-reader.ts';
import { SqlValues, type SqlRunner } from './sql-values.ts';
import { isOfFile } from './rows-of-file.ts';

/** The rarest names of a very large ledger are left out; the rows still answer to their words. */
const MOST_COUNTERPARTIES = 5_000;

export interface LedgerScope {
  readonly businessId: string;
  readonly fileId: string | null;
}

/** What is known of a ledger, or of one file of it, once it is open. */
export interface OpenScope extends LedgerScope {
  readonly sql: SqlRunner;
  readonly reader: LedgerReader;
  readonly chart: readonly BusinessAccount[];
  /** Those of the scope, the one with most rows first. */
  readonly currencies: readonly CurrencyOutline[];
  /** One of them, or the business' own where there are none. */
  readonly currency: string;
  readonly sumsOf: KeptSums;
}

export async function loadVocabulary(scope: OpenScope): Promise<LedgerVocabulary> {
  const { chart, currencies, currency } = scope;
  const outline = currencies.find((candidate) => candidate.currency === currency);
  const [categories, accounts, counterparties, copies] = await Promise.all([countBy(scope, 'category'), countBy(scope, 'account'), counterpartyCounts(scope), copyCount(scope)]);
  return {
    currency,
    currencies: currencies.map((candidate) => candidate.currency),
    dateFrom: outline?.dateFrom ?? null,
    dateTo: outline?.dateTo ?? null,
    entryCount: outline?.entryCount ?? 0,
    copyCount: copies,
    categories: chart.filter(({ role }) => role !== 'bank' && role !== 'card')
      .map(({ number, name, role }) => ({ number, name, role, count: categories.get(String(number)) ?? 0 })),
    counterparties: counterparties.map(([name, count]) => ({ name, count })),
    accounts: chart.filter((account) => accounts.has(String(account.number)))
      .map(({ number, name, role, balanceMinor, currency: own }) => ({ number, name, role, balanceMinor: own === currency ? balanceMinor : null })),
  };
}

/** From the rollups, where the whole ledger is asked about. */
async function countBy({ reader, fileId, currency }: OpenScope, key: 'category' | 'account'): Promise<Map<string, number>> {
  const totals = await reader.totals({ currency, ...(fileId !== null && { fileId }) }, [key]);
  return new Map(totals.map((total) => [total.key[key] ?? '', total.inCount + total.outCount]));
}

async function counterpartyCounts({ sql, businessId, fileId, currency, sumsOf }: OpenScope): Promise<[name: string, count: number][]> {
  const sums = await sumsOf({ currency, ...(fileId !== null && { fileId }) });
  if (sums) return countsByName(sums).slice(0, MOST_COUNTERPARTIES);
  const values = new SqlValues();
  const tenant = `business_id = ${values.add(businessId)}::uuid`;
  const scope = fileId === null ? 'duplicate_of is null' : isOfFile(`${values.add(fileId)}::uuid`);
  const { rows } = await sql.query<{ name: string; count: string }>(
    `select counterparty as name, count(*) as count from entry where ${tenant} and ${scope} and currency = ${values.add(currency)} and counterparty is not null
     group by 1 order by 2 desc, 1 limit ${MOST_COUNTERPARTIES}`, values.values);
  return rows.map((row) => [row.name, Number(row.count)]);
}

/** As the files themselves count them: a file that is asked about shows all of its rows. */
async function copyCount({ sql, businessId, fileId }: OpenScope): Promise<number> {
  if (fileId !== null) return 0;
  const { rows } = await sql.query<{ count: string }>('select coalesce(sum(duplicate_count), 0) as count from file where business_id = $1 and deleted_at is null', [businessId]);
  return Number(rows[0]?.count ?? 0);
}
