/** What customers of the business subscribed to, as its connected providers tell. */
import type { Database } from '../../database/database.ts';
import type { Page } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { type CustomerSubscription, CustomerSubscriptionEntity } from './customer-subscription.entity.ts';

export class CustomerSubscriptionsService {
  readonly #database: Database;

  constructor({ database }: { readonly database: Database }) {
    this.#database = database;
  }

  /** The newest first, ended ones included. A cursor that is not known any more begins the list again. */
  list({ businessId }: Viewer, { limit, cursor }: Page): Promise<CustomerSubscription[]> {
    return this.#database.inTenant(businessId, async (em) => {
      const last = cursor === null ? null : await em.findOne(CustomerSubscriptionEntity, { businessId, id: cursor });
      const after = last ? { $or: [{ startedOn: { $lt: last.startedOn } }, { startedOn: last.startedOn, id: { $lt: last.id } }] } : {};
      return em.find(CustomerSubscriptionEntity, { businessId, ...after }, { orderBy: { startedOn: 'desc', id: 'desc' }, limit });
    });
  }
}
