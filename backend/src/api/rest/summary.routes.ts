/** /api/executive-summaries: summing up files. */
import type { SummariesService } from '../../features/summaries/summaries.service.ts';
import { summaryView } from '../views/summary.view.ts';
import { created, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function summaryRoutes(summaries: SummariesService): Route[] {
  return [
    signedIn('GET', '/executive-summaries', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await summaries.list(viewer, queryText(request, 'fileId'), asked)).map(summaryView), asked.limit, request.address);
    }),
    signedIn('POST', '/executive-summaries', async (viewer, { body }) => created(summaryView(await summaries.create(viewer, body)))),
  ];
}
