/** The largest (or smallest) categories, names or accounts of each calendar unit, one or as many as are asked for: "our biggest vendor in each of the last three years". */
import { MEASURES, isPercentMeasure } from '../measures.ts';
import { addMonths } from '../../local-date.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter, signedAmount } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { cellOf, fullUnits, unitTitle } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { titleOf } from './groups.ts';

/** A unit without a row has no line. */
export async function firstOfEach(plan: Plan, unit: CalendarUnit, by: NonNullable<Plan['splitBy']>, books: Books): Promise<Figures> {
  const { metric } = plan;
  if (isPercentMeasure(metric)) throw new Error('a share has no parts to split it by');
  const totals = (await books.reader.totals(rowsFilter(plan, books), [unit, by])).filter(({ key }) => !(by === 'counterparty' && key[by] === ''));
  const direction = plan.order === 'smallest' ? 1 : -1;
  const firsts = unitsOf(plan, unit, books).flatMap((one) => {
    return totals.filter(({ key }) => key[unit] === one.key).map((total) => ({ unit: one.label, label: groupLabel(by, total.key[by] ?? '', books), value: signedAmount(metric, total) }))
      .filter(({ value }) => value > 0).sort((a, b) => direction * (a.value - b.value) || (a.label < b.label ? -1 : 1)).slice(0, plan.limit ?? 1);
  });
  return {
    value: null, unit: 'currency', table: { columns: [unitTitle(unit), titleOf(by), MEASURES[metric].label], rows: firsts.map((first) => [first.unit, first.label, cellOf(first.value, 'currency', books)]) },
    chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'trend', lines: firsts.map(({ label, value }) => ({ label, value })), units: firsts.map((first) => first.unit) },
  };
}

const UNIT_MONTHS_MOST = 12;
const LATER = '9999-12-31';

/** Those that the period only reaches into, too: the running year has a largest so far. */
const unitsOf = ({ period: { from, to } }: Plan, unit: CalendarUnit, { asOf, vocabulary }: Books): ReturnType<typeof fullUnits> => {
  const [first, last] = [vocabulary.dateFrom !== null && from < vocabulary.dateFrom ? vocabulary.dateFrom : from, to > asOf ? asOf : to];
  return fullUnits(unit, { from: addMonths(first, -UNIT_MONTHS_MOST), to: addMonths(last, UNIT_MONTHS_MOST) }, LATER).filter((one) => one.from <= last && first <= one.to);
};
