/** The chart of accounts of one business, read and extended inside a tenant's transaction. */
import type { PoolClient } from 'pg';
import { DEFAULT_CHART } from '../../finance/chart-of-accounts.ts';
import type { AccountRole, ChartAccount, LocalDate } from '../../finance/ledger/entry.ts';
import type { SqlRunner } from './sql-values.ts';

export interface BusinessAccount extends ChartAccount {
  /** How an upload finds its bank or card account again; null for categories. */
  readonly externalKey: string | null;
  readonly currency: string | null;
  readonly balanceMinor: number | null;
  readonly balanceDate: LocalDate | null;
}

interface AccountRow { number: number; name: string; account_class: ChartAccount['accountClass']; role: AccountRole; external_key: string | null; currency: string | null; balance_minor: string | null; balance_date: string | null }

export async function loadChart(sql: SqlRunner, businessId: string): Promise<BusinessAccount[]> {
  const { rows } = await sql.query<AccountRow>(
    `select number, name, account_class, role, external_key, currency, balance_minor, to_char(balance_date, 'YYYY-MM-DD') as balance_date
     from chart_account where business_id = $1 order by number`, [businessId]);
  return rows.map((row) => ({
    number: row.number, name: row.name, accountClass: row.account_class, role: row.role, externalKey: row.external_key, currency: row.currency,
    balanceMinor: row.balance_minor === null ? null : Number(row.balance_minor), balanceDate: row.balance_date,
  }));
}

/** Opens the default categories that the business does not have yet. */
export async function ensureDefaultChart(client: PoolClient, businessId: string): Promise<void> {
  await insertAccounts(client, businessId, DEFAULT_CHART.map((account) => ({ ...account, externalKey: null, currency: null, balanceMinor: null, balanceDate: null })));
}

export async function insertAccounts(client: PoolClient, businessId: string, accounts: readonly BusinessAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  await client.query(
    `insert into chart_account (business_id, number, name, account_class, role, external_key, currency)
     select $1::uuid, * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) on conflict (business_id, number) do nothing`,
    [businessId, accounts.map((account) => account.number), accounts.map((account) => account.name), accounts.map((account) => account.accountClass),
      accounts.map((account) => account.role), accounts.map((account) => account.externalKey), accounts.map((account) => account.currency)],
  );
}

/** The roles by account number, as the ledger reader needs them. */
export function rolesOf(chart: readonly ChartAccount[]): ReadonlyMap<number, AccountRole> {
  return new Map(chart.map((account) => [account.number, account.role]));
}
