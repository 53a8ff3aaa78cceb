/** Looks at the days in which something changed for money that only moved between own accounts. */
import type { PoolClient } from 'pg';
import { addDays } from '../../finance/local-date.ts';
import { pairKey } from '../../finance/matching/source-row.ts';
import { matchTransfers } from '../../finance/transfers/match-transfers.ts';
import type { DaySpan } from '../matches/match-job.ts';
import { loadOpposites, loadTransfers, storeTransfers, type StoredTransfer } from './stored-transfers.ts';

/** A pair spans six days at most, and which one it is can depend on the next ones. */
const REACH_DAYS = 15;

/** Under the ledger's lock. Returns the identifiers of the transfers that came, went or came back: their rows take another category. */
export async function findTransfers(client: PoolClient, businessId: string, days: DaySpan, now: Date): Promise<string[]> {
  const reach = { from: addDays(days.from, -REACH_DAYS), to: addDays(days.to, REACH_DAYS) };
  const stored = await loadTransfers(client, businessId, reach);
  const ended = stored.filter(({ status, isThere }) => status === 'matched' && !isThere);
  const revived = stored.filter(({ status, isThere, isOwners }) => status === 'apart' && isThere && isOwners);
  await setStatus(client, businessId, ended, 'apart');
  await setStatus(client, businessId, revived, 'matched');
  const taken = new Set(stored.filter(({ status, isThere }) => status === 'matched' && isThere).concat(revived).flatMap(({ out, into }) => [out, into]));
  const undone = stored.filter(({ status }) => status === 'undone');
  const rows = (await loadOpposites(client, businessId, reach)).filter(({ key }) => !taken.has(key));
  const { certain, proposed } = matchTransfers({
    outs: rows.filter(({ amountMinor }) => amountMinor < 0), ins: rows.filter(({ amountMinor }) => amountMinor > 0), apart: new Set(undone.map(({ out, into }) => pairKey(out, into))),
  });
  const wanted = new Set(proposed.map(({ out, into }) => pairKey(out.key, into.key)));
  const dropped = stored.filter(({ status, out, into }) => status === 'proposed' && !wanted.has(pairKey(out, into)));
  await client.query(`delete from source_match where business_id = $1 and id = any($2::uuid[]) and status = 'proposed'`, [businessId, dropped.map(({ id }) => id)]);
  await storeTransfers(client, businessId, proposed, 'proposed', now);
  const matched = await storeTransfers(client, businessId, certain, 'matched', now);
  return [...ended, ...revived].map(({ id }) => id).concat(matched);
}

async function setStatus(client: PoolClient, businessId: string, transfers: readonly StoredTransfer[], status: 'matched' | 'apart'): Promise<void> {
  if (transfers.length > 0) await client.query('update source_match set status = $3 where business_id = $1 and id = any($2::uuid[])', [businessId, transfers.map(({ id }) => id), status]);
}
