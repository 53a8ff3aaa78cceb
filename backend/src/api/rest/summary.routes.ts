/** /api/executive-summaries: summing up files, reading summaries back and deleting them. */
import type { SummariesService } from '../../features/summaries/summaries.service.ts';
import { proofView } from '../views/proof.view.ts';
import { summaryView } from '../views/summary.view.ts';
import { created, noContent, ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function summaryRoutes(summaries: SummariesService): Route[] {
  return [
    signedIn('GET', '/executive-summaries', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await summaries.list(viewer, queryText(request, 'fileId'), asked)).map(summaryView), asked.limit, request.address);
    }),
    signedIn('POST', '/executive-summaries', async (viewer, { body }) => created(summaryView(await summaries.create(viewer, body)))),
    signedIn('GET', '/executive-summaries/:id', async (viewer, { params }) => ok(summaryView(await summaries.get(viewer, params.id ?? '')))),
    signedIn('GET', '/executive-summaries/:id/proof', async (viewer, { params }) => ok(proofView(await summaries.proof(viewer, params.id ?? '')))),
    signedIn('DELETE', '/executive-summaries/:id', async (viewer, { params }) => {
      await summaries.delete(viewer, params.id ?? '');
      return noContent();
    }),
    signedIn('POST', '/executive-summaries/:id/restore', async (viewer, { params }) => ok(summaryView(await summaries.restore(viewer, params.id ?? '')))),
  ];
}
