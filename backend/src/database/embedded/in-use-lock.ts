/** The mark that a living server uses an embedded cluster: a lock in its maintenance database, held on a connection of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseTrouble } from '../database-trouble.ts';

/** An arbitrary number that nothing else locks in the maintenance database. */
const IN_USE_LOCK = 5_318_008;
const RETRY_MS = 50;
const COMES_BACK_WITHIN_MS = 1_000;
const RECOVERS_WITHIN_MS = 60_000;

export interface InUseLock {
  release(): Promise<void>;
}

/** Null when another server holds it. A PostgreSQL that one of its processes took down drops all connections and goes on: the lock is then taken again, lest the next server take this cluster for an orphan. */
export async function takeInUseLock(superuserUrl: string): Promise<InUseLock | null> {
  let isReleased = false;
  let holder = await connect(superuserUrl, again);
  const release = async (): Promise<void> => {
    isReleased = true;
    await holder.end();
  };
  if (await lock(holder).catch(async (error: unknown) => { await release(); throw error; })) return { release };
  await release();
  return null;

  async function again(): Promise<void> {
    const next = await connectAgain();
    if (next === null) return;
    holder = next;
    // Lost once more, it comes back by its own end; somebody who was quicker lets go of it again.
    while (!isReleased && !(await lock(next).catch(() => true))) await sleep(RETRY_MS, undefined, { ref: false });
    if (isReleased) await next.end();
  }

  async function connectAgain(): Promise<pg.Client | null> {
    while (!isReleased) {
      await sleep(RETRY_MS, undefined, { ref: false });
      const next = isReleased ? null : await connect(superuserUrl, again).catch(() => null);
      if (next !== null) return next;
    }
    return null;
  }
}

/**
 * A server that was just told to stop gets the time to do so: a restart need not be told apart from a second start. So does a
 * PostgreSQL that recovers, and then its server, to come back to it first; one that is gone for good does not.
 */
export async function waitForInUseLock(superuserUrl: string, patienceMs: number, isGone: () => boolean = () => false): Promise<InUseLock | null> {
  let began = Date.now();
  let away: Error | null = null;
  for (; Date.now() - began < (away === null ? patienceMs : RECOVERS_WITHIN_MS); await sleep(100)) {
    try {
      const holder = await takeInUseLock(superuserUrl);
      if (holder !== null && away === null) return holder;
      await holder?.release();
      if (away === null) continue;
      await sleep(COMES_BACK_WITHIN_MS);
      away = null;
      began = Date.now();
    } catch (error) {
      if (databaseTrouble(error) !== 'away' || isGone()) throw error;
      away = error as Error;
    }
  }
  if (away !== null) throw away;
  return null;
}

async function connect(superuserUrl: string, whenLost: () => Promise<void>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000, application_name: 'purser in use' });
  client.on('error', () => undefined); // the end of the cluster is seen through its process
  await client.connect();
  client.once('end', () => { void whenLost(); });
  return client;
}

async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [IN_USE_LOCK]);
  return rows[0]?.taken === true;
}
