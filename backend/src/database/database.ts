/** The application's way to its tables. Every read or write of a business's rows goes through one of the inTenant methods. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, MikroORM, type Options, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { takeBackLostConnections } from './lost-connections.ts';
import { patienceStatement } from './patience.ts';

const CLOSE_PATIENCE_MS = 2_000;
/** A connection that has met the tables has their plans and pages at hand; a new one takes longer for the same import. */
const IDLE_KEPT_MS = 10 * 60_000;

export interface Database {
  /** One transaction that sees the rows of one business alone; committed when `work` resolves. */
  inTenant<T>(businessId: string, work: (em: EntityManager) => Promise<T>): Promise<T>;
  /** The same on a bare connection, for the bulk path. Dates and times come back as PostgreSQL's text. */
  inTenantRaw<T>(businessId: string, work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** A reading transaction on a bare connection that sees one moment of one business, however long it takes; its statements are bounded as a request's are unless they have time. */
  inTenantSnapshot<T>(businessId: string, work: (client: PoolClient) => Promise<T>, options?: { readonly hasTime?: boolean }): Promise<T>;
  /** One transaction over the tables that belong to no business; rows of businesses are invisible in it. */
  outsideTenants<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly appUrl: string;
  readonly entities: NonNullable<Options['entities']>;
  readonly poolSize?: number;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: options.appUrl,
    entities: options.entities,
    discovery: { warnWhenNoEntities: false },
    // The .sql migrations are the only author of the schema.
    ensureDatabase: false,
    pool: { min: 0, max: options.poolSize ?? 12, idleTimeoutMillis: IDLE_KEPT_MS },
  });
  const connection = orm.em.getConnection() as PostgreSqlConnection;
  const pool = (await connection.getNativeClient()) as Pool;
  takeBackLostConnections(pool);
  return new TenantDatabase(orm, pool);
}

class TenantDatabase implements Database {
  readonly #orm: MikroORM;
  readonly #pool: Pool;

  constructor(orm: MikroORM, pool: Pool) {
    this.#orm = orm;
    this.#pool = pool;
  }

  inTenant<T>(businessId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const setTenant = tenantStatement(businessId) + patienceStatement();
    return this.#orm.em.fork().transactional(async (em) => {
      await em.execute(setTenant);
      return work(em);
    });
  }

  inTenantRaw<T>(businessId: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#onClient(`begin; ${tenantStatement(businessId)}${patienceStatement()}`, work);
  }

  inTenantSnapshot<T>(businessId: string, work: (client: PoolClient) => Promise<T>, { hasTime = false }: { readonly hasTime?: boolean } = {}): Promise<T> {
    return this.#onClient(`begin isolation level repeatable read read only; ${tenantStatement(businessId)}${hasTime ? '' : patienceStatement()}`, work);
  }

  async #onClient<T>(begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even roll back is thrown away instead of going back to the pool.
      await client.query('rollback').catch((lost: Error) => { failure = lost; });
      throw error;
    } finally {
      client.release(failure);
    }
  }

  outsideTenants<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#orm.em.fork().transactional(work);
  }

  /** Work under way is given a moment; what is not done by then is rolled back by the database when the connection ends. */
  async close(): Promise<void> {
    await Promise.race([this.#end(), sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
  }

  /** The ORM ends the pool only where it has used it itself. */
  async #end(): Promise<void> {
    await this.#orm.close(true);
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/**
 * The one statement that sets the tenant. A plain SET LOCAL, not set_config(): it is passed on to the workers of a distributed
 * database, and it ends with the transaction, so that a pooled connection never keeps a tenant.
 */
function tenantStatement(businessId: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(businessId)) throw new TypeError('A business id must be a UUID.');
  return `set local app.business_id = '${businessId}'`;
}
