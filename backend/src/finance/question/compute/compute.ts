/** Plan → figures: which computation does which task. */
import type { Plan, Task } from '../plan.ts';
import { averagesByGroup } from './averages-by-group.ts';
import type { Books } from './books.ts';
import { breakEven } from './break-even.ts';
import { balance, burn, runway } from './cash.ts';
import type { Figures } from './figures.ts';
import { combined } from './combined.ts';
import { drivers } from './drivers.ts';
import { gaps } from './gaps.ts';
import { ranking } from './groups.ts';
import { growth, shareThen } from './growth.ts';
import { amongMembers, amongRecurring } from './members.ts';
import { overview } from './overview.ts';
import { place } from './place.ts';
import { priceChange } from './price-change.ts';
import { priceList } from './price-list.ts';
import { recurring } from './recurring.ts';
import { remainder } from './remainder.ts';
import { run } from './runs.ts';
import { bestPeriod, countPeriods, trend } from './series.ts';
import { latest } from './latest.ts';
import { date, rows } from './single-rows.ts';
import { shareOfRows } from './share-of-rows.ts';
import { average, compare, count, share, total } from './sums.ts';
import { sum } from './sum.ts';
import { supposed } from './supposed.ts';
import { whatIf } from './what-if.ts';

const COMPUTATIONS: Readonly<Record<Task, (plan: Plan, books: Books) => Promise<Figures>>> = {
  total, count, average: (plan, books) => (plan.each ? averagesByGroup(plan, plan.each, books) : average(plan, books)), rows, ranking, share: (plan, books) => (plan.earlier ? shareThen(plan, plan.earlier, books) : plan.counted ? shareOfRows(plan, books) : share(plan, books)), remainder, sum, compare, trend, 'best-period': bestPeriod, 'count-periods': countPeriods, run, drivers, growth, place, gaps, 'break-even': breakEven, recurring, latest, 'price-change': priceChange, 'price-list': priceList, date, burn, runway, balance, overview, 'what-if': whatIf, supposed,
};

export async function compute(asked: Plan, books: Books): Promise<Figures> {
  const plan = await amongRecurring(await amongMembers(asked, books), books);
  return combined(plan, await COMPUTATIONS[plan.task](plan, books), books);
}
