/** The paths of cash as lines of one chart: without changes, and with each scenario. */
import { formatMonth } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { Scenario_MonthFragment, Scenario_ResultFragment } from '../../generated/graphql.ts';
import type { ChartData } from '../../ui/charts/chart-data.ts';

export interface Line {
  name: string;
  result: Scenario_ResultFragment;
}

/** From the cash at the start; where nobody knows it, from zero: then they are changes of cash. */
export function cashLines(base: Scenario_ResultFragment, lines: readonly Line[], currency: string): ChartData {
  const months = base.base.map(({ month }) => month);
  const pathOf = (opening: string | null, path: readonly Scenario_MonthFragment[]): (number | null)[] => {
    let sum = Number(opening ?? 0);
    const points = path.map(({ net, balance }) => (sum = balance === null ? Math.round((sum + Number(net)) * 1000) / 1000 : Number(balance)));
    return [Number(opening ?? 0), ...months.map((_month, at) => points[at] ?? null)];
  };
  return {
    labels: ['Start', ...months.map(formatMonth)],
    series: [{ name: 'Without changes', data: pathOf(base.openingBalance, base.base) }, ...lines.map(({ name, result }) => ({ name, data: pathOf(result.openingBalance, result.scenario) }))],
    formatValue: (value) => formatMoney(value, currency),
    formatTick: (value) => formatMoney(value, currency, 'compact'),
  };
}
