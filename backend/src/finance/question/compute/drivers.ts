/** What made a change: per group its part of it, so that the lines add up to the change of the whole. */
import { MEASURES, isPercentMeasure } from '../measures.ts';
import type { Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { percentChange } from '../../percent.ts';
import { changeTable, percentTable } from './change-table.ts';
import { byPercent, bySize, changesBetween, restOf } from './changes.ts';
import { explain } from './explain.ts';
import type { Figures } from './figures.ts';

const LINES_LIMIT = 5;

/** Of a profit both what helped and what hurt is told, the greatest effects first; of one side only what moved the way that was asked for. */
export async function drivers(plan: Plan, books: Books): Promise<Figures> {
  const against: Subject = plan.against ?? plan;
  if (plan.explains || isPercentMeasure(plan.metric)) return explain(plan, against, books);
  const grouping = plan.groupBy ?? 'category';
  const changes = await changesBetween(plan, against, grouping, books);
  const isBothSided = hasBothSides(plan);
  const direction = plan.order === 'smallest' ? -1 : 1;
  const isInPercent = plan.answerIn === 'percent' && !isBothSided;
  const lines = (isInPercent ? byPercent(changes.lines) : bySize(changes.lines)).filter((line) => isBothSided || line.change * direction > 0).slice(0, plan.limit ?? LINES_LIMIT);
  const { now, before } = changes;
  return {
    ...(isInPercent ? { value: lines[0] ? percentChange(lines[0].now, lines[0].before) : null, unit: 'percent' as const } : { value: isBothSided ? now - before : lines[0]?.change ?? null, unit: 'currency' as const }),
    table: isInPercent ? percentTable(plan, against, grouping, lines, books) : changeTable(plan, against, grouping, [...lines, restOf(lines, changes)], books), chart: null,
    cited: [rowsFilter(plan, books), rowsFilter(against, books)], detail: { task: 'drivers', lines, now, before, isBothSided },
  };
}

/** Measures in which income and costs meet. */
function hasBothSides({ metric }: Plan): boolean {
  const roles = MEASURES[metric].roles ?? [];
  return metric === 'cashFlow' || (roles.includes('revenue') && roles.includes('cogs'));
}
