/** "How much does Zoom charge us every month?" of one who takes the same each time: what it is now, and no mean of all its prices. */
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { valuesBy } from './books.ts';

/** The latest charge in place of an average over all there is, where the last two months were the same; null elsewhere. */
export async function presentPrice(plan: Plan, books: Books): Promise<Plan | null> {
  const { task, per, period, metric, filters: { categories = [], counterparties = [] } } = plan;
  if (task !== 'average' || per !== 'month' || period.unit !== 'all' || plan.median || !isOneThing(categories.length, counterparties.length)) return null;
  const sums = [...await valuesBy(plan, 'month', books)].sort(([one], [other]) => (one < other ? -1 : 1));
  const [earlier, before, last] = [sums.at(-3), sums.at(-2), sums.at(-1)];
  // The running month says something only where it was paid already.
  const isRunning = last?.[0] === books.asOf.slice(0, 7);
  if (!isSame(before, last, books.asOf) && !(isRunning && isSame(earlier, before, books.asOf))) return null;
  return { ...plan, task: 'latest', per: null, groupBy: null, order: 'last', filters: { ...plan.filters, direction: MEASURES[metric].sign < 0 ? 'out' : 'in' } };
}

/** "The Yelp ad": one party, of one kind at most. */
const isOneThing = (categories: number, parties: number): boolean => categories + parties === 1 || categories === 1 && parties === 1;

type MonthSum = readonly [month: string, amount: number];

/** Who stopped charging has no present price. */
const isSame = (before: MonthSum | undefined, last: MonthSum | undefined, asOf: string): boolean => before !== undefined && last !== undefined && last[1] !== 0 && before[1] === last[1] && monthsOf(asOf) - monthsOf(last[0]) <= 1;
const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
