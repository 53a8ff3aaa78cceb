/** The balance that the ledger really knows of a bank account: the closing balance of the newest file that states one, or what the owner says it began with and everything since. */
import type { PoolClient } from 'pg';

/** Runs in the transaction that adds or removes a file or changes an account; whichever of the two is newer counts. */
export async function refreshBalances(client: PoolClient, businessId: string): Promise<void> {
  await takeStatedBalances(client, businessId);
  await carryOpeningsForward(client, businessId);
}

/** A file with rows of several accounts states none of their balances. */
async function takeStatedBalances(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `update chart_account account set balance_minor = newest.closing_minor, balance_date = newest.date_to
     from chart_account known left join (
       select distinct on (number) (reading->'accountNumbers'->>0)::int as number, (reading->>'closingMinor')::bigint as closing_minor, date_to
       from file where business_id = $1 and status = 'processed' and deleted_at is null and jsonb_array_length(reading->'accountNumbers') = 1 and reading->>'closingMinor' is not null
       order by number, date_to desc, id desc) as newest on newest.number = known.number
     where account.business_id = $1 and known.business_id = $1 and known.number = account.number and account.external_key is not null
       and (account.balance_minor, account.balance_date) is distinct from (newest.closing_minor, newest.date_to)`, [businessId]);
}

/** The opening balance is what was there before the first payment of its day; a file that states a later balance is believed. */
async function carryOpeningsForward(client: PoolClient, businessId: string): Promise<void> {
  await client.query(
    `update chart_account account set balance_minor = opening_minor + moved.net_minor, balance_date = greatest(opening_date, moved.last)
     from (select known.number, coalesce(sum(amount_minor), 0) as net_minor, max(date) as last
       from chart_account known left join entry on entry.business_id = $1 and duplicate_of is null and account_number = number and entry.currency = known.currency and date >= opening_date
       where known.business_id = $1 and opening_minor is not null group by known.number) as moved
     where account.business_id = $1 and account.number = moved.number
       and (account.balance_date is null or account.balance_date < greatest(opening_date, moved.last))`, [businessId]);
}
