/** /api/sessions: where the account is signed in, and ending that. */
import type { SessionsService } from '../../features/sessions/sessions.service.ts';
import { sessionView } from '../views/session.view.ts';
import { noContent, page } from './reply.ts';
import { queryPage, type Route, signedIn } from './route.ts';

export function sessionRoutes(sessions: SessionsService): Route[] {
  return [
    signedIn('GET', '/sessions', async (viewer, request) => {
      const asked = queryPage(request);
      const found = await sessions.list(viewer, asked);
      return page(found.map((session) => sessionView(session, request.context.sessionToken)), asked.limit, request.address);
    }),
    /** All but the one of this call. */
    signedIn('DELETE', '/sessions', async (viewer, { context }) => {
      await sessions.endOthers(viewer, context.sessionToken ?? '');
      return noContent();
    }),
    signedIn('DELETE', '/sessions/:id', async (viewer, { params }) => {
      await sessions.endOne(viewer, params.id ?? '');
      return noContent();
    }),
  ];
}
