/** The layouts that the product remembers an owner's word about: seeing them, forgetting them, and taking that back. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { purgeJob } from '../deletion/purge-job.ts';
import { undoEnds } from '../deletion/undo-window.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { loadLayouts, type RememberedLayout } from './layout-memory.ts';

export class LayoutsService {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** At most 200, newest first. */
  list({ businessId }: Viewer): Promise<RememberedLayout[]> {
    return this.#database.inTenantRaw(businessId, (client) => loadLayouts(client, businessId));
  }

  /** Files that were read by it stay as they are; later ones are asked about again. For a day it can be restored. Throws NOT_FOUND. */
  async forget({ businessId }: Viewer, id: string): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const now = this.#clock();
    const isForgotten = isId(id) && await this.#database.inTenantRaw(businessId, async (client) => {
      const { rowCount } = await client.query('update remembered_layout set deleted_at = $3 where business_id = $1 and id = $2 and deleted_at is null', [businessId, id, now]);
      if (rowCount !== 1) return false;
      await step.note(client, true);
      await enqueue(client, purgeJob(businessId, now));
      return true;
    });
    if (!isForgotten) throw layoutNotFound();
  }

  /** Nothing happens to one that is not forgotten, or about which something was said since then. Throws NOT_FOUND. */
  async restore(viewer: Viewer, id: string): Promise<RememberedLayout> {
    const { businessId } = viewer;
    if (isId(id)) {
      await this.#database.inTenantRaw(businessId, (client) =>
        client.query('update remembered_layout set deleted_at = null where business_id = $1 and id = $2 and deleted_at > $3', [businessId, id, undoEnds(this.#clock())]));
    }
    const restored = (await this.list(viewer)).find((layout) => layout.id === id);
    if (!restored) throw layoutNotFound();
    return restored;
  }
}

const layoutNotFound = (): AppError => new AppError('NOT_FOUND', 'There is no such layout.');
