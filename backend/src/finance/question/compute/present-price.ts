/** "How much does Zoom charge us every month?" of one who takes the same each time: what it is now, and no mean of all its prices. */
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { valuesBy } from './books.ts';

/** The latest charge in place of an average over all there is, where the last two full months were the same; null elsewhere. */
export async function presentPrice(plan: Plan, books: Books): Promise<Plan | null> {
  const { task, per, period, metric, filters: { categories = [], counterparties = [] } } = plan;
  if (task !== 'average' || per !== 'month' || period.unit !== 'all' || plan.median || categories.length + counterparties.length !== 1) return null;
  const months = [...await valuesBy(plan, 'month', books)].filter(([month]) => month < books.asOf.slice(0, 7)).sort(([one], [other]) => (one < other ? -1 : 1));
  const [last, before] = [months.at(-1), months.at(-2)];
  if (!last || !before || last[1] === 0 || last[1] !== before[1] || !isLately(last[0], books.asOf)) return null;
  return { ...plan, task: 'latest', per: null, groupBy: null, order: 'last', filters: { ...plan.filters, direction: MEASURES[metric].sign < 0 ? 'out' : 'in' } };
}

/** Who stopped charging has no present price. */
const isLately = (month: string, asOf: string): boolean => months(asOf) - months(month) <= 1;
const months = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
