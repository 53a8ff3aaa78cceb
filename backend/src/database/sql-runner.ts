/** Runs one statement inside the transaction at hand, be it MikroORM's or a bare connection's. */
import { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

export type TransactionHandle = EntityManager | ClientBase;

/** `sql` uses $1, $2, … for its values. */
export async function runSql(handle: TransactionHandle, sql: string, values: readonly unknown[]): Promise<void> {
  if (handle instanceof EntityManager) await handle.execute(sql.replaceAll(/\$\d+/g, '?'), [...values]);
  else await handle.query(sql, [...values]);
}
