/** Matches between rows of files, written down. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { Reason } from '../../finance/matching/source-row.ts';
import { fromKey } from './payment-key.ts';

export interface FoundCopy {
  /** What came in, told of as `parent`. */
  readonly child: string;
  readonly parent: string;
  readonly status: 'matched' | 'proposed';
  readonly day: LocalDate;
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

/** Their reasons are half a kilobyte each: a statement in entirely other words is not made into one text. */
const BATCH_COPIES = 2_000;

/** What is stored of a pair already, an owner's word above all, stays; a proposal whose rows have a certain partner now goes. */
export async function storeCopies(client: PoolClient, businessId: string, found: readonly FoundCopy[], now: Date): Promise<void> {
  for (let at = 0; at < found.length; at += BATCH_COPIES) await storeBatch(client, businessId, found.slice(at, at + BATCH_COPIES), now);
  if (found.length > 0) await dropProposals(client, businessId, found.filter(({ status }) => status === 'matched'));
}

async function storeBatch(client: PoolClient, businessId: string, found: readonly FoundCopy[], now: Date): Promise<void> {
  const column = <T>(value: (copy: FoundCopy) => T): T[] => found.map(value);
  const [children, parents] = [column(({ child }) => fromKey(child)), column(({ parent }) => fromKey(parent))];
  await client.query(
    `insert into source_match (business_id, id, kind, status, account_number, fingerprint, other_account_number, other_fingerprint, day, confidence, reasons, created_at, matched_at)
     select $1::uuid, id, 'copy', status, account, payment, account, other, day, confidence, reasons, $2, case status when 'matched' then $2::timestamptz end
     from unnest($3::uuid[], $4::text[], $5::int[], $6::uuid[], $7::uuid[], $8::date[], $9::smallint[], $10::jsonb[]) as found(id, status, account, payment, other, day, confidence, reasons)
     on conflict (business_id, kind, account_number, fingerprint, other_account_number, other_fingerprint) where other_fingerprint is not null do update
       set status = excluded.status, confidence = excluded.confidence, reasons = excluded.reasons, matched_at = excluded.matched_at where source_match.status = 'proposed'`,
    [businessId, now, column(() => newId()), column(({ status }) => status), children.map(({ accountNumber }) => accountNumber), children.map(({ fingerprint }) => fingerprint), parents.map(({ fingerprint }) => fingerprint),
      column(({ day }) => day), column(({ confidence }) => confidence), column(({ reasons }) => JSON.stringify(reasons))]);
}

async function dropProposals(client: PoolClient, businessId: string, matched: readonly FoundCopy[]): Promise<void> {
  const certain = matched.flatMap(({ child, parent }) => [fromKey(child), fromKey(parent)]);
  await client.query(
    `delete from source_match where business_id = $1 and kind = 'copy' and status = 'proposed'
       and ((account_number, fingerprint) in (select * from unnest($2::int[], $3::uuid[])) or (other_account_number, other_fingerprint) in (select * from unnest($2::int[], $3::uuid[])))`,
    [businessId, certain.map(({ accountNumber }) => accountNumber), certain.map(({ fingerprint }) => fingerprint)]);
}
