/** The revenue at which net profit is zero: what costs that do not move with sales come to, divided by the gross margin. */
import { divideMinor } from '../../money.ts';
import type { PerUnit, Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import { fullUnits, lineTable } from './calendar-lines.ts';
import type { Figures } from './figures.ts';

const PER_MONTH: Readonly<Partial<Record<PerUnit, number>>> = { day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12 };

/** Per month of the full months of the period, or per another unit. Null where cost of sales leaves nothing of revenue. */
export async function breakEven(plan: Plan, books: Books): Promise<Figures> {
  const units = fullUnits('month', plan.period, books.asOf);
  const period = { ...plan.period, from: units[0]?.from ?? plan.period.from, to: units.at(-1)?.to ?? plan.period.to };
  const measured = (metric: Subject['metric']) => sumOf({ metric, filters: plan.filters, period }, books);
  const [revenue, cogs, expenses] = (await Promise.all([measured('revenue'), measured('cogs'), measured('expenses')])).map(({ amountMinor }) => amountMinor) as [number, number, number];
  const fixed = expenses - cogs;
  const isTold = units.length > 0 && revenue > cogs && revenue > 0;
  const value = isTold ? Math.round((fixed / units.length) * (revenue / (revenue - cogs)) * (PER_MONTH[plan.per ?? 'month'] ?? 1)) : null;
  const perMonth = (sum: number): number => (units.length === 0 ? 0 : divideMinor(sum, units.length));
  const lines = [{ label: 'Revenue', value: perMonth(revenue) }, { label: 'Cost of sales', value: perMonth(cogs) }, { label: 'All other costs', value: perMonth(fixed) }];
  return {
    value, unit: 'currency', table: lineTable(['Average per month', 'Amount'], lines, 'currency', books), chart: null,
    cited: (['revenue', 'expenses'] as const).map((metric) => rowsFilter({ metric, filters: plan.filters, period }, books)), detail: { task: 'break-even', revenue, cogs, fixed, months: units.length },
  };
}
