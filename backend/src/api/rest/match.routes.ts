/** /api/matches: payments that two sources tell of. */
import type { MatchesService } from '../../features/matches/matches.service.ts';
import { matchView } from '../views/match.view.ts';
import { ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function matchRoutes(matches: MatchesService): Route[] {
  return [
    signedIn('GET', '/matches', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await matches.list(viewer, asked, queryText(request, 'status'))).map(matchView), asked.limit, request.address);
    }),
    signedIn('POST', '/matches/:id/undo', async (viewer, { params }) => ok(matchView(await matches.undo(viewer, params.id ?? '')))),
    signedIn('POST', '/matches/:id/redo', async (viewer, { params }) => ok(matchView(await matches.redo(viewer, params.id ?? '')))),
  ];
}
