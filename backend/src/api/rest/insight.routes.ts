/** /api/insights: what is worth knowing about the ledger. */
import type { InsightsService } from '../../features/insights/insights.service.ts';
import { insightView } from '../views/insight.view.ts';
import { ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function insightRoutes(insights: InsightsService): Route[] {
  return [
    signedIn('GET', '/insights', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await insights.list(viewer, asked, queryText(request, 'dismissed') === 'true')).map(insightView), asked.limit, request.address);
    }),
    signedIn('POST', '/insights/:id/dismiss', async (viewer, { params }) => ok(insightView(await insights.dismiss(viewer, params.id ?? '')))),
    signedIn('POST', '/insights/:id/restore', async (viewer, { params }) => ok(insightView(await insights.restore(viewer, params.id ?? '')))),
  ];
}
