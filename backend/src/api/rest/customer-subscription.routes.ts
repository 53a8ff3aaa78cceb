/** /api/customer-subscriptions: what customers of the business subscribed to. */
import type { CustomerSubscriptionsService } from '../../features/customer-subscriptions/customer-subscriptions.service.ts';
import { customerSubscriptionView } from '../views/customer-subscription.view.ts';
import { page } from './reply.ts';
import { queryPage, type Route, signedIn } from './route.ts';

export function customerSubscriptionRoutes(customerSubscriptions: CustomerSubscriptionsService): Route[] {
  return [
    signedIn('GET', '/customer-subscriptions', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await customerSubscriptions.list(viewer, asked)).map(customerSubscriptionView), asked.limit, request.address);
    }),
  ];
}
