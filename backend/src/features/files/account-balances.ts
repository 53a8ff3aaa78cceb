/** The balance that the ledger really knows of a bank account: the closing balance of the newest file that states one. */
import type { PoolClient } from 'pg';

/** Runs in the transaction that adds or removes a file; a file with rows of several accounts states none of their balances. */
export async function refreshBalances(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `update chart_account account set balance_minor = newest.closing_minor, balance_date = newest.date_to
     from chart_account known left join (
       select distinct on (number) (reading->'accountNumbers'->>0)::int as number, (reading->>'closingMinor')::bigint as closing_minor, date_to
       from file where business_id = $1 and status = 'processed' and jsonb_array_length(reading->'accountNumbers') = 1 and reading->>'closingMinor' is not null
       order by number, date_to desc, id desc) as newest on newest.number = known.number
     where account.business_id = $1 and known.business_id = $1 and known.number = account.number and account.external_key is not null
       and (account.balance_minor, account.balance_date) is distinct from (newest.closing_minor, newest.date_to)`, [businessId]);
}
