/** /api/reports: the types on offer, generating, listing, downloading and deleting. */
import type { ReportsService } from '../../features/reports/reports.service.ts';
import { proofView } from '../views/proof.view.ts';
import { reportTypesView, reportView } from '../views/report.view.ts';
import { created, download, noContent, ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function reportRoutes(reports: ReportsService): Route[] {
  return [
    signedIn('GET', '/reports', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await reports.list(viewer, queryText(request, 'type'), asked)).map(reportView), asked.limit, request.address);
    }),
    signedIn('GET', '/reports/types', async (viewer) => ok(reportTypesView(await reports.types(viewer)))),
    signedIn('POST', '/reports', async (viewer, { body }) => created(reportView(await reports.create(viewer, body)))),
    signedIn('GET', '/reports/:id', async (viewer, { params }) => ok(reportView(await reports.get(viewer, params.id ?? '')))),
    signedIn('GET', '/reports/:id/proof', async (viewer, { params }) => ok(proofView(await reports.proof(viewer, params.id ?? '')))),
    signedIn('DELETE', '/reports/:id', async (viewer, { params }) => {
      await reports.delete(viewer, params.id ?? '');
      return noContent();
    }),
    signedIn('POST', '/reports/:id/restore', async (viewer, { params }) => ok(reportView(await reports.restore(viewer, params.id ?? '')))),
    signedIn('GET', '/reports/:id/download', async (viewer, request) => {
      const { bytes, mediaType, name } = await reports.download(viewer, request.params.id ?? '', queryText(request, 'format') ?? 'txt');
      return download(bytes, mediaType, name);
    }),
  ];
}
