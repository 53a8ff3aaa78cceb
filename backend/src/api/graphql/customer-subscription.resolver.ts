/** What customers of the business subscribed to. */
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { CustomerSubscriptionsService } from '../../features/customer-subscriptions/customer-subscriptions.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { customerSubscriptionView, CustomerSubscriptionView } from '../views/customer-subscription.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

@Resolver()
export class CustomerSubscriptionResolver {
  readonly #customerSubscriptions: CustomerSubscriptionsService;

  constructor(customerSubscriptions: CustomerSubscriptionsService) {
    this.#customerSubscriptions = customerSubscriptions;
  }

  @Query(() => [CustomerSubscriptionView], { description: 'What customers subscribed to, as connected providers tell: newest first, ended ones included.' })
  async customerSubscriptions(@Ctx() context: RequestContext, @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string): Promise<CustomerSubscriptionView[]> {
    const viewer = requireViewer(context);
    return (await this.#customerSubscriptions.list(viewer, readPage(limit, cursor))).map(customerSubscriptionView);
  }
}
