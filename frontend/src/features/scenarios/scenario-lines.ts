/** The paths of cash as lines of one chart: without changes, and with each scenario. */
import { formatMonth } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { Scenario_MonthFragment, Scenario_ResultFragment } from '../../generated/graphql.ts';
import type { ChartData } from '../../ui/charts/chart-data.ts';

export interface Line {
  name: string;
  result: Scenario_ResultFragment;
}

/** Points of a drawing; the exact amounts stand in the table. */
const cents = (value: number): number => Math.round(value * 1000) / 1000;

/** From the cash with which the first month begins; where nobody knows it, from zero: then they are changes of cash. */
export function cashLines(base: Scenario_ResultFragment, lines: readonly Line[], currency: string): ChartData {
  const months = base.base.map(({ month }) => month);
  const pathOf = (path: readonly Scenario_MonthFragment[]): (number | null)[] => {
    const start = path[0]?.balance == null ? 0 : cents(Number(path[0].balance) - Number(path[0].net));
    let sum = start;
    const points = path.map(({ net, balance }) => (sum = balance === null ? cents(sum + Number(net)) : Number(balance)));
    return [start, ...months.map((_month, at) => points[at] ?? null)];
  };
  return {
    labels: ['Start', ...months.map(formatMonth)],
    series: [{ name: 'Without changes', data: pathOf(base.base) }, ...lines.map(({ name, result }) => ({ name, data: pathOf(result.scenario) }))],
    formatValue: (value) => formatMoney(value, currency),
    formatTick: (value) => formatMoney(value, currency, 'compact'),
  };
}
