/** "On what day did we pay for the van": a single thing that was bought, where one payment's text says so and the kind of cost that the word stands for has others. */
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf } from './books.ts';

/** By the words as they were said, else by those of its purchase; the plan as it is where no single payment is told by either. */
export async function boughtOnce(plan: Plan, thing: readonly string[], books: Books): Promise<Plan> {
  if (thing.length === 0 || plan.task !== 'date') return plan;
  for (const words of [thing, [...thing, 'purchase']]) {
    const { metric, filters, period } = { metric: 'expenses', filters: { words, direction: 'out' }, period: plan.period } as const;
    const { count } = await pageOf({ metric, filters, period }, 'oldest', 1, books);
    if (count === 1) return { ...plan, metric, filters };
  }
  return plan;
}
