/** What made a change: per group its part of it, so that the lines add up to the change of the whole. */
import { MEASURES, isPercentMeasure } from '../measures.ts';
import type { Grouping, Plan, Subject } from '../plan.ts';
import type { AnswerTable } from '../answer.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { cellOf } from './calendar-lines.ts';
import { bySize, changesBetween, restOf } from './changes.ts';
import { explain } from './explain.ts';
import type { Change, Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';
import { titleOf } from './groups.ts';

const LINES_LIMIT = 5;

/** Of a profit both what helped and what hurt is told, the greatest effects first; of one side only what moved the way that was asked for. */
export async function drivers(plan: Plan, books: Books): Promise<Figures> {
  const against: Subject = plan.against ?? plan;
  if (plan.explains || isPercentMeasure(plan.metric)) return explain(plan, against, books);
  const grouping = plan.groupBy ?? 'category';
  const changes = await changesBetween(plan, against, grouping, books);
  const isBothSided = hasBothSides(plan);
  const direction = plan.order === 'smallest' ? -1 : 1;
  const lines = bySize(changes.lines).filter((line) => isBothSided || line.change * direction > 0).slice(0, plan.limit ?? LINES_LIMIT);
  const { now, before } = changes;
  return {
    value: isBothSided ? now - before : lines[0]?.change ?? null, unit: 'currency',
    table: changeTable(plan, against, grouping, [...lines, restOf(lines, changes)], books), chart: null,
    cited: [rowsFilter(plan, books), rowsFilter(against, books)], detail: { task: 'drivers', lines, now, before, isBothSided },
  };
}

/** Change, now and before; the latter two lead to their rows. */
export function changeTable(plan: Subject, against: Subject, grouping: Grouping, lines: readonly (Change | null)[], books: Books): AnswerTable {
  const shown = lines.filter((line) => line !== null);
  const unit = isPercentMeasure(plan.metric) ? 'percent' : 'currency';
  const cell = (value: number) => cellOf(value, unit, books);
  const [rowsNow, rowsBefore] = [plan, against].map((side) => rowsByKey(side, grouping, books));
  const table = { columns: [titleOf(grouping), 'Change', plan.period.label, against.period.label], rows: shown.map((line) => [line.label, cell(line.change), cell(line.now), cell(line.before)]) };
  return withPlaces(table, shown.map(({ key, now, before }) => [null, null, key !== null && now !== 0 ? rowsNow?.(key) ?? null : null, key !== null && before !== 0 ? rowsBefore?.(key) ?? null : null]), books);
}

/** Measures in which income and costs meet. */
function hasBothSides({ metric }: Plan): boolean {
  const roles = MEASURES[metric].roles ?? [];
  return metric === 'cashFlow' || (roles.includes('revenue') && roles.includes('cogs'));
}
