/** The chart of accounts of one business, read and extended inside a tenant's transaction. */
import type { PoolClient } from 'pg';
import { DEFAULT_CHART } from '../../finance/chart-of-accounts.ts';
import type { AccountRole, ChartAccount, LocalDate } from '../../finance/ledger/entry.ts';
import type { SqlRunner } from './sql-values.ts';

const NO_DETAILS = { externalKey: null, currency: null, balanceMinor: null, balanceDate: null };

export interface BusinessAccount extends ChartAccount {
  /** How an upload finds its bank or card account again; null for categories. */
  readonly externalKey: string | null;
  /** How it is found by the names of accounts that were merged into it. */
  readonly aliases?: readonly string[];
  readonly currency: string | null;
  readonly balanceMinor: number | null;
  readonly balanceDate: LocalDate | null;
}

/** An expression over the parameter $1, the business: its accounts column by column, which is half the work of row by row. */
export const CHART_COLUMNS = `(select json_build_object('numbers', array_agg(number), 'names', array_agg(name), 'classes', array_agg(account_class), 'roles', array_agg(role),
    'bank', json_agg(json_build_array(number, external_key, currency, balance_minor, balance_date)) filter (where external_key is not null))
  from chart_account where business_id = $1)`;

/** The value of that expression; its lists are null for an empty chart. */
export interface ChartColumns {
  readonly numbers: readonly number[] | null;
  readonly names: readonly string[];
  readonly classes: readonly ChartAccount['accountClass'][];
  readonly roles: readonly AccountRole[];
  /** Number, external key, currency, balance and its date, of what imports opened. */
  readonly bank: readonly (readonly [number, string, string | null, number | null, LocalDate | null])[] | null;
}

/** By number. */
export function chartOf({ numbers, names, classes, roles, bank }: ChartColumns): BusinessAccount[] {
  const details = new Map((bank ?? []).map(([number, externalKey, currency, balanceMinor, balanceDate]) => [number, { externalKey, currency, balanceMinor, balanceDate }]));
  const accounts = (numbers ?? []).map((number, index) => ({
    number, name: names[index]!, accountClass: classes[index]!, role: roles[index]!,
    ...(details.get(number) ?? NO_DETAILS),
  }));
  return accounts.sort((a, b) => a.number - b.number);
}

export async function loadChart(sql: SqlRunner, businessId: string): Promise<BusinessAccount[]> {
  const { rows } = await sql.query<{ chart: ChartColumns }>(`select ${CHART_COLUMNS} as chart`, [businessId]);
  return chartOf(rows[0]!.chart);
}

/** The same for an import, which finds accounts by the names of those that were merged into them, too. */
export async function loadChartWithAliases(sql: SqlRunner, businessId: string): Promise<BusinessAccount[]> {
  const chart = await loadChart(sql, businessId);
  const { rows } = await sql.query<{ account_number: number; external_key: string }>('select account_number, external_key from account_alias where business_id = $1', [businessId]);
  if (rows.length === 0) return chart;
  return chart.map((account) => ({ ...account, aliases: rows.filter((row) => row.account_number === account.number).map((row) => row.external_key) }));
}

/** Opens the default categories that the business does not have yet. */
export async function ensureDefaultChart(client: PoolClient, businessId: string): Promise<void> {
  await insertAccounts(client, businessId, DEFAULT_CHART.map((account) => ({ ...account, ...NO_DETAILS })));
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

/** Accounts that the business has take the names of these. */
export async function renameAccounts(client: PoolClient, businessId: string, accounts: readonly ChartAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  await client.query(
    `update chart_account set name = renamed.name from unnest($2::int[], $3::text[]) as renamed (number, name) where business_id = $1 and chart_account.number = renamed.number`,
    [businessId, accounts.map(({ number }) => number), accounts.map(({ name }) => name)],
  );
}

/** The roles by account number, as the ledger reader needs them. */
export function rolesOf(chart: readonly ChartAccount[]): ReadonlyMap<number, AccountRole> {
  return new Map(chart.map((account) => [account.number, account.role]));
}
