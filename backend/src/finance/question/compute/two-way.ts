/** Tables in two directions: a line for each category, name or account, a column for each calendar unit. */
import { minorToDecimal } from '../../money.ts';
import { isPercentMeasure } from '../measures.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { groupLabel, rowsFilter, signedAmount } from './books.ts';
import type { CalendarUnit } from './calendar-lines.ts';
import { fullUnits } from './calendar-lines.ts';
import type { Figures } from './figures.ts';
import { titleOf } from './groups.ts';

const LINES_MOST = 50;
const COLUMNS_MOST = 36;

export async function twoWay(plan: Plan, unit: CalendarUnit, by: NonNullable<Plan['splitBy']>, books: Books): Promise<Figures> {
  const { metric } = plan;
  if (isPercentMeasure(metric)) throw new Error('a share has no parts to split it by');
  const units = fullUnits(unit, plan.period, books.asOf).slice(-COLUMNS_MOST);
  const totals = await books.reader.totals(rowsFilter(plan, books), [unit, by]);
  const cells = new Map<string, Map<string, number>>();
  for (const total of totals) {
    const [line, column] = [total.key[by] ?? '', total.key[unit] ?? ''];
    cells.set(line, (cells.get(line) ?? new Map<string, number>()).set(column, signedAmount(metric, total)));
  }
  const lines = [...cells].map(([key, values]) => ({ label: groupLabel(by, key, books), values: units.map((column) => values.get(column.key) ?? 0) }))
    .map((line) => ({ ...line, value: line.values.reduce((sum, value) => sum + value, 0) })).filter(({ values }) => values.some((value) => value !== 0)).sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1));
  const money = (value: number) => minorToDecimal(value, books.vocabulary.currency);
  const sum = lines.reduce((all, { value }) => all + value, 0);
  return {
    value: sum, unit: 'currency', table: { columns: [titleOf(by), ...units.map(({ label }) => label), 'Total'], rows: lines.slice(0, LINES_MOST).map(({ label, values, value }) => [label, ...values.map(money), money(value)]) },
    chart: { kind: 'line', labels: units.map(({ label }) => label), series: lines.slice(0, 6).map(({ label, values }) => ({ name: label, data: values.map(money) })) },
    cited: [{ ...rowsFilter(plan, books), from: units[0]?.from ?? plan.period.from, to: units.at(-1)?.to ?? plan.period.to }], detail: { task: 'trend', lines: lines.map(({ label, value }) => ({ label, value })), isSplit: true },
  };
}
