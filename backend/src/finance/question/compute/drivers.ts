/** What made a change: per group its part of it, so that the lines add up to the change of the whole. */
import { MEASURES } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter, valuesBy } from './books.ts';
import { cellOf } from './calendar-lines.ts';
import type { Change, Figures } from './figures.ts';
import { titleOf } from './groups.ts';

const LINES_LIMIT = 5;

/** Of a profit both what helped and what hurt is told, the greatest effects first; of one side only what moved the way that was asked for. */
export async function drivers(plan: Plan, books: Books): Promise<Figures> {
  const against = plan.against ?? plan;
  const changes = await changesBetween(plan, { ...plan, ...against }, books);
  const [now, before] = [sumOf(changes, 'now'), sumOf(changes, 'before')];
  const isBothSided = hasBothSides(plan);
  const direction = plan.order === 'smallest' ? -1 : 1;
  const moved = changes.filter((line) => (isBothSided ? line.change !== 0 : line.change * direction > 0));
  const size = (line: Change) => (isBothSided ? Math.abs(line.change) : line.change * direction);
  const lines = moved.sort((a, b) => size(b) - size(a)).slice(0, plan.limit ?? LINES_LIMIT);
  const rest = restOf(lines, now, before);
  const cell = (value: number) => cellOf(value, 'currency', books);
  const shown = rest.change === 0 && rest.now === 0 && rest.before === 0 ? lines : [...lines, rest];
  return {
    value: isBothSided ? now - before : lines[0]?.change ?? null, unit: 'currency',
    table: { columns: [titleOf(plan.groupBy ?? 'category'), 'Change', plan.period.label, against.period.label], rows: shown.map((line) => [line.label, cell(line.change), cell(line.now), cell(line.before)]) },
    chart: null, cited: [rowsFilter(plan, books), rowsFilter(against, books)], detail: { task: 'drivers', lines, now, before, isBothSided },
  };
}

async function changesBetween(plan: Plan, against: Plan, books: Books): Promise<Change[]> {
  const grouping = plan.groupBy ?? 'category';
  const [now, before] = await Promise.all([valuesBy(plan, grouping, books), valuesBy(against, grouping, books)]);
  return [...new Set([...now.keys(), ...before.keys()])].map((key): Change => {
    const [a, b] = [now.get(key) ?? 0, before.get(key) ?? 0];
    return { label: groupLabel(grouping, key, books), now: a, before: b, change: a - b };
  });
}

const sumOf = (changes: readonly Change[], which: 'now' | 'before'): number => changes.reduce((sum, line) => sum + line[which], 0);

function restOf(lines: readonly Change[], now: number, before: number): Change {
  const [restNow, restBefore] = [now - sumOf(lines, 'now'), before - sumOf(lines, 'before')];
  return { label: 'Everything else', now: restNow, before: restBefore, change: restNow - restBefore };
}

/** Measures in which income and costs meet. */
function hasBothSides({ metric }: Plan): boolean {
  const roles = MEASURES[metric].roles ?? [];
  return metric === 'cashFlow' || (roles.includes('revenue') && roles.includes('cogs'));
}
