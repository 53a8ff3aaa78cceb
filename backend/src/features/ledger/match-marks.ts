/** Which rows of a list another source tells of, too: one statement for the whole list. */
import type { SqlRunner } from './sql-values.ts';
import { WITHDRAWN } from './withdrawn.ts';

export interface MatchMark {
  /** The match's identifier. */
  readonly id: string;
  readonly kind: 'payout' | 'same-payment';
  readonly status: 'matched' | 'proposed';
  /** stripe, quickbooks, … */
  readonly provider: string;
  /** Whether the row is the provider's own; else it is the statement's. */
  readonly isProviders: boolean;
}

interface MarkRow { entry_id: string; id: string; kind: MatchMark['kind']; status: MatchMark['status']; provider: string; is_providers: boolean }

/** By the row's identifier; of several that which is certain. Where the other row is away, as with a deleted file, there is none. */
export async function matchMarks(sql: SqlRunner, businessId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MatchMark>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.query<MarkRow>(
    `select entry_id, mark.id, kind, mark.status, provider, is_providers from (
       select entry.id as entry_id, match.id, kind, status, match.integration_id, false as is_providers
       from entry join source_match match on match.business_id = entry.business_id and match.account_number = entry.account_number and match.fingerprint = entry.fingerprint
         join entry told on told.business_id = match.business_id and told.integration_id = match.integration_id and told.external_id = match.external_id and told.duplicate_of is distinct from $3
       where entry.business_id = $1 and entry.id = any($2::uuid[])
       union all
       select entry.id, match.id, kind, status, match.integration_id, true
       from entry join source_match match on match.business_id = entry.business_id and match.integration_id = entry.integration_id and match.external_id = entry.external_id
         join entry statement on statement.business_id = match.business_id and statement.account_number = match.account_number and statement.fingerprint = match.fingerprint and statement.duplicate_of is null
       where entry.business_id = $1 and entry.id = any($2::uuid[])) as mark
       join integration on integration.business_id = $1 and integration.id = mark.integration_id
     where mark.status in ('matched', 'proposed') order by mark.status desc, mark.id desc`, [businessId, ids, WITHDRAWN]);
  return new Map(rows.map((row) => [row.entry_id, { id: row.id, kind: row.kind, status: row.status, provider: row.provider, isProviders: row.is_providers }]));
}
