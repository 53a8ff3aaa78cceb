/** A stretch of time of which the ledger has no day: a sum over it would be a zero that nobody counted. */
import type { LocalDate } from '../../ledger/entry.ts';
import { dateInWords } from '../../local-date.ts';
import type { Plan, PlanPeriod, Task } from '../plan.ts';
import type { Books } from './books.ts';

/** They look at the rows that there are, whichever months they are read from. */
const OF_NO_STRETCH: ReadonlySet<Task> = new Set(['what-if', 'runway', 'burn', 'balance', 'recurring', 'latest', 'price-change', 'price-list', 'break-even']);
const HELD_AGAINST_ANOTHER: ReadonlySet<Task> = new Set(['compare', 'growth', 'drivers']);

/** Says which days there are, or null where the plan asks for one of them. */
export function outsideData(plan: Plan, { vocabulary: { dateFrom, dateTo }, asOf }: Pick<Books, 'vocabulary' | 'asOf'>, source: string): string | null {
  if (dateFrom === null || dateTo === null || OF_NO_STRETCH.has(plan.task)) return null;
  const end = dateTo > asOf ? dateTo : asOf;
  const others = HELD_AGAINST_ANOTHER.has(plan.task) || plan.membership !== undefined ? [plan.against?.period, plan.earlier] : [];
  const periods = [plan.period, ...others.filter((period) => period !== undefined)];
  const missing = [...new Set(periods.filter((period) => isOutside(period, dateFrom, end)).map(({ from, to, label }) => (to < from ? 'that time' : label)))];
  if (missing.length === 0) return null;
  const comparison = missing.length < periods.length ? ', so there is nothing to compare with' : '';
  return `There is no data for ${missing.join(' or ')}${comparison}: the rows of ${source} run from ${dateInWords(dateFrom)} to ${dateInWords(dateTo)}.`;
}

/** "Before 2019" of a ledger that begins later has its end before its beginning. */
const isOutside = ({ from, to }: PlanPeriod, first: LocalDate, last: LocalDate): boolean => to < first || from > last;
