/** /api/categories and /api/rules: which categories there are, and the owner's rules for them. */
import type { CategoriesService } from '../../features/categories/categories.service.ts';
import type { RulesService } from '../../features/rules/rules.service.ts';
import { categoryView } from '../views/category.view.ts';
import { rulePreviewView, ruleView } from '../views/rule.view.ts';
import { created, noContent, ok } from './reply.ts';
import { type Route, signedIn } from './route.ts';

export function ruleRoutes(rules: RulesService, categories: CategoriesService): Route[] {
  return [
    signedIn('GET', '/categories', async (viewer) => ok((await categories.list(viewer)).map(categoryView))),
    signedIn('POST', '/categories', async (viewer, { body }) => created(categoryView(await categories.create(viewer, body)))),
    signedIn('GET', '/rules', async (viewer) => ok((await rules.list(viewer)).map(ruleView))),
    signedIn('POST', '/rules', async (viewer, { body }) => created(ruleView(await rules.create(viewer, body)))),
    signedIn('POST', '/rules/preview', async (viewer, { body }) => ok(rulePreviewView(await rules.preview(viewer, body)))),
    signedIn('POST', '/rules/:id/restore', async (viewer, { params }) => ok(ruleView(await rules.restore(viewer, params.id ?? '')))),
    signedIn('DELETE', '/rules/:id', async (viewer, { params }) => {
      await rules.delete(viewer, params.id ?? '');
      return noContent();
    }),
  ];
}
