/** Removes for good what was deleted a day ago; the job behind every deletion. */
import type { Database } from '../../database/database.ts';
import { purgeFiles } from '../files/file-removal.ts';
import type { Clock } from '../ledger/business-day.ts';
import { undoEnds } from './undo-window.ts';

export class DeletionService {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The job's task. Running it too early, twice or for a business that is gone does nothing. */
  async purge(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const before = undoEnds(this.#clock());
    await this.#database.inTenantRaw(businessId, async (client) => {
      for (const table of ['question', 'summary', 'report', 'scenario', 'category_rule', 'remembered_layout']) {
        await client.query(`delete from ${table} where business_id = $1 and deleted_at <= $2`, [businessId, before]);
      }
      await purgeFiles(client, businessId, before);
    });
  }
}
