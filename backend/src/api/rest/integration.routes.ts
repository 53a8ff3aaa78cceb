/** /api/integrations and /api/quickbooks: connections to outside books. */
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import type { QuickBooksService } from '../../features/integrations/quickbooks.service.ts';
import { integrationView } from '../views/integration.view.ts';
import { quickBooksAccountsView, quickBooksSummaryView, quickBooksTransactionsView } from '../views/quickbooks.view.ts';
import { noContent, ok, page, redirect } from './reply.ts';
import { queryPage, type Route, signedIn, visitor } from './route.ts';

export function integrationRoutes(integrations: IntegrationsService, quickBooks: QuickBooksService): Route[] {
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
    signedIn('GET', '/quickbooks/summary', async (viewer) => ok(quickBooksSummaryView(await quickBooks.summary(viewer)))),
    signedIn('GET', '/quickbooks/transactions', async (viewer) => ok(quickBooksTransactionsView(await quickBooks.transactions(viewer)))),
    signedIn('GET', '/quickbooks/accounts', async (viewer) => ok(quickBooksAccountsView(await quickBooks.accounts(viewer)))),
  ];
}
