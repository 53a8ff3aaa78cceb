/** /api/auth and /api/account: opening an account, signing in and out, closing it, and who is signed in. */
import type { AccountService } from '../../features/account/account.service.ts';
import type { ExportService } from '../../features/export/export.service.ts';
import { userView } from '../views/user.view.ts';
import { noContent, ok, streamed } from './reply.ts';
import { type Route, signedIn, visitor } from './route.ts';
import { welcome } from './welcome.ts';

export function accountRoutes(account: AccountService, exports: ExportService): Route[] {
  return [
    visitor('POST', '/auth/signup', async (request) => welcome(201, request, await account.signUp(request.context.address, request.body))),
    visitor('POST', '/auth/login', async (request) => welcome(200, request, await account.login(request.body))),
    visitor('POST', '/auth/demo', async (request) => welcome(200, request, await account.demo(request.context.address))),
    visitor('POST', '/auth/logout', async ({ context }) => {
      if (context.sessionToken !== null) await account.logout(context.sessionToken);
      context.signedOut();
      return noContent();
    }),
    signedIn('GET', '/auth/me', async (viewer) => ok(userView(await account.me(viewer)))),
    /** A zip: REST only, as GraphQL carries no files. */
    signedIn('GET', '/account/export', async (viewer) => {
      const { fileName, writeTo } = await exports.open(viewer);
      return streamed('application/zip', fileName, writeTo);
    }),
    signedIn('DELETE', '/account', async (viewer, { context, body }) => {
      await account.delete(viewer, body);
      context.signedOut();
      return noContent();
    }),
  ];
}
