/** /api/kpis: key figures and their targets. */
import type { KpisService } from '../../features/kpis/kpis.service.ts';
import { kpiNamed } from '../../features/kpis/target-input.ts';
import { kpiTargetView, realtimeKpisView } from '../views/kpi.view.ts';
import { overviewRequest } from './overview.routes.ts';
import { noContent, ok } from './reply.ts';
import { queryText, type Route, signedIn } from './route.ts';

export function kpiRoutes(kpis: KpisService): Route[] {
  return [
    signedIn('GET', '/kpis/realtime', async (viewer, request) => ok(realtimeKpisView(await kpis.realtime(viewer, overviewRequest(request))))),
    signedIn('PUT', '/kpis/:id/target', async (viewer, { params, body }) => ok(kpiTargetView(await kpis.setTarget(viewer, params.id ?? '', body), kpiNamed(params.id ?? '')))),
    signedIn('DELETE', '/kpis/:id/target', async (viewer, request) => {
      await kpis.removeTarget(viewer, request.params.id ?? '', queryText(request, 'currency'));
      return noContent();
    }),
  ];
}
