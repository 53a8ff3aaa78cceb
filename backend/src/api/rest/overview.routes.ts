/** /api/financial-data: the figures of the Financial Overview, what they are compared with, and who stands behind them. */
import type { ComparisonService } from '../../features/overview/comparison.service.ts';
import type { OverviewRequest } from '../../features/overview/overview-request.ts';
import type { OverviewService } from '../../features/overview/overview.service.ts';
import { comparisonView, topCounterpartiesView } from '../views/comparison.view.ts';
import { financialDataView } from '../views/financial-data.view.ts';
import { ok } from './reply.ts';
import { queryNumber, queryText, type RestRequest, type Route, signedIn } from './route.ts';

export function overviewRequest(request: RestRequest): OverviewRequest {
  return { period: queryText(request, 'period'), from: queryText(request, 'from'), to: queryText(request, 'to'), currency: queryText(request, 'currency') };
}

export function overviewRoutes(overview: OverviewService, comparison: ComparisonService): Route[] {
  return [
    signedIn('GET', '/financial-data', async (viewer, request) => ok(financialDataView(await overview.financialData(viewer, overviewRequest(request))))),
    signedIn('GET', '/financial-data/comparison', async (viewer, request) => ok(comparisonView(await comparison.compare(viewer, overviewRequest(request))))),
    signedIn('GET', '/financial-data/counterparties', async (viewer, request) =>
      ok(topCounterpartiesView(await comparison.topCounterparties(viewer, { ...overviewRequest(request), limit: queryNumber(request, 'limit') })))),
  ];
}
