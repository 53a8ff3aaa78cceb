/** What the planner knows of the ledger's rows: brought up to date after many came at once, before anybody waits for a plan that it guessed. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';

/** Fewer change no plan, and are not worth a statement. */
const MANY_ROWS = 10_000;

export class LedgerStatistics {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Says whether there was need to. Looks at a sample of the table, however large it is. */
  async refresh(): Promise<boolean> {
    const [row] = await this.#database.outsideTenants((em) => em.execute<{ is_refreshed: boolean }[]>('select refresh_ledger_statistics() as is_refreshed'));
    return row?.is_refreshed ?? false;
  }
}

/** So that whoever refreshes the statistics next sees that there is need to: PostgreSQL tells of changes up to a minute late otherwise. */
export async function tellOfManyRows(client: PoolClient, rowCount: number): Promise<void> {
  if (rowCount >= MANY_ROWS) await client.query('select pg_stat_force_next_flush()');
}
