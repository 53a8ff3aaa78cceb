/** Connections to outside books. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import { readPage } from '../../features/page.ts';
import type { RequestContext } from '../request-context.ts';
import { requireViewer } from '../request-context.ts';
import { ConnectionStartView, integrationView, IntegrationView } from '../views/integration.view.ts';
import { Provider } from './enums.ts';
import { CURSOR, LIMIT } from './paging.ts';

const CONNECTION_ID = { description: 'Identifier of the connection.' } as const;

@Resolver()
export class IntegrationResolver {
  readonly #integrations: IntegrationsService;

  constructor(integrations: IntegrationsService) {
    this.#integrations = integrations;
  }

  @Query(() => [IntegrationView], { description: 'Connections to outside books, newest first.' })
  async integrations(@Ctx() context: RequestContext, @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string): Promise<IntegrationView[]> {
    const viewer = requireViewer(context);
    return (await this.#integrations.list(viewer, readPage(limit, cursor))).map(integrationView);
  }

  @Mutation(() => ConnectionStartView, { description: 'Starts connecting a provider; the browser goes on at authUrl. Part of the Pro plan.' })
  connectIntegration(@Ctx() context: RequestContext, @Arg('provider', () => Provider, { description: 'Whose books to connect.' }) provider: string): Promise<ConnectionStartView> {
    return this.#integrations.connect(requireViewer(context), { provider });
  }

  @Mutation(() => IntegrationView, { description: 'Fetches what is new at the provider.' })
  async syncIntegration(@Ctx() context: RequestContext, @Arg('id', () => ID, CONNECTION_ID) id: string): Promise<IntegrationView> {
    return integrationView(await this.#integrations.sync(requireViewer(context), id));
  }

  @Mutation(() => Boolean, { description: 'Forgets a connection.' })
  async disconnectIntegration(@Ctx() context: RequestContext, @Arg('id', () => ID, CONNECTION_ID) id: string): Promise<boolean> {
    await this.#integrations.disconnect(requireViewer(context), id);
    return true;
  }
}
