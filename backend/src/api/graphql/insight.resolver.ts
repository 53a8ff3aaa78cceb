/** What is worth knowing about the ledger. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { InsightsService } from '../../features/insights/insights.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { insightView, InsightView } from '../views/insight.view.ts';
import { CURSOR, LIMIT } from './paging.ts';
import { INSIGHTS_TOPIC, liveCall } from './subscriptions/live-topics.ts';

@Resolver()
export class InsightResolver {
  readonly #insights: InsightsService;

  constructor(insights: InsightsService) {
    this.#insights = insights;
  }

  @Query(() => [InsightView], { description: 'What the ledger shows: the most urgent first, then by the money at stake; without those that were dismissed, or those alone.' })
  async insights(@Ctx() context: RequestContext, @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string, @Arg('dismissed', () => Boolean, { nullable: true, description: 'True: those that were put away.' }) isDismissed?: boolean): Promise<InsightView[]> {
    const viewer = requireViewer(context);
    return (await this.#insights.list(viewer, readPage(limit, cursor), isDismissed === true)).map(insightView);
  }

  @Mutation(() => InsightView, { description: 'Puts an insight away, for as long as the ledger shows the same.' })
  async dismissInsight(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the insight.' }) id: string): Promise<InsightView> {
    return insightView(await this.#insights.dismiss(requireViewer(context), id));
  }

  @Mutation(() => InsightView, { description: 'Brings a dismissed insight back.' })
  async restoreInsight(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the insight.' }) id: string): Promise<InsightView> {
    return insightView(await this.#insights.restore(requireViewer(context), id));
  }

  @Subscription(() => Boolean, { description: 'True when the listening begins, for what was found just before, and each time the insights of the signed-in business were found afresh; ask for them again.', topics: INSIGHTS_TOPIC, topicId: liveCall })
  insightsChanged(@Root() isChanged: boolean): boolean {
    return isChanged;
  }
}
