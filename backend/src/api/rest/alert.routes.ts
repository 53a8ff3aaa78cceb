/** /api/alerts: what does not look like the rest. */
import type { AlertsService } from '../../features/alerts/alerts.service.ts';
import { alertScanView, alertView } from '../views/alert.view.ts';
import { ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function alertRoutes(alerts: AlertsService): Route[] {
  return [
    signedIn('GET', '/alerts', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await alerts.list(viewer, asked, queryText(request, 'status'))).map(alertView), asked.limit, request.address);
    }),
    signedIn('GET', '/alerts/scan', async (viewer) => ok(alertScanView(await alerts.scanned(viewer)))),
    signedIn('PATCH', '/alerts/:id', async (viewer, { params, body }) => ok(alertView(await alerts.decide(viewer, params.id ?? '', body)))),
  ];
}
