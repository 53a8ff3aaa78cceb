/** Where keys and first answers are kept for 24 hours: with the business, or with the address before sign-in. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import type { KeyPlace, MadeBefore } from './steps.ts';

/** Whose key it is. Two callers never see each other's keys. */
export type KeyOwner = { readonly businessId: string } | { readonly address: string };

export interface StoredKey {
  readonly requestHash: Buffer;
  /** Null while the first call is still running. */
  readonly response: unknown;
}

/** The key is the caller's; `madeBefore` by a run that died. */
export interface Claimed {
  readonly place: KeyPlace;
  readonly madeBefore: MadeBefore;
}

const LIFETIME = `interval '24 hours'`;
/** A call that gave no sign for this long died with its server: its key is free for the same call. */
const LONGEST_SILENCE = `interval '20 seconds'`;
const IS_OVER = `created_at < now() - ${LIFETIME}`;

interface KeyRow { request_hash: Buffer; response: string | null }

export class IdempotencyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One statement decides who runs: two calls at once cannot both claim a key, nor another call one whose server died. */
  claim(owner: KeyOwner, key: string, requestHash: Buffer): Promise<Claimed | StoredKey> {
    return this.#with(owner, async (em, { table, column, id }) => {
      const claim = randomUUID();
      const [claimed] = await em.execute<{ made: MadeBefore }[]>(
        `insert into ${table} as kept (${column}, key, request_hash, claim) values (?, ?, ?, ?)
         on conflict (${column}, key) do update set request_hash = excluded.request_hash, claim = excluded.claim, response = null, alive_at = now(),
           created_at = case when kept.${IS_OVER} then now() else kept.created_at end, made = case when kept.${IS_OVER} then '{}' else kept.made end
         where kept.${IS_OVER} or (kept.response is null and kept.alive_at < now() - ${LONGEST_SILENCE} and kept.request_hash = excluded.request_hash)
         returning made`,
        [id, key, requestHash, claim],
      );
      if (claimed) return { place: { table, column, id, key, claim }, madeBefore: claimed.made };
      const [row] = await em.execute<KeyRow[]>(`select request_hash, response from ${table} where ${column} = ? and key = ?`, [id, key]);
      // Released in between: the next round claims it.
      return row ? { requestHash: row.request_hash, response: row.response === null ? null : JSON.parse(row.response) } : { requestHash, response: null };
    });
  }

  /** The run lasts. */
  async renew(owner: KeyOwner, { key, claim }: KeyPlace): Promise<void> {
    await this.#with(owner, (em, { table, column, id }) => em.execute(`update ${table} set alive_at = now() where ${column} = ? and key = ? and claim = ?`, [id, key, claim]));
  }

  /** Kept as one JSON string, because jsonb would put the fields of the first answer into another order. */
  async answer(owner: KeyOwner, { key, claim }: KeyPlace, response: unknown): Promise<void> {
    await this.#with(owner, async (em, { table, column, id }) => {
      await em.execute(`update ${table} set response = ?::jsonb where ${column} = ? and key = ? and claim = ?`, [JSON.stringify(JSON.stringify(response)), id, key, claim]);
      await em.execute(`delete from ${table} where ${column} = ? and ${IS_OVER}`, [id]);
    });
  }

  /** Free for the next try, which finds what this one made. */
  async release(owner: KeyOwner, { key, claim }: KeyPlace): Promise<void> {
    await this.#with(owner, async (em, { table, column, id }) => {
      await em.execute(`delete from ${table} where ${column} = ? and key = ? and claim = ? and made = '{}'`, [id, key, claim]);
      await em.execute(`update ${table} set alive_at = '-infinity' where ${column} = ? and key = ? and claim = ?`, [id, key, claim]);
    });
  }

  /** Keys of addresses that never came back. A business' old keys go with its next call, or with the business. */
  async removeExpired(): Promise<void> {
    await this.#database.outsideTenants((em) => em.execute(`delete from visitor_idempotency_key where ${IS_OVER}`));
  }

  #with<T>(owner: KeyOwner, work: (em: EntityManager, place: Pick<KeyPlace, 'table' | 'column' | 'id'>) => Promise<T>): Promise<T> {
    if ('businessId' in owner) return this.#database.inTenant(owner.businessId, (em) => work(em, { table: 'idempotency_key', column: 'business_id', id: owner.businessId }));
    return this.#database.outsideTenants((em) => work(em, { table: 'visitor_idempotency_key', column: 'address', id: owner.address }));
  }
}
