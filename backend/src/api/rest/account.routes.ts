/** /api/auth and /api/account: opening an account, signing in and out, closing it, and who is signed in. */
import type { AccountService } from '../../features/account/account.service.ts';
import type { SignedIn } from '../../features/users/users.service.ts';
import { userView } from '../views/user.view.ts';
import { type JsonReply, noContent, ok } from './reply.ts';
import { type RestRequest, type Route, signedIn, visitor } from './route.ts';

export function accountRoutes(account: AccountService): Route[] {
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
    signedIn('POST', '/auth/password', async (viewer, request) => welcome(200, request, await account.changePassword(viewer, request.body))),
    signedIn('DELETE', '/account', async (viewer, { context, body }) => {
      await account.delete(viewer, body);
      context.signedOut();
      return noContent();
    }),
  ];
}

function welcome(status: 200 | 201, { context }: RestRequest, { user, session }: SignedIn): JsonReply {
  context.signedIn(session, user.id);
  return { status, body: userView(user) };
}
