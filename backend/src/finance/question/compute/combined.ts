/** Several lines of a list as one figure: "our three largest customers together", "the five biggest bills added up". */
import { sumMinor } from '../../money.ts';
import { percentOf } from '../../percent.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import type { Figures } from './figures.ts';
import { rowItself } from './single-rows.ts';

/** The list's own figures with the sum of its lines, or that sum's share of all, as the figure. */
export async function combined(plan: Plan, figures: Figures, books: Books): Promise<Figures> {
  const { detail } = figures;
  if (plan.combined === undefined || detail.task !== 'rows' && detail.task !== 'ranking') return figures;
  const sum = detail.task === 'rows' ? Math.abs(sumMinor(detail.entries.map(({ amountMinor }) => amountMinor))) : detail.lines.reduce((all, { value }) => all + value, 0);
  const cited = detail.task === 'rows' ? detail.entries.map((entry) => rowItself(entry, books)) : [{ ...rowsFilter(plan, books), ...detail.keys }];
  const isShare = plan.combined === 'share';
  const whole = isShare ? (await sumOf(plan.against ?? plan, books)).amountMinor : null;
  return { ...figures, cited, value: whole === null ? sum : percentOf(sum, whole), unit: isShare ? 'percent' : 'currency', detail: { ...detail, sum } };
}
