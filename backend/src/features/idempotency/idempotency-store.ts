/** Where keys and first answers are kept for 24 hours: with the business, or with the address before sign-in. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';

/** Whose key it is. Two callers never see each other's keys. */
export type KeyOwner = { readonly businessId: string } | { readonly address: string };

export interface StoredKey {
  readonly requestHash: Buffer;
  /** Null while the first call is still running. */
  readonly response: unknown;
}

const LIFETIME = `interval '24 hours'`;
/** A call that gave no answer for this long died with its server, and its key is free again. */
const LONGEST_RUN = `interval '1 minute'`;

export class IdempotencyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One statement decides who runs: two calls at once cannot both claim a key. */
  claim(owner: KeyOwner, key: string, requestHash: Buffer): Promise<'claimed' | StoredKey> {
    return this.#with(owner, async (em, { table, column, id }) => {
      const claimed: unknown[] = await em.execute(
        `insert into ${table} as kept (${column}, key, request_hash) values (?, ?, ?)
         on conflict (${column}, key) do update set request_hash = excluded.request_hash, response = null, created_at = now()
         where kept.created_at < now() - ${LIFETIME} or (kept.response is null and kept.created_at < now() - ${LONGEST_RUN})
         returning key`,
        [id, key, requestHash],
      );
      if (claimed.length > 0) return 'claimed';
      const [row] = await em.execute<{ request_hash: Buffer; response: string | null }[]>(
        `select request_hash, response from ${table} where ${column} = ? and key = ?`, [id, key]);
      // Released in between: the next round claims it.
      return row ? { requestHash: row.request_hash, response: row.response === null ? null : JSON.parse(row.response) } : { requestHash, response: null };
    });
  }

  /** Kept as one JSON string, because jsonb would put the fields of the first answer into another order. */
  async answer(owner: KeyOwner, key: string, response: unknown): Promise<void> {
    await this.#with(owner, async (em, { table, column, id }) => {
      await em.execute(`update ${table} set response = ?::jsonb where ${column} = ? and key = ?`, [JSON.stringify(JSON.stringify(response)), id, key]);
      await em.execute(`delete from ${table} where ${column} = ? and created_at < now() - ${LIFETIME}`, [id]);
    });
  }

  async release(owner: KeyOwner, key: string): Promise<void> {
    await this.#with(owner, (em, { table, column, id }) =>
      em.execute(`delete from ${table} where ${column} = ? and key = ?`, [id, key]));
  }

  /** Keys of addresses that never came back. A business' old keys go with its next call, or with the business. */
  async removeExpired(): Promise<void> {
    await this.#database.outsideTenants((em) => em.execute(`delete from visitor_idempotency_key where created_at < now() - ${LIFETIME}`));
  }

  #with<T>(owner: KeyOwner, work: (em: EntityManager, place: { table: string; column: string; id: string }) => Promise<T>): Promise<T> {
    if ('businessId' in owner) {
      const place = { table: 'idempotency_key', column: 'business_id', id: owner.businessId };
      return this.#database.inTenant(owner.businessId, (em) => work(em, place));
    }
    const place = { table: 'visitor_idempotency_key', column: 'address', id: owner.address };
    return this.#database.outsideTenants((em) => work(em, place));
  }
}
