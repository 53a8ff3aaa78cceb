/** Connections to outside books. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Connecting } from '../../features/integrations/connecting.ts';
import type { Integration } from '../../features/integrations/integration.entity.ts';
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import { readPage } from '../../features/page.ts';
import type { RequestContext } from '../request-context.ts';
import { requireViewer } from '../request-context.ts';
import { ConnectionStartView, integrationView, IntegrationView } from '../views/integration.view.ts';
import { Provider } from './enums.ts';
import { CURSOR, LIMIT } from './paging.ts';
import { INTEGRATION_TOPIC, liveCall } from './subscriptions/live-topics.ts';

const CONNECTION_ID = { description: 'Identifier of the connection.' } as const;

@Resolver()
export class IntegrationResolver {
  readonly #integrations: IntegrationsService;

  readonly #connecting: Connecting;

  constructor(integrations: IntegrationsService, connecting: Connecting) {
    this.#integrations = integrations;
    this.#connecting = connecting;
  }

  @Query(() => [IntegrationView], { description: 'Connections to outside books, newest first.' })
  async integrations(@Ctx() context: RequestContext, @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string): Promise<IntegrationView[]> {
    const viewer = requireViewer(context);
    return (await this.#integrations.list(viewer, readPage(limit, cursor))).map(integrationView);
  }

  @Mutation(() => ConnectionStartView, { description: 'Starts connecting a provider; the browser goes on at authUrl. Part of the Pro plan.' })
  connectIntegration(@Ctx() context: RequestContext, @Arg('provider', () => Provider, { description: 'Whose books to connect.' }) provider: string): Promise<ConnectionStartView> {
    return this.#connecting.begin(requireViewer(context), { session: context.sessionToken ?? '', origin: context.origin }, { provider });
  }

  @Mutation(() => IntegrationView, { description: 'Fetches what is new at the provider. Answers once that is done, or after ten seconds while it goes on (isSyncing).' })
  async syncIntegration(@Ctx() context: RequestContext, @Arg('id', () => ID, CONNECTION_ID) id: string): Promise<IntegrationView> {
    return integrationView(await this.#integrations.sync(requireViewer(context), id));
  }

  @Mutation(() => Boolean, { description: 'Ends a connection: the permission is taken back at the provider and forgotten here. Its transactions go unless they are kept.' })
  async disconnectIntegration(
    @Ctx() context: RequestContext, @Arg('id', () => ID, CONNECTION_ID) id: string,
    @Arg('keepRows', () => Boolean, { nullable: true, description: 'Whether the transactions that it brought stay in the ledger.' }) keepRows?: boolean,
  ): Promise<boolean> {
    await this.#integrations.disconnect(requireViewer(context), id, keepRows ? 'kept' : 'removed');
    return true;
  }

  @Subscription(() => IntegrationView, {
    description: 'Every connection of the signed-in business, on each change of its status or progress.',
    topics: INTEGRATION_TOPIC,
    topicId: liveCall,
  })
  integrationChanged(@Root() integration: Integration): IntegrationView {
    return integrationView(integration);
  }
}
