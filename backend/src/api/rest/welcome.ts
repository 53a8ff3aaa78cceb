/** The reply that signs somebody in. */
import type { SignedIn } from '../../features/users/users.service.ts';
import { newcomer } from '../request-context.ts';
import { userView } from '../views/user.view.ts';
import type { JsonReply } from './reply.ts';
import type { RestRequest } from './route.ts';

export function welcome(status: 200 | 201, { context }: RestRequest, { user, session }: SignedIn): JsonReply {
  context.signedIn(session, newcomer(user));
  return { status, body: userView(user) };
}
