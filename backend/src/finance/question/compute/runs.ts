/** Months (weeks, quarters) one after another that do the same: the longest run of them, the one that lasts, or whether every one does. */
import type { AnswerTable } from '../answer.ts';
import { addDays, addMonths } from '../../local-date.ts';
import { MEASURES } from '../measures.ts';
import type { Plan, Run, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import type { CalendarUnit, KeyedLine } from './calendar-lines.ts';
import { calendarLines, fullUnits, lineTable, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';

export async function run(plan: Plan, books: Books): Promise<Figures> {
  const unit = plan.groupBy === 'week' || plan.groupBy === 'quarter' || plan.groupBy === 'year' || plan.groupBy === 'day' ? plan.groupBy : 'month';
  const asked = plan.run ?? { test: 'rose', wants: 'longest' };
  const wider = asked.test === 'rose' || asked.test === 'fell' ? withUnitBefore(plan, unit, books) : plan;
  const all = await calendarLines(wider, unit, books);
  const own = new Set(fullUnits(unit, plan.period, books.asOf).map(({ key }) => key));
  const told = all.map((line, at) => ({ line, before: all[at - 1] ?? null })).filter(({ line, before }) => own.has(line.key) && (before !== null || asked.test === 'above' || asked.test === 'below'));
  const runs = runsOf(told.map(({ line, before }) => ({ line, isMet: meets(line, before, asked, plan) })));
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0);
  const matching = asked.wants === 'every' || asked.wants === 'count' ? runs.flat() : asked.wants === 'longest' ? runs.find(({ length }) => length === longest) ?? [] : runs.find((one) => one.at(-1)?.key === told.at(-1)?.line.key) ?? [];
  const lines = told.map(({ line }) => line);
  return {
    value: matching.length, unit: 'count', table: placed(plan, unit, asked.wants === 'every' ? lines : matching, books), chart: null, cited: [rowsFilter(wider, books)],
    detail: { task: 'run', matching, lines, times: runs.filter(({ length }) => length === longest).length },
  };
}

/** The first unit of the period is held against the one before it, where the books go back that far. */
function withUnitBefore(subject: Plan, unit: CalendarUnit, { vocabulary: { dateFrom } }: Books): Subject {
  const { period } = subject;
  const from = unit === 'day' ? addDays(period.from, -1) : unit === 'week' ? addDays(period.from, -7) : addMonths(period.from, unit === 'month' ? -1 : unit === 'quarter' ? -3 : -12);
  return { ...subject, period: { ...period, from: dateFrom !== null && from < dateFrom ? period.from : from } };
}

function meets(line: KeyedLine, before: KeyedLine | null, { test }: Run, { threshold }: Plan): boolean {
  const bound = threshold?.amountMinor ?? 0;
  switch (test) {
    case 'rose': return before !== null && line.value > before.value;
    case 'fell': return before !== null && line.value < before.value;
    case 'above': return line.value > bound;
    case 'below': return line.value < bound;
  }
}

function runsOf(units: readonly { readonly line: KeyedLine; readonly isMet: boolean }[]): KeyedLine[][] {
  const runs: KeyedLine[][] = [];
  units.forEach(({ line, isMet }, at) => {
    if (!isMet) return;
    if (units[at - 1]?.isMet) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  return runs;
}

function placed(plan: Plan, unit: CalendarUnit, lines: readonly KeyedLine[], books: Books): AnswerTable {
  const rowsOf = rowsByKey(plan, unit, books);
  return withPlaces(lineTable([unitTitle(unit), MEASURES[plan.metric].label], lines, MEASURES[plan.metric].unit, books), lines.map(({ key }) => [null, rowsOf(key)]), books);
}
