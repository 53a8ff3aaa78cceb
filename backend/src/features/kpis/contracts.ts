/** What customers subscribed to, as the key figures of recurring revenue need it. */
import type { CustomerContract } from '../../finance/kpis/contracts.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';

/** More than any business that keeps its books with a bank file has. */
const MOST_CONTRACTS = 50_000;

interface ContractRow { customer: string; monthly_minor: string | null; started_on: LocalDate; ends_on: LocalDate | null }

/** Those that are or were paid: trials bring nothing, and when a pause began nobody tells. Null where no connected service told of any. */
export async function loadContracts(sql: SqlRunner, businessId: string, currency: string): Promise<readonly CustomerContract[] | null> {
  const { rows } = await sql.query<ContractRow>(
    `select coalesce(customer, external_id) as customer, monthly_minor, to_char(started_on, 'YYYY-MM-DD') as started_on, to_char(ends_on, 'YYYY-MM-DD') as ends_on
     from customer_subscription
     where business_id = $1 and currency = $2 and (status in ('active', 'past_due') or status = 'canceled' and ends_on is not null)
     order by started_on, external_id limit ${MOST_CONTRACTS}`, [businessId, currency]);
  if (rows.length === 0) return null;
  return rows.map((row) => ({ customer: row.customer, monthlyMinor: row.monthly_minor === null ? null : Number(row.monthly_minor), startedOn: row.started_on, endsOn: row.ends_on }));
}
