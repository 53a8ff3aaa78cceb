/**
 * Which jobs this server is really at. The answer to "take a job" can be lost after the database has written who took it: the job then
 * stands in this server's name, nobody runs it, and the queue would leave it there for four hours. Its tasks are safe to run again.
 */
import type pg from 'pg';

/** What this server has neither begun nor ended within this time is lost; an end that the database has not heard of yet is told again meanwhile. */
const LOST_AFTER_MS = 60_000;

const GIVE_BACK = `
  with lost as (
    select id, job_queue_id from graphile_worker._private_jobs
    where locked_by = any($1) and locked_at < now() - $3 * interval '1 millisecond' and id <> all($2::bigint[])
  ), queues as (
    update graphile_worker._private_job_queues queue set locked_at = null, locked_by = null
    from lost where queue.id = lost.job_queue_id and queue.locked_by = any($1)
  )
  update graphile_worker._private_jobs job set locked_at = null, locked_by = null from lost where job.id = lost.id`;

export class OwnJobs {
  /** When each ended; null while it runs. */
  readonly #endedAt = new Map<string, number | null>();

  begin(jobId: string): void {
    this.#endedAt.set(jobId, null);
  }

  end(jobId: string): void {
    this.#endedAt.set(jobId, Date.now());
  }

  /** Returns how many were lost. */
  async giveBackLost(client: pg.Client, workerIds: readonly string[]): Promise<number> {
    for (const [jobId, endedAt] of this.#endedAt) if (endedAt !== null && endedAt < Date.now() - LOST_AFTER_MS) this.#endedAt.delete(jobId);
    const { rowCount } = await client.query(GIVE_BACK, [workerIds, [...this.#endedAt.keys()], LOST_AFTER_MS]);
    return rowCount ?? 0;
  }
}
