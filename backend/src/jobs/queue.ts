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

export function enqueue(handle: TransactionHandle, job: NewJob): Promise<void> {
  return putInLine(handle, 'enqueue_job', job);
}

/** For what nobody waits for: a waiting job with the same key is replaced, and runs when it was to run. */
export function enqueueKeepingTime(handle: TransactionHandle, job: NewJob): Promise<void> {
  return putInLine(handle, 'enqueue_job_keeping_time', job);
}

function putInLine(handle: TransactionHandle, door: 'enqueue_job' | 'enqueue_job_keeping_time', { task, payload, jobKey, queueName, runAt }: NewJob): Promise<void> {
  return runSql(handle, `select graphile_worker.${door}($1::text, $2::json, $3::text, $4::text, $5::timestamptz)`, [task, JSON.stringify(payload), jobKey ?? null, queueName ?? null, runAt?.toISOString() ?? null]);
}
