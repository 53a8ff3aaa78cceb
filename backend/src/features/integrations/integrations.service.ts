/** Connections to outside books. No provider's credentials can be set yet, so that connecting says what is missing. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { Input } from '../input.ts';
import { isId, type Page } from '../page.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { type Integration, IntegrationEntity } from './integration.entity.ts';
import { PROVIDER_SETTINGS, type ProviderName, withoutCredentials } from './provider-settings.ts';

export class IntegrationsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(viewer: Viewer, page: Page): Promise<Integration[]> {
    const before = page.cursor === null ? {} : { id: { $lt: page.cursor } };
    return this.#database.inTenant(viewer.businessId, (em) =>
      em.find(IntegrationEntity, { businessId: viewer.businessId, ...before }, { orderBy: { id: 'desc' }, limit: page.limit }));
  }

  /** Throws NOT_FOUND for unknown and foreign identifiers alike. */
  async find(viewer: Viewer, id: string): Promise<Integration> {
    const found = isId(id) ? await this.#database.inTenant(viewer.businessId, (em) => em.findOne(IntegrationEntity, { businessId: viewer.businessId, id })) : null;
    if (!found) throw new AppError('NOT_FOUND', 'There is no such connection.');
    return found;
  }

  /** Throws NOT_FOUND, and UNAVAILABLE naming the settings that this server lacks. */
  async sync(viewer: Viewer, id: string): Promise<never> {
    throw withoutCredentials((await this.find(viewer, id)).provider);
  }

  /** Forgets the connection. Throws NOT_FOUND. */
  async disconnect(viewer: Viewer, id: string): Promise<void> {
    const { id: found } = await this.find(viewer, id);
    await this.#database.inTenant(viewer.businessId, (em) => em.nativeDelete(IntegrationEntity, { businessId: viewer.businessId, id: found }));
  }

  /** Throws PLAN_REQUIRED, BAD_USER_INPUT, and UNAVAILABLE naming the settings that this server lacks. */
  async connect(viewer: Viewer, fields: unknown): Promise<never> {
    requirePaid(viewer, 'Integrations');
    const input = new Input(fields);
    const provider = input.oneOf('provider', 'Provider', Object.keys(PROVIDER_SETTINGS) as ProviderName[]);
    input.check();
    throw withoutCredentials(provider);
  }
}
