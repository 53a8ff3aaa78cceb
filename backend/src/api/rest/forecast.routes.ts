/** /api/forecast and /api/expected-items: the cash flow of the next months, and what is expected in it. */
import type { ExpectedItemsService } from '../../features/forecasts/expected-items.service.ts';
import { forecastOrRefuse, type ForecastsService } from '../../features/forecasts/forecasts.service.ts';
import { expectedItemView } from '../views/expected-item.view.ts';
import { forecastView } from '../views/forecast.view.ts';
import { created, noContent, ok } from './reply.ts';
import { queryNumber, queryText, type Route, signedIn } from './route.ts';

export function forecastRoutes(forecasts: ForecastsService, items: ExpectedItemsService): Route[] {
  return [
    signedIn('GET', '/forecast', async (viewer, request) => {
      const shown = await forecasts.forecast(viewer, { months: queryNumber(request, 'months'), currency: queryText(request, 'currency') });
      forecastOrRefuse(shown);
      return ok(forecastView(shown));
    }),
    signedIn('GET', '/expected-items', async (viewer, request) => ok((await items.list(viewer, queryText(request, 'currency'))).map(expectedItemView))),
    signedIn('POST', '/expected-items', async (viewer, { body }) => created(expectedItemView(await items.create(viewer, body)))),
    signedIn('PATCH', '/expected-items/:id', async (viewer, { params, body }) => ok(expectedItemView(await items.change(viewer, params.id ?? '', body)))),
    signedIn('DELETE', '/expected-items/:id', async (viewer, request) => {
      await items.forget(viewer, request.params.id ?? '', queryText(request, 'currency'));
      return noContent();
    }),
  ];
}
