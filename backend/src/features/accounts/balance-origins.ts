/** Where the known balance of each account comes from: the file that states it, or the opening balance that its owner entered. */
import type { FigureOrigin } from '../../finance/figures/figure-origin.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';

interface Row { number: number; account_name: string; opening_date: string; file_id: string | null; file_name: string | null; balance_date: string }

/** By the account's number; the rule of account-balances.ts: the file whose last day is the balance's is the one that was believed. */
export async function balanceOrigins(sql: SqlRunner, businessId: string): Promise<Map<number, FigureOrigin>> {
  const { rows } = await sql.query<Row>(
    `select account.number, account.name as account_name, account.opening_date::text as opening_date, account.balance_date::text as balance_date, newest.id as file_id, newest.name as file_name
     from chart_account account left join (
       select distinct on (number) (reading->'accountNumbers'->>0)::int as number, id, name, date_to
       from file where business_id = $1 and status = 'processed' and deleted_at is null and jsonb_array_length(reading->'accountNumbers') = 1 and reading->>'closingMinor' is not null
       order by number, date_to desc, id desc) as newest on newest.number = account.number and newest.date_to = account.balance_date
     where account.business_id = $1 and account.balance_minor is not null and (newest.id is not null or account.opening_date is not null)`, [businessId]);
  return new Map(rows.map((row) => [row.number, row.file_id !== null && row.file_name !== null
    ? { kind: 'file', name: row.file_name, on: row.balance_date, fileId: row.file_id }
    : { kind: 'opening', name: row.account_name, on: row.opening_date, fileId: null }]));
}
