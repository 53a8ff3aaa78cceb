/** /api/review-items: categories that are uncertain, and what the owner decides about them. */
import type { ReviewService } from '../../features/review/review.service.ts';
import { reviewDecisionView, reviewListView } from '../views/review.view.ts';
import { created, noContent, ok } from './reply.ts';
import { queryNumber, queryText, type Route, signedIn } from './route.ts';

export function reviewRoutes(review: ReviewService): Route[] {
  return [
    signedIn('GET', '/review-items', async (viewer, request) => ok(reviewListView(await review.list(viewer, queryNumber(request, 'limit'), queryText(request, 'cursor'))))),
    signedIn('POST', '/review-items/decisions', async (viewer, { body }) => created(reviewDecisionView(await review.decide(viewer, body)))),
    signedIn('DELETE', '/review-items/decisions/:id', async (viewer, { params }) => {
      await review.undo(viewer, params.id ?? '');
      return noContent();
    }),
  ];
}
