/** /api/financial-data: the figures of the Financial Overview. */
import type { OverviewService } from '../../features/overview/overview.service.ts';
import { financialDataView } from '../views/financial-data.view.ts';
import { ok } from './reply.ts';
import { queryText, type Route, signedIn } from './route.ts';

export function overviewRoutes(overview: OverviewService): Route[] {
  return [
    signedIn('GET', '/financial-data', async (viewer, request) => ok(financialDataView(await overview.financialData(viewer, {
      period: queryText(request, 'period'), from: queryText(request, 'from'), to: queryText(request, 'to'), currency: queryText(request, 'currency'),
    })))),
  ];
}
