/** Two things by how fast they grew, and a share beside the one it was: each side now and in the stretch that it is held against. */
import { percentChange, percentOf } from '../../percent.ts';
import { subjectInWords } from '../phrase/subject-words.ts';
import type { Plan, PlanPeriod, Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, sumOf } from './books.ts';
import { cellOf } from './calendar-lines.ts';
import type { Figures, Grown } from './figures.ts';
import { withPlaces } from './group-rows.ts';

/** The figure is by how many percentage points the first grew faster. */
export async function growth(plan: Plan, books: Books): Promise<Figures> {
  const earlier = plan.earlier ?? plan.period;
  const subjects = [plan, plan.against ?? plan];
  const sides = await Promise.all(subjects.map((side) => grown(side, earlier, books)));
  const [first, second] = sides.map(({ percent }) => percent);
  const rows = sides.map(({ label, value, before, percent }) => [label, cellOf(value, 'currency', books), cellOf(before, 'currency', books), percent === null ? null : cellOf(percent, 'percent', books)]);
  const places = subjects.map((side) => [null, rowsFilter(side, books), rowsFilter({ ...side, period: earlier }, books), null]);
  return {
    value: first == null || second == null ? null : first - second, unit: 'percent',
    table: withPlaces({ columns: ['', plan.period.label, earlier.label, 'Growth in %'], rows }, places, books), chart: null,
    cited: subjects.flatMap((side) => [rowsFilter(side, books), rowsFilter({ ...side, period: earlier }, books)]), detail: { task: 'growth', sides },
  };
}

async function grown(side: Subject, earlier: PlanPeriod, books: Books): Promise<Grown> {
  const [now, before] = await Promise.all([sumOf(side, books), sumOf({ ...side, period: earlier }, books)]);
  return { label: subjectInWords(side, books.vocabulary), value: now.amountMinor, before: before.amountMinor, percent: before.amountMinor > 0 ? percentChange(now.amountMinor, before.amountMinor) : null };
}

/** The figure is the change in percentage points. */
export async function shareThen(plan: Plan, earlier: PlanPeriod, books: Books): Promise<Figures> {
  const whole = plan.against ?? plan;
  const stretches = [{ period: plan.period, whole: whole.period }, { period: earlier, whole: earlier }];
  const told = await Promise.all(stretches.map(async (stretch) => {
    const [part, all] = await Promise.all([sumOf({ ...plan, period: stretch.period }, books), sumOf({ ...whole, period: stretch.whole }, books)]);
    return { label: stretch.period.label, part: part.amountMinor, all: all.amountMinor, share: percentOf(part.amountMinor, all.amountMinor) };
  }));
  const [now, before] = [told[0]?.share ?? null, told[1]?.share ?? null];
  const rows = told.map(({ label, part, all, share }) => [label, cellOf(part, 'currency', books), cellOf(all, 'currency', books), share === null ? null : cellOf(share, 'percent', books)]);
  const filters = stretches.map(({ period }) => [plan, whole].map((side) => rowsFilter({ ...side, period }, books)));
  return {
    value: now === null || before === null ? null : now - before, unit: 'percent',
    table: withPlaces({ columns: ['', subjectInWords(plan, books.vocabulary), subjectInWords(whole, books.vocabulary), 'Share in %'], rows }, filters.map((cells) => [null, ...cells, null]), books), chart: null,
    cited: filters.flatMap(([part]) => part ?? []), detail: { task: 'share', part: told[0]?.part ?? 0, whole: told[0]?.all ?? 0, then: [now, before] },
  };
}
