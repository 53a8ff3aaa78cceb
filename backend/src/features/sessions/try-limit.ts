/** Bounds how often something is tried on one subject, over all servers, whether or not the subject exists. */
import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';

export interface TryLimitOptions {
  /** Ends the sentence "Too many tries": "to sign in". Tries of different kinds are counted apart. */
  readonly kind: string;
  readonly tries: number;
  readonly windowMinutes: number;
}

/** No window is longer (`config.ts`). */
const LONGEST_WINDOW = `interval '1 day'`;

export class TryLimit {
  readonly #database: Database;
  readonly #options: TryLimitOptions;

  constructor(database: Database, options: TryLimitOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** Every try is written down before its outcome is known: tries at the same moment all count. Throws RATE_LIMITED. */
  async count(subject: string): Promise<void> {
    const { kind, tries, windowMinutes } = this.#options;
    const key = this.#keyOf(subject);
    const retryAfterSeconds = await this.#database.outsideTenants(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [key.readInt32BE(0)]);
      const [row] = await em.execute<{ used: string; wait: string | null }[]>(
        `select count(*) as used, ceil(extract(epoch from min(attempted_at) + make_interval(mins => ?) - clock_timestamp())) as wait
         from (select attempted_at from attempt
               where subject_hash = ? and attempted_at > clock_timestamp() - make_interval(mins => ?)
               order by attempted_at desc limit ?) recent`,
        [windowMinutes, key, windowMinutes, tries]);
      if (Number(row?.used) >= tries) return Math.max(1, Number(row?.wait));
      await em.execute('insert into attempt (subject_hash, id) values (?, ?)', [key, newId()]);
      return null;
    });
    if (retryAfterSeconds === null) return;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new AppError('RATE_LIMITED', `Too many tries ${kind}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, { retryAfterSeconds });
  }

  /** The right outcome forgives the tries before it. */
  async forget(em: EntityManager, subject: string): Promise<void> {
    await em.execute('delete from attempt where subject_hash = ?', [this.#keyOf(subject)]);
  }

  #keyOf(subject: string): Buffer {
    return createHash('sha256').update(`${this.#options.kind}\0${subject.toLowerCase()}`).digest();
  }
}

/** Of every kind. */
export async function removeOldTries(database: Database): Promise<void> {
  await database.outsideTenants((em) => em.execute(`delete from attempt where attempted_at < clock_timestamp() - ${LONGEST_WINDOW}`));
}
