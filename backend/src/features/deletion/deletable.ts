/** Deleting single questions, summaries, reports and scenarios, and taking that back within a day. Files take their rows with them: features/files/file-removal.ts. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { nextStep } from '../idempotency/steps.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { purgeJob } from './purge-job.ts';
import { undoEnds } from './undo-window.ts';

export interface Deletable {
  readonly table: 'question' | 'summary' | 'report' | 'scenario';
  /** "There is no such report." */
  readonly missing: string;
}

/** Throws NOT_FOUND, also for what is deleted already, and what `requireMay` throws; neither where this very call has deleted it before. */
export async function deleteWithUndo(database: Database, viewer: Viewer, { table, missing }: Deletable, id: string, now: Date, requireMay: () => Promise<void> = async () => undefined): Promise<void> {
  const step = nextStep<true>();
  if (step.made !== null) return;
  await requireMay();
  const { businessId } = viewer;
  const isDeleted = isId(id) && await database.inTenantRaw(businessId, async (client) => {
    const { rowCount } = await client.query(`update ${table} set deleted_at = $3 where business_id = $1 and id = $2 and deleted_at is null`, [businessId, id, now]);
    if (rowCount === 1) {
      await enqueue(client, purgeJob(businessId, now));
      await step.note(client, true);
    }
    return rowCount === 1;
  });
  if (!isDeleted) throw new AppError('NOT_FOUND', missing);
}

/** Does nothing to what is not deleted. Throws NOT_FOUND once the day is over, and CONFLICT while the file that it is about is deleted. */
export async function restore(database: Database, viewer: Viewer, { table, missing }: Deletable, id: string, now: Date): Promise<void> {
  const { businessId } = viewer;
  const isThere = isId(id) && await database.inTenantRaw(businessId, async (client) => {
    if (table === 'question' || table === 'summary') await requireFile(client, businessId, table, id);
    const { rowCount } = await client.query(
      `update ${table} set deleted_at = null where business_id = $1 and id = $2 and (deleted_at is null or deleted_at > $3)`, [businessId, id, undoEnds(now)]);
    return rowCount === 1;
  });
  if (!isThere) throw new AppError('NOT_FOUND', missing);
}

/** It stays until the transaction ends: who deletes it waits, and finds what came back. */
async function requireFile(client: PoolClient, businessId: string, table: 'question' | 'summary', id: string): Promise<void> {
  const { rows } = await client.query<{ name: string; is_deleted: boolean }>(
    `select file.name, file.deleted_at is not null as is_deleted from ${table} about join file on file.business_id = about.business_id and file.id = about.file_id
     where about.business_id = $1 and about.id = $2 for share of file`, [businessId, id]);
  if (rows[0]?.is_deleted) throw new AppError('CONFLICT', `The file that it is about, "${rows[0].name}", is deleted. Restore the file first.`);
}
