/** Connections to outside books. */
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import { readPage } from '../../features/page.ts';
import type { RequestContext } from '../request-context.ts';
import { requireViewer } from '../request-context.ts';
import { integrationView, IntegrationView } from '../views/integration.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

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
}
