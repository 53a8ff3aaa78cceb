/** /api/integrations: connections to outside books. */
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import { integrationView } from '../views/integration.view.ts';
import { page } from './reply.ts';
import { queryPage, type Route, signedIn } from './route.ts';

export function integrationRoutes(integrations: IntegrationsService): Route[] {
  return [
    signedIn('GET', '/integrations', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await integrations.list(viewer, asked)).map(integrationView), asked.limit, request.address);
    }),
    signedIn('POST', '/integrations/connect', (viewer, { body }) => integrations.connect(viewer, body)),
  ];
}
