/** Which rows of a list another source tells of, too: one statement for the whole list. */
import type { MatchKind } from '../../finance/matching/source-row.ts';
import type { SqlRunner } from './sql-values.ts';
import { toldAs } from './told-rows.ts';
import { WITHDRAWN } from './withdrawn.ts';

export interface MatchMark {
  /** The match's identifier. */
  readonly id: string;
  readonly kind: MatchKind;
  readonly status: 'matched' | 'proposed';
  /** stripe, quickbooks, …; null where both rows are from files. */
  readonly provider: string | null;
  /** Whether the row is the one that counts through the other: the provider's own, or a later statement's. */
  readonly isOther: boolean;
}

interface MarkRow { entry_id: string; id: string; kind: MatchMark['kind']; status: MatchMark['status']; provider: string | null; is_other: boolean }

/** By the row's identifier; of several that which is certain. Where the other row is away, as with a deleted file, there is none. */
export async function matchMarks(sql: SqlRunner, businessId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MatchMark>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.query<MarkRow>(
    // The rows and their matches first, each kept apart, and their other sides one by one: no order of joins that an estimate could get wrong is left to choose.
    `with asked as materialized (
       select id, account_number, fingerprint, coalesce(own_fingerprint, fingerprint) as own, integration_id, external_id, duplicate_of from entry where business_id = $1 and id = any($2::uuid[])
     ), match as materialized (
       select * from source_match where business_id = $1 and status in ('matched', 'proposed') and (
         (account_number, fingerprint) in (select account_number, fingerprint from asked) or (account_number, fingerprint) in (select account_number, own from asked)
         or (account_number, other_fingerprint) in (select account_number, own from asked) or (other_account_number, other_fingerprint) in (select account_number, fingerprint from asked)
         or (integration_id, external_id) in (select integration_id, external_id from asked))
     )
     select entry_id, mark.id, kind, mark.status, provider, is_other from (
       select entry.id as entry_id, match.id, kind, status, match.integration_id, false as is_other
       from asked entry join match on match.account_number = entry.account_number and match.fingerprint = entry.fingerprint
         cross join lateral (select 1 from entry told where told.business_id = $1 and told.integration_id = match.integration_id and told.external_id = match.external_id and told.duplicate_of is distinct from $3 limit 1) told
       union all
       select entry.id, match.id, kind, status, match.integration_id, true
       from asked entry join match on match.integration_id = entry.integration_id and match.external_id = entry.external_id
         cross join lateral (select 1 from entry statement where statement.business_id = $1 and statement.account_number = match.account_number and statement.fingerprint = match.fingerprint and statement.duplicate_of is null limit 1) statement
     ) as mark
       join integration on integration.business_id = $1 and integration.id = mark.integration_id
     union all
     select entry.id, match.id, kind, status, null, entry.duplicate_of is not null
     from asked entry join match on match.kind = 'copy' and match.account_number = entry.account_number and entry.own in (match.fingerprint, match.other_fingerprint)
       join lateral (${toldAs('match.account_number', 'case when match.fingerprint = entry.own then match.other_fingerprint else match.fingerprint end')}) told on true
     where match.status = 'matched' or told.fingerprint <> entry.fingerprint
     union all
     select entry.id, match.id, kind, status, null, (match.account_number, match.fingerprint) <> (entry.account_number, entry.fingerprint)
     from asked entry join match on match.kind = 'transfer'
       and ((match.account_number, match.fingerprint) = (entry.account_number, entry.fingerprint) or (match.other_account_number, match.other_fingerprint) = (entry.account_number, entry.fingerprint))
       cross join lateral (select 1 from entry where business_id = $1 and account_number = match.account_number and fingerprint = match.fingerprint and duplicate_of is null limit 1) out
       cross join lateral (select 1 from entry where business_id = $1 and account_number = match.other_account_number and fingerprint = match.other_fingerprint and duplicate_of is null limit 1) into_row
     order by status desc, id desc`, [businessId, ids, WITHDRAWN]);
  return new Map(rows.map((row) => [row.entry_id, { id: row.id, kind: row.kind, status: row.status, provider: row.provider, isOther: row.is_other }]));
}
