/** Matches as they are stored, and their changes. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { SourceMatchKind, Reason } from '../../finance/matching/source-row.ts';
import { countedAs, providedAs } from '../ledger/told-rows.ts';
import type { DaySpan } from './match-job.ts';
import type { ProviderKey, StatementKey } from './source-rows.ts';

export type MatchStatus = 'matched' | 'proposed' | 'undone' | 'apart';

export interface StoredMatch extends StatementKey, ProviderKey {
  readonly id: string;
  readonly kind: SourceMatchKind;
  readonly status: MatchStatus;
  readonly isOwners: boolean;
  readonly confidence: number;
  /** The days of its two rows; null for one that is not in the ledger now, or does not count as a statement's payment. */
  readonly statementDay: LocalDate | null;
  readonly providerDay: LocalDate | null;
}

interface MatchRow {
  id: string; kind: SourceMatchKind; status: MatchStatus; is_owners: boolean; confidence: number; account_number: number; fingerprint: string; integration_id: string; external_id: string;
  statement_day: string | null; provider_day: string | null;
}

/** Those with one of the row's days between these. */
export async function loadMatches(client: PoolClient, businessId: string, { from, to }: DaySpan): Promise<StoredMatch[]> {
  const { rows } = await client.query<MatchRow>(
    // Row by row through the indexes of both sides: a join would be left to estimates, which know nothing of a young tenant.
    `select match.id, kind, status, is_owners, confidence, match.account_number, match.fingerprint, match.integration_id, match.external_id,
       to_char(statement.date, 'YYYY-MM-DD') as statement_day, to_char(provider.date, 'YYYY-MM-DD') as provider_day
     from source_match match
       left join lateral (${countedAs('match.account_number', 'match.fingerprint')}) statement on true
       left join lateral (${providedAs('match.integration_id', 'match.external_id')}) provider on true
     where match.business_id = $1 and match.integration_id is not null and day between $2 and $3`, [businessId, from, to]);
  return rows.map((row) => ({
    id: row.id, kind: row.kind, status: row.status, isOwners: row.is_owners, confidence: row.confidence, accountNumber: row.account_number, fingerprint: row.fingerprint,
    integrationId: row.integration_id, externalId: row.external_id, statementDay: row.statement_day, providerDay: row.provider_day,
  }));
}

export interface FoundMatch extends StatementKey, ProviderKey {
  readonly kind: SourceMatchKind;
  readonly status: 'matched' | 'proposed';
  readonly day: LocalDate;
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

/** New ones are added, known ones take the new status. A pair that was matched before keeps the time since when it is. Returns the identifiers. */
export async function storeMatches(client: PoolClient, businessId: string, found: readonly FoundMatch[], now: Date): Promise<string[]> {
  if (found.length === 0) return [];
  const column = <T>(value: (match: FoundMatch) => T): T[] => found.map(value);
  const { rows } = await client.query<{ id: string }>(
    `insert into source_match (business_id, id, kind, status, account_number, fingerprint, day, integration_id, external_id, confidence, reasons, created_at, matched_at)
     select $1::uuid, id, kind, status, account_number, fingerprint, day, integration_id, external_id, confidence, reasons, $2, case status when 'matched' then $2::timestamptz end
     from unnest($3::uuid[], $4::text[], $5::text[], $6::int[], $7::uuid[], $8::date[], $9::uuid[], $10::text[], $11::smallint[], $12::jsonb[])
       as found(id, kind, status, account_number, fingerprint, day, integration_id, external_id, confidence, reasons)
     on conflict (business_id, account_number, fingerprint, integration_id, external_id) do update
       set status = excluded.status, day = excluded.day, confidence = excluded.confidence, reasons = excluded.reasons, matched_at = coalesce(source_match.matched_at, excluded.matched_at)
     returning id`,
    [businessId, now, column(() => newId()), column(({ kind }) => kind), column(({ status }) => status), column(({ accountNumber }) => accountNumber), column(({ fingerprint }) => fingerprint),
      column(({ day }) => day), column(({ integrationId }) => integrationId), column(({ externalId }) => externalId), column(({ confidence }) => confidence), column(({ reasons }) => JSON.stringify(reasons))]);
  return rows.map(({ id }) => id);
}

export async function setStatus(client: PoolClient, businessId: string, ids: readonly string[], status: 'matched' | 'apart'): Promise<void> {
  if (ids.length > 0) await client.query('update source_match set status = $3 where business_id = $1 and id = any($2::uuid[])', [businessId, ids, status]);
}

export async function dropProposals(client: PoolClient, businessId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await client.query(`delete from source_match where business_id = $1 and id = any($2::uuid[]) and status = 'proposed'`, [businessId, ids]);
}
