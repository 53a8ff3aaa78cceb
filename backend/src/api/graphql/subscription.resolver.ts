/** Plans, the plan in use, its usage, and changing it. */
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { SubscriptionsService } from '../../features/subscriptions/subscriptions.service.ts';
import type { RequestContext } from '../request-context.ts';
import { requireViewer } from '../request-context.ts';
import {
  BillingPortalView, currentSubscriptionView, CurrentSubscriptionView, planView, PlanView, SubscriptionChangeView, usageView, UsageView,
} from '../views/subscription.view.ts';
import { ChangeSubscriptionInput } from './account.inputs.ts';

@Resolver()
export class SubscriptionResolver {
  readonly #subscriptions: SubscriptionsService;

  constructor(subscriptions: SubscriptionsService) {
    this.#subscriptions = subscriptions;
  }

  @Query(() => [PlanView], { description: 'The plans on offer, cheapest first. Open to visitors.' })
  async subscriptionPlans(): Promise<PlanView[]> {
    return this.#subscriptions.plans().map(planView);
  }

  @Query(() => CurrentSubscriptionView, { description: 'The plan in use.' })
  async currentSubscription(@Ctx() context: RequestContext): Promise<CurrentSubscriptionView> {
    return currentSubscriptionView(await this.#subscriptions.current(requireViewer(context)));
  }

  @Query(() => UsageView, { description: 'What was used in this calendar month.' })
  async subscriptionUsage(@Ctx() context: RequestContext): Promise<UsageView> {
    return usageView(await this.#subscriptions.usage(requireViewer(context)));
  }

  @Mutation(() => SubscriptionChangeView, { description: 'Changes the plan.' })
  async changeSubscription(@Ctx() context: RequestContext, @Arg('input', () => ChangeSubscriptionInput, { description: 'Which plan, billed how.' }) input: ChangeSubscriptionInput): Promise<SubscriptionChangeView> {
    return this.#subscriptions.change(requireViewer(context), input);
  }

  @Mutation(() => CurrentSubscriptionView, { description: 'Asks the payment provider how things stand, for who comes back from it before its own word has arrived.' })
  async refreshSubscription(@Ctx() context: RequestContext): Promise<CurrentSubscriptionView> {
    return currentSubscriptionView(await this.#subscriptions.refresh(requireViewer(context)));
  }

  @Mutation(() => BillingPortalView, { description: 'Opens the page of the payment provider where cards, invoices and the end of the subscription are managed.' })
  async openBillingPortal(@Ctx() context: RequestContext): Promise<BillingPortalView> {
    return { url: await this.#subscriptions.portal(requireViewer(context)) };
  }
}
