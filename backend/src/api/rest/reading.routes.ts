/** /api/files/{id}/reading and /api/layouts: how files are read. */
import type { ReadingsService } from '../../features/files/readings.service.ts';
import type { LayoutsService } from '../../features/layouts/layouts.service.ts';
import { fileReadingView } from '../views/file-reading.view.ts';
import { fileView } from '../views/file.view.ts';
import { layoutView } from '../views/layout.view.ts';
import { noContent, ok } from './reply.ts';
import { type Route, signedIn } from './route.ts';

export function readingRoutes(readings: ReadingsService, layouts: LayoutsService): Route[] {
  return [
    signedIn('GET', '/files/:id/reading', async (viewer, { params }) => ok(fileReadingView(await readings.get(viewer, params.id ?? '')))),
    signedIn('POST', '/files/:id/reading', async (viewer, { params, body }) => ok(fileReadingView(await readings.preview(viewer, params.id ?? '', body)))),
    signedIn('PUT', '/files/:id/reading', async (viewer, { params, body }) => ok(fileView(await readings.apply(viewer, params.id ?? '', body)))),
    signedIn('GET', '/layouts', async (viewer) => ok((await layouts.list(viewer)).map(layoutView))),
    signedIn('DELETE', '/layouts/:id', async (viewer, { params }) => {
      await layouts.forget(viewer, params.id ?? '');
      return noContent();
    }),
    signedIn('POST', '/layouts/:id/restore', async (viewer, { params }) => ok(layoutView(await layouts.restore(viewer, params.id ?? '')))),
  ];
}
