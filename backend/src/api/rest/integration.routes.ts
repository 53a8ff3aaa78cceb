/** /api/integrations and /api/quickbooks: connections to outside books. */
import { AppError } from '../../errors.ts';
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import { integrationView } from '../views/integration.view.ts';
import { noContent, page, redirect } from './reply.ts';
import { queryPage, type Route, signedIn, visitor } from './route.ts';

export function integrationRoutes(integrations: IntegrationsService): Route[] {
  return [
    signedIn('GET', '/integrations', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await integrations.list(viewer, asked)).map(integrationView), asked.limit, request.address);
    }),
    signedIn('POST', '/integrations/connect', (viewer, { body }) => integrations.connect(viewer, body)),
    // No sign-in at a provider can have been started yet, so that whatever comes back is forged or stale.
    visitor('GET', '/integrations/:provider/callback', async () => redirect('/dashboard/integrations?error=connection-refused')),
    signedIn('POST', '/integrations/:id/sync', (viewer, { params }) => integrations.sync(viewer, params.id ?? '')),
    signedIn('DELETE', '/integrations/:id', async (viewer, { params }) => {
      await integrations.disconnect(viewer, params.id ?? '');
      return noContent();
    }),
    signedIn('GET', '/quickbooks/:list', async () => { throw new AppError('NOT_FOUND', 'QuickBooks is not connected.'); }),
  ];
}
