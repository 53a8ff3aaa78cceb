/** /api/accounts: bank and card accounts, their names, opening balances, and making two into one. */
import type { AccountsService } from '../../features/accounts/accounts.service.ts';
import type { TwinAccountsService } from '../../features/accounts/twin-accounts.service.ts';
import { accountMergePreviewView, bankAccountView, twinAccountView } from '../views/bank-account.view.ts';
import { ok } from './reply.ts';
import { queryText, type Route, signedIn } from './route.ts';

export function bankAccountRoutes(accounts: AccountsService, twins: TwinAccountsService): Route[] {
  return [
    signedIn('GET', '/accounts', async (viewer) => ok((await accounts.list(viewer)).map(bankAccountView))),
    signedIn('GET', '/accounts/twins', async (viewer) => ok((await twins.list(viewer)).map(twinAccountView))),
    signedIn('PATCH', '/accounts/:id', async (viewer, { params, body }) => ok(bankAccountView(await accounts.update(viewer, params.id ?? '', body)))),
    signedIn('GET', '/accounts/:id/merge', async (viewer, request) => ok(accountMergePreviewView(await accounts.previewMerge(viewer, request.params.id ?? '', queryText(request, 'intoId'))))),
    signedIn('POST', '/accounts/:id/merge', async (viewer, { params, body }) => ok(bankAccountView(await accounts.merge(viewer, params.id ?? '', (body as { intoId?: unknown } | undefined)?.intoId)))),
  ];
}
