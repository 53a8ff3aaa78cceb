/** Runs the queue's jobs in this server. Tasks are shallow callers of services and safe to run again. */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { databaseTrouble } from '../database/database-trouble.ts';
import { quietLogger } from './logger.ts';
import { PatientPool } from './patient-pool.ts';
import { Presence } from './presence.ts';

const CONCURRENCY = 3;
/** How long a stopping server waits for its running jobs; what is not done by then runs again after the next start. */
const STOP_PATIENCE_MS = 3_000;

/** `signal` fires when the server stops. */
export type JobTask = (payload: unknown, signal: AbortSignal) => Promise<void>;

export interface ScheduledTask {
  readonly task: string;
  readonly cron: string;
  /** How far back a run is caught up with that fell into a time without a server. */
  readonly catchUpMs?: number;
}

export interface JobOptions {
  readonly jobsUrl: string;
  readonly tasks: Readonly<Record<string, JobTask>>;
  /** Tasks that run by the clock (UTC), once for all servers together. */
  readonly schedule?: readonly ScheduledTask[];
}

export interface Jobs {
  stop(): Promise<void>;
}

export async function startJobs({ jobsUrl, tasks, schedule = [] }: JobOptions): Promise<Jobs> {
  const stopping = new AbortController();
  const givenUp = new AbortController();
  const pool = new PatientPool({ connectionString: jobsUrl, max: CONCURRENCY + 2, application_name: 'purser jobs' }, () => stopping.signal.aborted);
  // Without handlers a lost connection would end the server: idle ones report to the pool, busy ones to themselves.
  const report = (error: Error): void => {
    if (!stopping.signal.aborted) console.error(`jobs: connection lost: ${error.message}`);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const presence = new Presence(jobsUrl);
  await presence.open();
  await presence.sweep();

  const events: WorkerEvents = new EventEmitter();
  // Jobs are taken in the name of the pool, not of the worker that does them.
  events.on('pool:create', ({ workerPool }) => presence.add(workerPool.id));
  events.on('pool:release', ({ workerPool }) => presence.remove(workerPool.id));
  events.on('job:start', ({ job }) => presence.ownJobs.begin(job));
  events.on('job:complete', ({ job }) => presence.ownJobs.end(job));
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    pollInterval: 2_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: STOP_PATIENCE_MS / 2,
    logger: quietLogger,
    events,
    taskList: asTaskList(tasks, givenUp.signal),
    parsedCronItems: parseCronItems(schedule.map(({ task, cron, catchUpMs = 0 }): CronItem => ({ task, match: cron, options: { backfillPeriod: catchUpMs } }))),
  });
  runner.promise.catch((error: Error) => console.error(`jobs: the runner ended: ${error.message}`));
  return {
    stop: () => {
      stopping.abort(); // the database may go next, and connections with it
      return stop(runner, presence, pool, givenUp);
    },
  };
}

function asTaskList(tasks: JobOptions['tasks'], givenUp: AbortSignal): TaskList {
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) =>
    [name, (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) => task(payload, abortSignal).catch((error: unknown) => failed(error, givenUp))]));
}

/** What a job says whose database was closed under it, in the words of the pool, of a connection and of the ORM. */
const CLOSED = /after calling end|was closed and is not queryable|driver has already been destroyed/;

/**
 * Who was not waited for lost the database under its feet or did as it was told, which is no failure: the job stays in this server's name,
 * and the next start gives it back at once. What fails for another reason failed: it is counted, and its words are kept.
 */
function failed(error: unknown, givenUp: AbortSignal): Promise<void> {
  return givenUp.aborted && isOfTheStop(error) ? new Promise(() => undefined) : Promise.reject(error);
}

function isOfTheStop(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return databaseTrouble(error) === 'away' || error.name === 'AbortError' || CLOSED.test(error.message) || isOfTheStop(error.cause);
}

async function stop(runner: Runner, presence: Presence, pool: pg.Pool, givenUp: AbortController): Promise<void> {
  const stopped = runner.stop().then(() => 'stopped' as const, () => 'stopped' as const);
  const outcome = await Promise.race([stopped, sleep(STOP_PATIENCE_MS, 'impatient' as const, { ref: false })]);
  if (outcome === 'impatient') givenUp.abort();
  await presence.close();
  const ended = stopped.then(() => endOnceTold(pool)).catch(() => undefined);
  if (outcome === 'stopped') await ended;
}

/** What became of the last job is told by a call that nobody waits for, and a pool that is ended serves nobody who waits for a connection. */
async function endOnceTold(pool: pg.Pool): Promise<void> {
  do await sleep(10, undefined, { ref: false }); while (pool.waitingCount > 0);
  await pool.end();
}
