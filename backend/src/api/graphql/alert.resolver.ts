/** Smart alerts. */
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { AlertsService } from '../../features/alerts/alerts.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { alertScanView, AlertScanView, alertView, AlertView } from '../views/alert.view.ts';
import { CURSOR, LIMIT } from './paging.ts';
import { ALERTS_TOPIC, liveCall } from './subscriptions/live-topics.ts';

@InputType({ description: 'What is said about an alert.' })
export class UpdateAlertInput {
  @Field(() => String, { description: 'open, dismissed (expected) or confirmed (to be looked into).' }) status!: string;
}

@Resolver()
export class AlertResolver {
  readonly #alerts: AlertsService;

  constructor(alerts: AlertsService) {
    this.#alerts = alerts;
  }

  @Query(() => [AlertView], { description: 'What does not look like the rest: open ones first, then the most serious, then by money at stake. Part of the Pro plan.' })
  async alerts(
    @Ctx() context: RequestContext,
    @Arg('status', () => String, { nullable: true, description: 'open, dismissed or confirmed; all of them without it.' }) status?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<AlertView[]> {
    return (await this.#alerts.list(requireViewer(context), readPage(limit, cursor), status)).map(alertView);
  }

  @Query(() => AlertScanView, { description: 'How much the latest look through the ledger took in. Part of the Pro plan.' })
  async alertScan(@Ctx() context: RequestContext): Promise<AlertScanView> {
    return alertScanView(await this.#alerts.scanned(requireViewer(context)));
  }

  @Mutation(() => AlertView, { description: 'Says that an alert was expected, or is to be looked into, or takes the word back. Later scans remember it.' })
  async updateAlert(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the alert.' }) id: string, @Arg('input', () => UpdateAlertInput, { description: 'What to say.' }) input: UpdateAlertInput): Promise<AlertView> {
    return alertView(await this.#alerts.decide(requireViewer(context), id, input));
  }

  @Subscription(() => Boolean, { description: 'True when the listening begins, for what changed just before, and each time the alerts of the signed-in business changed; ask for them again.', topics: ALERTS_TOPIC, topicId: liveCall })
  alertsChanged(@Root() isChanged: boolean): boolean {
    return isChanged;
  }
}
