/** /api/integrations and /api/quickbooks: connections to outside books; /api/webhooks: what their providers tell. */
import { isSyncing } from '../../features/integrations/integration.entity.ts';
import type { Connecting } from '../../features/integrations/connecting.ts';
import type { ProviderDeliveries } from '../../features/integrations/provider-deliveries.ts';
import type { ReturnOutcome } from '../../features/integrations/sign-in-return.ts';
import { PROVIDER_NAMES } from '../../providers/contract.ts';
import type { IntegrationsService } from '../../features/integrations/integrations.service.ts';
import type { QuickBooksService } from '../../features/integrations/quickbooks.service.ts';
import { integrationView } from '../views/integration.view.ts';
import { quickBooksAccountsView, quickBooksSummaryView, quickBooksTransactionsView } from '../views/quickbooks.view.ts';
import { accepted, noContent, ok, page, redirect } from './reply.ts';
import { delivery, queryPage, queryText, type RestRequest, type Route, signedIn, visitor } from './route.ts';

export interface IntegrationServices {
  readonly integrations: IntegrationsService;
  readonly connecting: Connecting;
  readonly deliveries: ProviderDeliveries;
  readonly quickBooks: QuickBooksService;
}

export function integrationRoutes({ integrations, connecting, deliveries, quickBooks }: IntegrationServices): Route[] {
  return [
    signedIn('GET', '/integrations', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await integrations.list(viewer, asked)).map(integrationView), asked.limit, request.address);
    }),
    signedIn('POST', '/integrations/connect', async (viewer, { body, context }) =>
      ok(await connecting.begin(viewer, { session: context.sessionToken ?? '', origin: context.origin }, body))),
    // A browser comes here, not a program: whatever is wrong, it is led to a page that says so.
    visitor('GET', '/integrations/:provider/callback', async (request) => backToPage(await completed(connecting, request))),
    signedIn('POST', '/integrations/:id/sync', async (viewer, { params }) => {
      const synced = await integrations.sync(viewer, params.id ?? '');
      return isSyncing(synced) ? accepted(integrationView(synced)) : ok(integrationView(synced));
    }),
    signedIn('DELETE', '/integrations/:id', async (viewer, request) => {
      await integrations.disconnect(viewer, request.params.id ?? '', queryText(request, 'keepRows') === 'true' ? 'kept' : 'removed');
      return noContent();
    }),
    ...PROVIDER_NAMES.map((provider) => delivery(`/webhooks/${provider}`, async (headers, body) => {
      await deliveries.take({ provider, headers, body });
      // Intuit takes no other status for a thank-you and holds back what follows until it has one.
      return ok({});
    })),
    signedIn('GET', '/quickbooks/summary', async (viewer) => ok(quickBooksSummaryView(await quickBooks.summary(viewer)))),
    signedIn('GET', '/quickbooks/transactions', async (viewer) => ok(quickBooksTransactionsView(await quickBooks.transactions(viewer)))),
    signedIn('GET', '/quickbooks/accounts', async (viewer) => ok(quickBooksAccountsView(await quickBooks.accounts(viewer)))),
  ];
}

async function completed(connecting: Connecting, { context, params, address }: RestRequest): Promise<ReturnOutcome> {
  const provider = PROVIDER_NAMES.find((name) => name === params.provider);
  if (!context.viewer || context.sessionToken === null) return { fault: 'signed-out' };
  if (!provider) return { fault: 'connection-refused' };
  return connecting.complete(context.viewer, context.sessionToken, provider, address.searchParams);
}

/** Always a page of our own: nothing of the request's address gets into it. */
function backToPage(outcome: ReturnOutcome): ReturnType<typeof redirect> {
  return redirect(`/dashboard/integrations?${'connected' in outcome ? `connected=${outcome.connected}` : `error=${outcome.fault}`}`);
}
