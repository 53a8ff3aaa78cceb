/**
 * Which jobs this server is really at. The answer to "take a job" can be lost after the database has written who took it: the job then
 * stands in this server's name, nobody runs it, and the queue would leave it there for four hours. Its tasks are safe to run again.
 */
import type { Job } from 'graphile-worker';
import type pg from 'pg';

/** What this server has neither begun nor ended within this time is lost. */
const LOST_AFTER_MS = 60_000;
/** A server that did not ask for longer than this was asleep, or without its database: what was on its way to it gets its time again. */
const LONGEST_PAUSE_MS = 15_000;

/** By the database's clock, which the times of taking are of. A time of taking comes to the server without its microseconds. */
const STILL_OURS = `
  select now() as now, array(
    select job.id::text from unnest($2::bigint[], $3::timestamptz[]) as ended (id, taken_at)
    join graphile_worker._private_jobs job using (id)
    where job.locked_by = any($1) and job.locked_at < ended.taken_at + interval '1 millisecond'
  ) as ids`;

const GIVE_BACK = `
  with lost as (
    select id, job_queue_id from graphile_worker._private_jobs
    where locked_by = any($1) and locked_at < now() - $3 * interval '1 millisecond' and id <> all($2::bigint[])
  ), queues as (
    update graphile_worker._private_job_queues queue set locked_at = null, locked_by = null
    from lost where queue.id = lost.job_queue_id and queue.locked_by = any($1)
  )
  update graphile_worker._private_jobs job set locked_at = null, locked_by = null from lost where job.id = lost.id`;

type TakenJob = Pick<Job, 'id' | 'locked_at'>;

interface Run {
  readonly takenAt: Date | null;
  hasEnded: boolean;
}

export class OwnJobs {
  /** By job: those that run, and those that ended and whose end the database may not have heard of yet. */
  readonly #runs = new Map<string, Run>();
  #askedAt: Date | null = null;
  #wokeAt: Date | null = null;

  begin({ id, locked_at: takenAt }: TakenJob): void {
    this.#runs.set(id, { takenAt, hasEnded: false });
  }

  end({ id }: TakenJob): void {
    const run = this.#runs.get(id);
    if (run) run.hasEnded = true;
  }

  /** Returns how many were lost. */
  async giveBackLost(client: pg.Client, workerIds: readonly string[]): Promise<number> {
    const now = await this.#forgetWhatIsKnownToHaveEnded(client, workerIds);
    if (this.#hasJustWoken(now)) return 0;
    const { rowCount } = await client.query(GIVE_BACK, [workerIds, [...this.#runs.keys()], LOST_AFTER_MS]);
    return rowCount ?? 0;
  }

  /**
   * An end is told again, later and later, until the database takes it. A job given back before that would run a second time, and the
   * late end would be taken for that run's. Returns the database's time.
   */
  async #forgetWhatIsKnownToHaveEnded(client: pg.Client, workerIds: readonly string[]): Promise<Date> {
    const ended = [...this.#runs].filter(([, run]) => run.hasEnded);
    const { rows: [answer] } = await client.query<{ now: Date; ids: string[] }>(STILL_OURS, [workerIds, ended.map(([id]) => id), ended.map(([, run]) => run.takenAt)]);
    const stillOurs = new Set(answer!.ids);
    // A job that was begun again meanwhile is another run.
    for (const [id, run] of ended) if (!stillOurs.has(id) && this.#runs.get(id) === run) this.#runs.delete(id);
    return answer!.now;
  }

  #hasJustWoken(now: Date): boolean {
    if (this.#askedAt !== null && now.getTime() - this.#askedAt.getTime() > LONGEST_PAUSE_MS) this.#wokeAt = now;
    this.#askedAt = now;
    return this.#wokeAt !== null && now.getTime() - this.#wokeAt.getTime() < LOST_AFTER_MS;
  }
}
