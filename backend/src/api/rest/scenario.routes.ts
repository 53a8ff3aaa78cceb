/** /api/scenarios: saving, previewing, and reading them from plain words. */
import type { ScenariosService } from '../../features/scenarios/scenarios.service.ts';
import { previewView, readingView, scenarioView } from '../views/scenario.view.ts';
import { created, download, noContent, ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function scenarioRoutes(scenarios: ScenariosService): Route[] {
  return [
    signedIn('GET', '/scenarios', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await scenarios.list(viewer, asked)).map(scenarioView), asked.limit, request.address);
    }),
    signedIn('POST', '/scenarios', async (viewer, { body }) => created(scenarioView(await scenarios.create(viewer, body)))),
    signedIn('POST', '/scenarios/preview', async (viewer, { body }) => ok(previewView(await scenarios.preview(viewer, body)))),
    signedIn('POST', '/scenarios/reading', async (viewer, { body }) => ok(readingView(await scenarios.read(viewer, body)))),
    signedIn('GET', '/scenarios/:id', async (viewer, { params }) => ok(scenarioView(await scenarios.get(viewer, params.id ?? '')))),
    signedIn('GET', '/scenarios/:id/download', async (viewer, request) => {
      const { bytes, mediaType, name } = await scenarios.download(viewer, request.params.id ?? '', queryText(request, 'format') ?? 'txt');
      return download(bytes, mediaType, name);
    }),
    signedIn('PUT', '/scenarios/:id', async (viewer, { params, body }) => ok(scenarioView(await scenarios.update(viewer, params.id ?? '', body)))),
    signedIn('POST', '/scenarios/:id/duplicate', async (viewer, { params }) => created(scenarioView(await scenarios.duplicate(viewer, params.id ?? '')))),
    signedIn('POST', '/scenarios/:id/restore', async (viewer, { params }) => ok(scenarioView(await scenarios.restore(viewer, params.id ?? '')))),
    signedIn('DELETE', '/scenarios/:id', async (viewer, { params }) => {
      await scenarios.delete(viewer, params.id ?? '');
      return noContent();
    }),
  ];
}
