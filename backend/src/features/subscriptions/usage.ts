/** Counts what a business uses in a calendar month, inside the transaction that uses it. Months begin at 00:00 UTC for everybody: see decision 0018. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../users/viewer.ts';
import { planInUse } from './plan-in-use.ts';
import type { UsageKind } from './usage-month.entity.ts';

/** The first day of the month that a moment counts in, such as 2026-11-01. */
export function usageMonth(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

/** Adds one use and answers how many there are this month; concurrent uses wait for each other on the row. */
export async function countUse(em: EntityManager, businessId: string, kind: UsageKind, now: Date): Promise<number> {
  const [row] = await em.execute<{ used: number }[]>(
    `insert into usage_month as usage (business_id, month, kind, used) values (?, ?, ?, 1)
     on conflict (business_id, month, kind) do update set used = usage.used + 1
     returning used`,
    [businessId, usageMonth(now), kind]);
  return row?.used ?? 0;
}

/**
 * Counts an upload and throws PLAN_REQUIRED once the month's limit is passed; the caller's transaction then takes the count back.
 * Deleted files stay counted, refused uploads do not.
 */
export async function countUpload(em: EntityManager, viewer: Viewer, now: Date): Promise<void> {
  const used = await countUse(em, viewer.businessId, 'file-upload', now);
  const { plan: { maxFileUploads } } = await planInUse(em, viewer, now);
  if (maxFileUploads >= 0 && used > maxFileUploads) throw uploadsUsedUp(maxFileUploads);
}

function uploadsUsedUp(limit: number): AppError {
  return new AppError('PLAN_REQUIRED', `Your plan includes ${limit} file uploads per month, and they are used up. Upgrade to Pro for unlimited uploads.`);
}
