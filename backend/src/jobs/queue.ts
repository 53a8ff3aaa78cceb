/** Puts jobs in line, inside the transaction that needs them: what is rolled back leaves no job behind. */
import { runSql, type TransactionHandle } from '../database/sql-runner.ts';

export interface NewJob {
  readonly task: string;
  readonly payload: object;
  /** A waiting job with the same key is replaced. */
  readonly jobKey?: string;
  /** Jobs of one queue run one after the other. Few distinct names: every name is a row that stays. */
  readonly queueName?: string;
  /** Not before this time. */
  readonly runAt?: Date;
}

export async function enqueue(handle: TransactionHandle, job: NewJob): Promise<void> {
  await runSql(handle, 'select graphile_worker.enqueue_job($1::text, $2::json, $3::text, $4::text, $5::timestamptz)',
    [job.task, JSON.stringify(job.payload), job.jobKey ?? null, job.queueName ?? null, job.runAt?.toISOString() ?? null]);
}
