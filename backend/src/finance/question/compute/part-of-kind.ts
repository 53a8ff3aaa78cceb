/** A name held against a kind of category is told by its rows of that kind: of what Lightspeed charges only the software is a part of the software costs. */
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { hasEverRows } from './namesakes.ts';

/** The plan as it is where it is no such share, or where the name has no row of that kind. */
export async function partOfKind(plan: Plan, books: Books): Promise<Plan> {
  const { task, filters, against } = plan;
  const categories = against?.filters.categories;
  if (task !== 'share' || !against || categories === undefined || against.filters.counterparties !== undefined || filters.counterparties === undefined || filters.categories !== undefined) return plan;
  const within: Plan = { ...plan, metric: against.metric, filters: { ...filters, categories } };
  return await hasEverRows(within, books) ? within : plan;
}
