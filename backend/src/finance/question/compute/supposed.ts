/** What would have been, had a part of a measure been other than it was: the measure as the rows have it, and the difference beside it, whichever of the two is asked for. */
import { subjectInWords } from '../phrase/subject-words.ts';
import type { Measure } from '../measures.ts';
import type { Plan, SupposedChange } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { withPlaces } from './group-rows.ts';

export async function supposed(plan: Plan, books: Books): Promise<Figures> {
  const part = plan.against ?? plan;
  const [whole, own] = await Promise.all([sumOf(plan, books), sumOf(part, books)]);
  const effectMinor = signOfPart(plan.metric, part.metric) * changeOf(own.amountMinor, plan.supposed ?? { amountMinor: 0 }) || 0;
  const lines = [{ label: subjectInWords(plan, books.vocabulary), value: whole.amountMinor }, { label: 'Supposed difference', value: effectMinor }, { label: 'With it', value: whole.amountMinor + effectMinor }];
  const cited = [rowsFilter(plan, books)];
  const table = withPlaces(lineTable(['', 'Amount'], lines, 'currency', books), [[null, cited[0] ?? null], [null, null], [null, null]], books);
  return { value: plan.difference ? Math.abs(effectMinor) : whole.amountMinor + effectMinor, unit: 'currency', table, chart: null, cited, detail: { task: 'supposed', wasMinor: whole.amountMinor, effectMinor } };
}

const changeOf = (partMinor: number, change: SupposedChange): number => ('percent' in change ? Math.round((partMinor * change.percent) / 100) : change.amountMinor);

const RESULTS: readonly Measure[] = ['grossProfit', 'operatingProfit', 'netProfit', 'cashFlow'];
const COSTS: readonly Measure[] = ['expenses', 'operatingExpenses', 'cogs', 'taxes', 'interest'];

/** A cost that had been higher takes from a result, a refund from revenue too. */
const signOfPart = (whole: Measure, part: Measure): 1 | -1 => (RESULTS.includes(whole) && COSTS.includes(part) || part === 'refunds' && whole !== 'refunds' ? -1 : 1);
