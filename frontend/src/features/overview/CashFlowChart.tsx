/** Money in and money out over the period, as columns from a common zero line. */
import { formatMoney } from '../../format/money.ts';
import type { CashFlowChart_FiguresFragment } from '../../generated/graphql.ts';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { InOutColumns } from '../../ui/charts/charts.tsx';
import { cashFlowFinding } from './cash-flow-finding.ts';

const SERIES = [
  { name: 'Money in', measure: 'moneyIn' },
  { name: 'Money out', measure: 'moneyOut' },
  { name: 'Cash flow', measure: 'cashFlow' },
] as const;

const chartHeightPx = 268;

export function CashFlowChart({ figures: { currency, period, series } }: { figures: CashFlowChart_FiguresFragment }) {
  const data: ChartData = {
    labels: series.map(({ label }) => label),
    series: SERIES.map(({ name, measure }) => ({ name, data: series.map((point) => Number(point[measure])) })),
    formatValue: (value) => formatMoney(value, currency),
    formatTick: (value) => formatMoney(value, currency, 'compact'),
  };
  return (
    <ChartFrame title={cashFlowFinding(series)} caption={`Cash flow in ${currency}, ${period.label}`} labelHeader="Period" data={data}>
      <InOutColumns data={data} heightPx={chartHeightPx} />
    </ChartFrame>
  );
}
