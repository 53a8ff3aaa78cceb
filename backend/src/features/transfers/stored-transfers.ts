/** Transfers between own accounts as they are stored, and the rows of the ledger that could be some. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { SourceRow } from '../../finance/matching/source-row.ts';
import type { TransferPair } from '../../finance/transfers/transfer-pair.ts';
import type { PaymentKey } from '../ledger/payment-rows.ts';
import type { DaySpan } from '../matches/match-job.ts';

export interface StoredTransfer {
  readonly id: string;
  readonly status: 'matched' | 'proposed' | 'undone' | 'apart';
  readonly isOwners: boolean;
  readonly out: string;
  readonly into: string;
  /** Whether both rows count now. */
  readonly isThere: boolean;
}

export const transferKey = ({ accountNumber, fingerprint }: PaymentKey): string => `${accountNumber} ${fingerprint}`;
const fromKey = (key: string): PaymentKey => ({ accountNumber: Number(key.split(' ')[0]), fingerprint: key.split(' ')[1]! });

export async function loadTransfers(client: PoolClient, businessId: string, { from, to }: DaySpan): Promise<StoredTransfer[]> {
  const counts = (account: string, payment: string): string => `exists (select 1 from entry where entry.business_id = $1 and entry.account_number = ${account} and entry.fingerprint = ${payment} and duplicate_of is null)`;
  const { rows } = await client.query<{ id: string; status: StoredTransfer['status']; is_owners: boolean; out: string; into: string; is_there: boolean }>(
    `select id, status, is_owners, account_number || ' ' || match.fingerprint as out, other_account_number || ' ' || other_fingerprint as into,
       ${counts('match.account_number', 'match.fingerprint')} and ${counts('match.other_account_number', 'match.other_fingerprint')} as is_there
     from source_match match where business_id = $1 and kind = 'transfer' and day between $2 and $3`, [businessId, from, to]);
  return rows.map(({ is_owners: isOwners, is_there: isThere, ...row }) => ({ ...row, isOwners, isThere }));
}

interface StoredRow { key: string; day: string; amount_minor: string; currency: string; description: string; counterparty: string | null; account: string; role: 'bank' | 'card'; is_transfer: boolean }

/** More than that in one look is no list of transfers. */
const MOST_ROWS = 20_000;

/** Counted rows that have an opposite some days around, and one in another account: of files, of accounting software, and what a payment provider calls a transfer. What one paid out is a transfer already. */
export async function loadOpposites(client: PoolClient, businessId: string, { from, to }: DaySpan): Promise<SourceRow[]> {
  const { rows } = await client.query<StoredRow>(
    // Sorted and looked at through a window instead of joined to itself: what a join costs would hang on an estimate, which knows nothing of a young tenant.
    `with near as materialized (
       select account_number, fingerprint, date, amount_minor, currency, description, counterparty, file_id is null and source_kind = 'transfer' as is_transfer,
         min(account_number) filter (where amount_minor > 0) over alike as first_in, max(account_number) filter (where amount_minor > 0) over alike as last_in,
         min(account_number) filter (where amount_minor < 0) over alike as first_out, max(account_number) filter (where amount_minor < 0) over alike as last_out,
         max(date) filter (where amount_minor > 0) over earlier as in_before, max(date) filter (where amount_minor < 0) over earlier as out_before,
         min(date) filter (where amount_minor > 0) over later as in_after, min(date) filter (where amount_minor < 0) over later as out_after
       from entry
       where business_id = $1 and date between $2 and $3 and duplicate_of is null and amount_minor <> 0
         and (file_id is not null or source_kind = 'transfer' or integration_id in (select id from integration where integration.business_id = $1 and provider = 'quickbooks'))
       window alike as (partition by currency, abs(amount_minor)), earlier as (alike order by date), later as (alike order by date desc))
     select near.account_number || ' ' || near.fingerprint as key, to_char(date, 'YYYY-MM-DD') as day, amount_minor, near.currency, description, counterparty, account.name as account, account.role, is_transfer
     from near join chart_account account on account.business_id = $1 and account.number = near.account_number
     where case when amount_minor > 0 then near.account_number <> any (array[first_out, last_out]) and (date - out_before <= 5 or out_after - date <= 5)
         else near.account_number <> any (array[first_in, last_in]) and (date - in_before <= 5 or in_after - date <= 5) end
       and (near.account_number, near.fingerprint) not in (select account_number, fingerprint from source_match where business_id = $1 and kind = 'payout' and status = 'matched')
     order by date, near.account_number, near.fingerprint limit ${MOST_ROWS}`, [businessId, from, to]);
  return rows.map((row) => ({ key: row.key, date: row.day, amountMinor: Number(row.amount_minor), currency: row.currency, description: row.description, counterparty: row.counterparty, account: row.account, role: row.role, isTransfer: row.is_transfer }));
}

/** Returns the identifiers. */
export async function storeTransfers(client: PoolClient, businessId: string, pairs: readonly TransferPair[], status: 'matched' | 'proposed', now: Date): Promise<string[]> {
  if (pairs.length === 0) return [];
  const [outs, ins] = [pairs.map(({ out }) => fromKey(out.key)), pairs.map(({ into }) => fromKey(into.key))];
  const { rows } = await client.query<{ id: string }>(
    `insert into source_match (business_id, id, kind, status, account_number, fingerprint, other_account_number, other_fingerprint, day, confidence, reasons, created_at, matched_at)
     select $1::uuid, id, 'transfer', $2::text, account, payment, other_account, other, day, confidence, reasons, $3, case $2::text when 'matched' then $3::timestamptz end
     from unnest($4::uuid[], $5::int[], $6::uuid[], $7::int[], $8::uuid[], $9::date[], $10::smallint[], $11::jsonb[]) as found(id, account, payment, other_account, other, day, confidence, reasons)
     on conflict (business_id, kind, account_number, fingerprint, other_account_number, other_fingerprint) where other_fingerprint is not null do update
       set status = excluded.status, confidence = excluded.confidence, reasons = excluded.reasons, matched_at = coalesce(source_match.matched_at, excluded.matched_at)
     returning id`,
    [businessId, status, now, pairs.map(() => newId()), outs.map(({ accountNumber }) => accountNumber), outs.map(({ fingerprint }) => fingerprint), ins.map(({ accountNumber }) => accountNumber), ins.map(({ fingerprint }) => fingerprint),
      pairs.map(({ out }) => out.date), pairs.map(({ confidence }) => confidence), pairs.map(({ reasons }) => JSON.stringify(reasons))]);
  return rows.map(({ id }) => id);
}
