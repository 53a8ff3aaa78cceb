/** The job that matches rows of different sources, and the days that it has to look at. */
import type { PoolClient } from 'pg';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { enqueue, type NewJob } from '../../jobs/queue.ts';
import { ledgerLine } from '../ledger/ledger-line.ts';
import { isOfFile } from '../ledger/rows-of-file.ts';

export const MATCH_SOURCES = 'match-sources';

/** Changes in quick succession share one look, which waits in the same line as imports and syncs. */
export function matchSourcesJob(businessId: string): NewJob {
  return { task: MATCH_SOURCES, payload: { businessId }, jobKey: `matches:${businessId}`, queueName: ledgerLine(businessId) };
}

export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Under the ledger's lock: rows of these days came, went or changed. Costs one look in an index where only files of one account feed the ledger. */
export async function matchAgain(client: PoolClient, businessId: string, days: DaySpan | null): Promise<void> {
  if (days === null || !(await hasSeveralSources(client, businessId))) return;
  await client.query(
    'update ledger set unmatched_from = least(unmatched_from, $2::date), unmatched_to = greatest(unmatched_to, $3::date) where business_id = $1', [businessId, days.from, days.to]);
  await enqueue(client, matchSourcesJob(businessId));
}

/** The same for the rows of a file, withdrawn ones included. */
export async function matchFileAgain(client: PoolClient, businessId: string, fileId: string): Promise<void> {
  if (!(await hasSeveralSources(client, businessId))) return;
  await matchAgain(client, businessId, await daysOf(client, isOfFile('$2'), [businessId, fileId]));
}

/** `condition` is over `entry`; its first parameter is the business. Null where there are no such rows. */
export async function daysOf(client: PoolClient, condition: string, values: readonly unknown[]): Promise<DaySpan | null> {
  const { rows } = await client.query<{ from: LocalDate | null; to: LocalDate | null }>(
    `select to_char(min(date), 'YYYY-MM-DD') as from, to_char(max(date), 'YYYY-MM-DD') as to from entry where business_id = $1 and ${condition}`, [...values]);
  const { from, to } = rows[0]!;
  return from === null || to === null ? null : { from, to };
}

/** What waits to be looked at, taken: whoever takes it does it in the same transaction. */
export async function takeDaysToMatch(client: PoolClient, businessId: string): Promise<DaySpan | null> {
  const { rows } = await client.query<{ from: LocalDate; to: LocalDate }>(
    `with taken as (select unmatched_from, unmatched_to from ledger where business_id = $1 and unmatched_from is not null)
     update ledger set unmatched_from = null, unmatched_to = null from taken where business_id = $1
     returning to_char(taken.unmatched_from, 'YYYY-MM-DD') as from, to_char(taken.unmatched_to, 'YYYY-MM-DD') as to`, [businessId]);
  return rows[0] ?? null;
}

async function hasSeveralSources(client: PoolClient, businessId: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select 1 from entry where business_id = $1 and integration_id is not null)
       or (select count(*) from chart_account where business_id = $1 and role in ('bank', 'card') and external_key is not null) > 1 as has`, [businessId]);
  return rows[0]!.has;
}
