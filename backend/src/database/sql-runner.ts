/** Runs one statement inside the transaction at hand, be it MikroORM's or a bare connection's. */
import { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

export type TransactionHandle = EntityManager | ClientBase;

/** `sql` uses $1, $2, … for its values, in this order and each once. */
export async function runSql(handle: TransactionHandle, sql: string, values: readonly unknown[]): Promise<void> {
  await selectRows(handle, sql, values);
}

/** The same where there is an answer. */
export async function selectRows<Row extends object>(handle: TransactionHandle, sql: string, values: readonly unknown[]): Promise<Row[]> {
  if (handle instanceof EntityManager) return handle.execute<Row[]>(sql.replaceAll(/\$\d+/g, '?'), [...values]);
  return (await handle.query<Row>(sql, [...values])).rows;
}
