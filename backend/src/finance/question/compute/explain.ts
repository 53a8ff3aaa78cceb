/** "Why": the whole change between two periods, taken apart by category, by name and by one-off payments; each table adds up to the change. */
import type { AnswerChart, AnswerSection } from '../answer.ts';
import { MEASURES, isPercentMeasure } from '../measures.ts';
import type { Grouping, Plan, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { cellOf } from './calendar-lines.ts';
import { changeTable } from './change-table.ts';
import type { Changes } from './changes.ts';
import { bySize, changesBetween, restOf } from './changes.ts';
import { countAndAmount } from './count-and-amount.ts';
import type { Change, Figures } from './figures.ts';
import { placesAlong, rowsByKey } from './group-rows.ts';
import { nameSection } from './name-changes.ts';
import { oneOffs, oneOffSection } from './one-offs.ts';

const LINES_MOST = 6;

export async function explain(plan: Plan, against: Subject, books: Books): Promise<Figures> {
  const isPercent = isPercentMeasure(plan.metric);
  const grouping = groupingOf(plan);
  const changes = await changesBetween(plan, against, grouping, books);
  const lines = bySize(changes.lines).slice(0, plan.limit ?? LINES_MOST);
  const all = [...lines, restOf(lines, changes)].filter((line) => line !== null);
  const isOneName = plan.filters.counterparties?.length === 1;
  const [parts, single] = await Promise.all([isPercent ? null : countAndAmount(plan, against, books), isPercent || isOneName ? [] : oneOffs(plan, against, books)]);
  const sections: (AnswerSection | null)[] = [
    parts?.section ?? null,
    grouping === 'counterparty' || isPercent ? null : await nameSection(plan, against, books),
    oneOffSection(single, changes, books),
  ];
  const { now, before } = changes;
  return {
    // "Why did we make a loss": whether there was one, and how large, comes before the change.
    value: isPercent ? Math.round((now - before) * 10) / 10 : plan.premise === 'loss' ? now : now - before, unit: isPercent ? 'percent' : 'currency',
    table: changeTable(plan, against, grouping, all, books), chart: bridge(plan, against, grouping, { lines: all, now, before }, books),
    sections: sections.filter((section) => section !== null), cited: [rowsFilter(plan, books), rowsFilter(against, books)],
    detail: { task: 'drivers', lines, now, before, isBothSided: true, explained: { parts, single, isOneName } },
  };
}

/** One category is taken apart by name, one name by category; otherwise as asked. */
function groupingOf({ groupBy, filters, metric }: Plan): Grouping {
  if (isPercentMeasure(metric)) return 'category';
  return (groupBy === null || groupBy === 'category') && filters.categories?.length === 1 ? 'counterparty' : groupBy ?? 'category';
}

/** From the earlier figure over each change to the later one. */
function bridge(plan: Plan, against: Subject, grouping: Grouping, { lines, now, before }: Changes, books: Books): AnswerChart | null {
  if (lines.length < 2) return null;
  const cell = (value: number) => cellOf(value, isPercentMeasure(plan.metric) ? 'percent' : 'currency', books);
  const [rowsNow, rowsBefore] = [rowsByKey(plan, grouping, books), rowsByKey(against, grouping, books)];
  const rowsOf = ({ key, now: later }: Change) => (key === null ? null : later === 0 ? rowsBefore(key) : rowsNow(key));
  const places = placesAlong([rowsFilter(against, books), ...lines.map(rowsOf), rowsFilter(plan, books)], books);
  return {
    kind: 'bar', labels: [against.period.label, ...lines.map(({ label }) => label), plan.period.label],
    series: [{ name: MEASURES[plan.metric].label, data: [cell(before), ...lines.map(({ change }) => cell(change)), cell(now)] }],
    ...(places ? { places } : {}), isBridge: true,
  };
}
