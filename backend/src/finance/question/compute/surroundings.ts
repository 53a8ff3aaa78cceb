/** What a single figure is looked at beside: the same measure over the months, quarters or years before it. */
import { addMonths, monthOf, startOfMonth, yearOf } from '../../local-date.ts';
import type { Period } from '../../period.ts';
import { periodLabel } from '../../period-label.ts';
import type { AnswerContext } from '../answer.ts';
import type { Plan, PlanFilters } from '../plan.ts';
import type { Books } from './books.ts';
import { trend } from './series.ts';

const STRETCHES = 6;
/** Of a figure over everything; a longer ledger is told by years. */
const MOST_MONTHS = 36;
const LEAST_LINES = 3;

/** Sums by category and account are at hand; other conditions would cost a second look at every row. */
const AT_HAND: readonly (keyof PlanFilters)[] = ['categories', 'notCategories', 'accounts', 'notAccounts', 'roles'];

/** Null for figures that are lists or comparisons themselves, and where the ledger holds too little before them. */
export async function surroundings(plan: Plan, books: Books): Promise<AnswerContext | null> {
  const stretch = plan.task === 'total' ? stretchAround(plan, books) : null;
  if (!stretch || !Object.keys(plan.filters).every((key) => (AT_HAND as readonly string[]).includes(key))) return null;
  const { unit, from, to } = stretch;
  const label = periodLabel({ from, to });
  const { chart, detail } = await trend({ ...plan, task: 'trend', groupBy: unit, period: { from, to, label, unit: 'range' } }, books);
  const isTelling = detail.task === 'trend' && detail.lines.filter(({ value }) => value !== 0).length >= LEAST_LINES;
  return chart && isTelling ? { caption: `By ${unit}, ${label}`, chart } : null;
}

type Stretch = Period & { readonly unit: 'month' | 'quarter' | 'year' };

function stretchAround({ period: { from, to, unit } }: Plan, { vocabulary: { dateFrom } }: Books): Stretch | null {
  if (dateFrom === null) return null;
  const since = (months: number): string => { const first = addMonths(startOfMonth(from), -months); return first > dateFrom ? first : startOfMonth(dateFrom); };
  if (unit === 'month') return { from: since(STRETCHES - 1), to, unit };
  if (unit === 'quarter') return { from: since((STRETCHES - 1) * 3), to, unit };
  if (unit === 'year') return { from: since((STRETCHES - 1) * 12), to, unit };
  if (unit !== 'all') return null;
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  return { from, to, unit: months <= MOST_MONTHS ? 'month' : 'year' };
}
