/** Several lines of a list as one figure: "our three largest customers together", "the five biggest bills added up". */
import { sumMinor } from '../../money.ts';
import { percentOf } from '../../percent.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import type { Figures } from './figures.ts';
import { rowItself } from './single-rows.ts';

/** What all the others come to; the list shows whom it leaves out. */
async function restOf(plan: Plan, figures: Figures, sum: number, books: Books): Promise<Figures> {
  const whole = (await sumOf(plan, books)).amountMinor;
  const { detail } = figures;
  return { ...figures, value: whole - sum, unit: 'currency', cited: [rowsFilter(plan, books)], detail: detail.task === 'ranking' ? { ...detail, sum: whole - sum } : detail };
}

/** The list's own figures with the sum of its lines, or that sum's share of all, as the figure. */
export async function combined(plan: Plan, figures: Figures, books: Books): Promise<Figures> {
  const { detail } = figures;
  if (plan.combined === undefined || detail.task !== 'rows' && detail.task !== 'ranking') return figures;
  const sum = detail.task === 'rows' ? Math.abs(sumMinor(detail.entries.map(({ amountMinor }) => amountMinor))) : detail.lines.reduce((all, { value }) => all + value, 0);
  const cited = detail.task === 'rows' ? detail.entries.map((entry) => rowItself(entry, books)) : [{ ...rowsFilter(plan, books), ...detail.keys }];
  if (plan.combined === 'rest') return restOf(plan, figures, sum, books);
  const isShare = plan.combined === 'share';
  const whole = isShare ? (await sumOf(plan.against ?? plan, books)).amountMinor : null;
  return { ...figures, cited, value: whole === null ? sum : percentOf(sum, whole), unit: isShare ? 'percent' : 'currency', detail: { ...detail, sum } };
}
