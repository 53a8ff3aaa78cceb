/** /api/account/profile and preferences, /api/auth/password: changing what an account says about itself. */
import type { ProfileParts } from '../profile-parts.ts';
import { userView } from '../views/user.view.ts';
import { accepted, noContent, ok } from './reply.ts';
import { type Route, signedIn, visitor } from './route.ts';
import { welcome } from './welcome.ts';

export function profileRoutes({ profile, passwords, passwordReset }: ProfileParts): Route[] {
  return [
    signedIn('PATCH', '/account/profile', async (viewer, { body }) => ok(userView(await profile.update(viewer, body)))),
    signedIn('PATCH', '/account/preferences', async (viewer, { body }) => ok(userView(await profile.updatePreferences(viewer, body)))),
    /** The same answer whether or not there is such an account. */
    visitor('POST', '/auth/password-resets', async ({ context, body }) => {
      await passwordReset.request(context.address, body);
      return accepted();
    }),
    /** A new password in the place of a forgotten one, with the token that was mailed. */
    visitor('PUT', '/auth/password', async ({ body }) => {
      await passwordReset.redeem(body);
      return noContent();
    }),
    signedIn('POST', '/auth/password', async (viewer, request) => welcome(200, request, await passwords.change(viewer, request.body))),
  ];
}
