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
    `select entry_id, mark.id, kind, mark.status, provider, is_other from (
       select entry.id as entry_id, match.id, kind, status, match.integration_id, false as is_other
       from entry join source_match match on match.business_id = entry.business_id and match.account_number = entry.account_number and match.fingerprint = entry.fingerprint
         join entry told on told.business_id = match.business_id and told.integration_id = match.integration_id and told.external_id = match.external_id and told.duplicate_of is distinct from $3
       where entry.business_id = $1 and entry.id = any($2::uuid[])
       union all
       select entry.id, match.id, kind, status, match.integration_id, true
       from entry join source_match match on match.business_id = entry.business_id and match.integration_id = entry.integration_id and match.external_id = entry.external_id
         join entry statement on statement.business_id = match.business_id and statement.account_number = match.account_number and statement.fingerprint = match.fingerprint and statement.duplicate_of is null
       where entry.business_id = $1 and entry.id = any($2::uuid[])) as mark
       join integration on integration.business_id = $1 and integration.id = mark.integration_id
     where mark.status in ('matched', 'proposed')
     union all
     select entry.id, match.id, kind, status, null, entry.duplicate_of is not null
     from entry join source_match match on match.business_id = entry.business_id and match.kind = 'copy' and match.status in ('matched', 'proposed') and match.account_number = entry.account_number
         and coalesce(entry.own_fingerprint, entry.fingerprint) in (match.fingerprint, match.other_fingerprint)
       join lateral (${toldAs('match.account_number', 'case when match.fingerprint = coalesce(entry.own_fingerprint, entry.fingerprint) then match.other_fingerprint else match.fingerprint end')}) told on true
     where entry.business_id = $1 and entry.id = any($2::uuid[]) and (match.status = 'matched' or told.fingerprint <> entry.fingerprint)
     union all
     select entry.id, match.id, kind, status, null, (match.account_number, match.fingerprint) <> (entry.account_number, entry.fingerprint)
     from entry join source_match match on match.business_id = entry.business_id and match.kind = 'transfer' and match.status in ('matched', 'proposed')
       and ((match.account_number, match.fingerprint) = (entry.account_number, entry.fingerprint) or (match.other_account_number, match.other_fingerprint) = (entry.account_number, entry.fingerprint))
       join entry out on out.business_id = $1 and out.account_number = match.account_number and out.fingerprint = match.fingerprint and out.duplicate_of is null
       join entry into_row on into_row.business_id = $1 and into_row.account_number = match.other_account_number and into_row.fingerprint = match.other_fingerprint and into_row.duplicate_of is null
     where entry.business_id = $1 and entry.id = any($2::uuid[])
     order by status desc, id desc`, [businessId, ids, WITHDRAWN]);
  return new Map(rows.map((row) => [row.entry_id, { id: row.id, kind: row.kind, status: row.status, provider: row.provider, isOther: row.is_other }]));
}
