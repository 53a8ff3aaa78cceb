/**
 * Which workers live: the pools of every server, in whose name jobs are taken. A server holds an advisory lock for its own
 * on one connection; the database lets go of it when the server dies, however it dies. A job whose worker holds no lock is
 * given back to the queue, which would otherwise keep it for four hours. Several servers thus leave each other's jobs alone.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OwnJobs } from './own-jobs.ts';

/** A worker takes its lock right after it is made; a job taken more recently than this is not judged yet. */
const YOUNGEST_JUDGED = '2 seconds';
const SWEEP_INTERVAL_MS = 5_000;
const RETRY_MS = 1_000;

const LIVES = `hashtextextended('purser worker ' || $1, 0)`;
const LOCK_HOLDERS = ['_private_jobs', '_private_job_queues']
  .map((table) => `select locked_by as worker from graphile_worker.${table} where locked_at < now() - interval '${YOUNGEST_JUDGED}'`)
  .join(' union ');

export class Presence {
  readonly ownJobs = new OwnJobs();
  readonly #url: string;
  readonly #workerIds = new Set<string>();
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** The end of the queries sent so far: one connection does one thing at a time. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(jobsUrl: string) {
    this.#url = jobsUrl;
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => { this.sweep().catch(() => undefined); }, SWEEP_INTERVAL_MS);
    this.#timer.unref();
  }

  add(workerId: string): void {
    this.#workerIds.add(workerId);
    this.#inTurn((client) => hold(client, workerId)).catch(() => undefined); // a lost connection takes all locks again
  }

  remove(workerId: string): void {
    this.#workerIds.delete(workerId);
    this.#inTurn((client) => client.query(`select pg_advisory_unlock_shared(${LIVES})`, [workerId])).catch(() => undefined);
  }

  /** Gives the jobs of dead workers back, and those that got lost on their way to this server's; returns how many workers were found dead. */
  async sweep(): Promise<number> {
    return (await this.#inTurn((client) => this.#giveBack(client))) ?? 0;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #giveBack(client: pg.Client): Promise<number> {
    if ((await this.ownJobs.giveBackLost(client, [...this.#workerIds])) > 0) await wakeWorkers(client);
    const { rows } = await client.query<{ worker: string }>(LOCK_HOLDERS);
    let dead = 0;
    for (const { worker } of rows) {
      if (this.#workerIds.has(worker) || !(await isDead(client, worker))) continue;
      await client.query('select graphile_worker.force_unlock_workers($1)', [[worker]]);
      await wakeWorkers(client);
      dead += 1;
    }
    return dead;
  }

  #inTurn<T>(work: (client: pg.Client) => Promise<T>): Promise<T | undefined> {
    const result = this.#tail.then(() => (this.#client === null ? undefined : work(this.#client)));
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'purser workers', keepAlive: true });
    client.on('error', () => undefined);
    client.on('end', () => { void this.#reconnect(client); });
    await client.connect();
    this.#client = client;
    for (const workerId of this.#workerIds) await hold(client, workerId);
  }

  async #reconnect(lost: pg.Client): Promise<void> {
    if (this.#client !== lost) return;
    this.#client = null;
    while (!this.#isClosed && this.#client === null) {
      await sleep(RETRY_MS, undefined, { ref: false });
      await this.#connect().catch(() => undefined);
    }
  }
}

async function hold(client: pg.Client, workerId: string): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${LIVES})`, [workerId]);
}

/** Idle ones look at once. */
async function wakeWorkers(client: pg.Client): Promise<void> {
  await client.query(`select pg_notify('jobs:insert', '{"count":1}')`);
}

async function isDead(client: pg.Client, worker: string): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${LIVES}) as free`, [worker]);
  if (rows[0]?.free !== true) return false;
  await client.query(`select pg_advisory_unlock(${LIVES})`, [worker]);
  return true;
}
