/** Counts what a business uses in a calendar month (UTC), inside the transaction that uses it. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import type { UsageKind } from './usage-month.entity.ts';

/** Adds one use and answers how many there are this month; concurrent uses wait for each other on the row. */
export async function countUse(em: EntityManager, businessId: string, kind: UsageKind): Promise<number> {
  const [row] = await em.execute<{ used: number }[]>(
    `insert into usage_month as usage (business_id, month, kind, used)
     values (?, date_trunc('month', now() at time zone 'utc')::date, ?, 1)
     on conflict (business_id, month, kind) do update set used = usage.used + 1
     returning used`,
    [businessId, kind]);
  return row?.used ?? 0;
}

/**
 * Counts an upload and throws PLAN_REQUIRED once the month's limit is passed; the caller's transaction then takes the count back.
 * Deleted files stay counted, refused uploads do not.
 */
export async function countUpload(em: EntityManager, businessId: string): Promise<void> {
  const used = await countUse(em, businessId, 'file-upload');
  const limit = await uploadLimit(em, businessId);
  if (limit >= 0 && used > limit) throw uploadsUsedUp(limit);
}

/** −1 means unlimited. A business whose trial is over is back on Startup. */
async function uploadLimit(em: EntityManager, businessId: string): Promise<number> {
  const [row] = await em.execute<{ limit: number }[]>(
    `select plan.max_file_uploads as "limit" from subscription
     join plan on plan.name = case when subscription.status = 'trialing' and trial_ends_at <= now() then 'startup' else plan_name end
     where business_id = ?`, [businessId]);
  return row?.limit ?? 0;
}

function uploadsUsedUp(limit: number): AppError {
  return new AppError('PLAN_REQUIRED', `Your plan includes ${limit} file uploads per month, and they are used up. Upgrade to Pro for unlimited uploads.`);
}
