/** The job that removes for good what was deleted a day ago. */
import type { NewJob } from '../../jobs/queue.ts';
import { removalTime } from './undo-window.ts';

export const PURGE_DELETED = 'purge-deleted';

/** Deletions of one business within one hour share a job. */
export function purgeJob(businessId: string, now: Date): NewJob {
  const runAt = removalTime(now);
  return { task: PURGE_DELETED, payload: { businessId }, jobKey: `purge:${businessId}:${runAt.toISOString()}`, runAt };
}
