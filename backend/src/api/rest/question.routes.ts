/** /api/queries: asking in plain English, and what was asked. */
import type { QuestionsService } from '../../features/questions/questions.service.ts';
import { proofView } from '../views/proof.view.ts';
import { questionView } from '../views/question.view.ts';
import { created, noContent, ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function questionRoutes(questions: QuestionsService): Route[] {
  return [
    signedIn('GET', '/queries', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await questions.list(viewer, queryText(request, 'fileId'), asked)).map(questionView), asked.limit, request.address);
    }),
    signedIn('POST', '/queries', async (viewer, { body }) => created(questionView(await questions.ask(viewer, body)))),
    signedIn('GET', '/queries/suggested', async (viewer, request) => ok(await questions.suggested(viewer, queryText(request, 'fileId')))),
    signedIn('GET', '/queries/:id', async (viewer, { params }) => ok(questionView(await questions.get(viewer, params.id ?? '')))),
    signedIn('GET', '/queries/:id/proof', async (viewer, { params }) => ok(proofView(await questions.proof(viewer, params.id ?? '')))),
    signedIn('DELETE', '/queries/:id', async (viewer, { params }) => {
      await questions.delete(viewer, params.id ?? '');
      return noContent();
    }),
    signedIn('POST', '/queries/:id/restore', async (viewer, { params }) => ok(questionView(await questions.restore(viewer, params.id ?? '')))),
  ];
}
