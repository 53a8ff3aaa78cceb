/** /api/subscription: plans, the plan in use, its usage, and changing it; and what Stripe delivers about it. */
import type { BillingNewsService } from '../../features/subscriptions/billing-news.service.ts';
import type { SubscriptionsService } from '../../features/subscriptions/subscriptions.service.ts';
import { currentSubscriptionView, planView, usageView } from '../views/subscription.view.ts';
import { noContent, ok } from './reply.ts';
import { delivery, type Route, signedIn, visitor } from './route.ts';

export function subscriptionRoutes(subscriptions: SubscriptionsService, billingNews: BillingNewsService): Route[] {
  return [
    visitor('GET', '/subscription/plans', async () => ok(subscriptions.plans().map(planView))),
    signedIn('GET', '/subscription/current', async (viewer) => ok(currentSubscriptionView(await subscriptions.current(viewer)))),
    signedIn('GET', '/subscription/usage', async (viewer) => ok(usageView(await subscriptions.usage(viewer)))),
    signedIn('POST', '/subscription/change', async (viewer, { body }) => {
      const { message, checkoutUrl } = await subscriptions.change(viewer, body);
      return ok({ message, ...(checkoutUrl === null ? {} : { checkoutUrl }) });
    }),
    signedIn('POST', '/subscription/refresh', async (viewer) => ok(currentSubscriptionView(await subscriptions.refresh(viewer)))),
    signedIn('POST', '/subscription/portal', async (viewer) => ok({ url: await subscriptions.portal(viewer) })),
    delivery('/webhooks/stripe-billing', async (headers, body) => {
      await billingNews.take(body, headers['stripe-signature'] ?? '');
      return noContent();
    }),
  ];
}
