/** The layouts that the product remembers an owner's word about: seeing and forgetting them. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { loadLayouts, type RememberedLayout } from './layout-memory.ts';

export class LayoutsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** At most 200, newest first. */
  list({ businessId }: Viewer): Promise<RememberedLayout[]> {
    return this.#database.inTenantRaw(businessId, (client) => loadLayouts(client, businessId));
  }

  /** Files that were read by it stay as they are; later ones are asked about again. Throws NOT_FOUND. */
  async forget({ businessId }: Viewer, id: string): Promise<void> {
    const isForgotten = isId(id) && await this.#database.inTenantRaw(businessId, async (client) =>
      (await client.query('delete from remembered_layout where business_id = $1 and id = $2', [businessId, id])).rowCount === 1);
    if (!isForgotten) throw new AppError('NOT_FOUND', 'There is no such layout.');
  }
}
