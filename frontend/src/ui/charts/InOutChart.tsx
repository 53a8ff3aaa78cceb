/** Money in above the zero line, money out below it: one column each way per stretch of time. */
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ChartData } from './chart-data.ts';
import { chartLook, valueAxis } from './chart-look.ts';
import { CursorRule } from './CursorRule.tsx';
import { useColumnLabels } from './edge-labels.ts';
import { SeriesPatterns, useSeriesFills } from './SeriesPatterns.tsx';

/** Few columns stand apart, rather than filling the width as slabs. */
function gapRatio(columnCount: number): number {
  return columnCount > 14 ? 0.3 : 0.6;
}

/** Two series of positive figures: the first goes up, the second down. */
export default function InOutChart({ data, heightPx }: { data: ChartData; heightPx: number }) {
  const [moneyIn, moneyOut] = data.series;
  const fills = useSeriesFills(2);
  const { tickLabelInterval, rightMarginPx } = useColumnLabels(data.labels.length);
  const column = (name: string, figures: readonly number[]) => ({
    label: name,
    data: [...figures],
    stack: 'flow',
    // The side says the direction; what is written is how much.
    valueFormatter: (value: number | null) => (value === null ? '—' : data.formatValue(Math.abs(value))),
  });
  return (
    <BarChart
      {...chartLook}
      margin={{ ...chartLook.margin, ...(rightMarginPx === null ? {} : { right: rightMarginPx }) }}
      height={heightPx}
      colors={fills.colors}
      borderRadius={2}
      xAxis={[{ scaleType: 'band', data: [...data.labels], categoryGapRatio: gapRatio(data.labels.length), disableLine: true, disableTicks: true, tickLabelInterval }]}
      yAxis={[{ ...valueAxis(data), valueFormatter: (value: number) => data.formatTick(Math.abs(value)) }]}
      series={[
        column(moneyIn?.name ?? '', (moneyIn?.data ?? []).map((value) => value ?? 0)),
        column(moneyOut?.name ?? '', (moneyOut?.data ?? []).map((value) => -(value ?? 0))),
      ]}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
    >
      <SeriesPatterns fills={fills} />
      <ChartsReferenceLine y={0} lineStyle={{ stroke: 'var(--mui-palette-edge)', strokeWidth: 1 }} />
      <CursorRule labels={data.labels} />
    </BarChart>
  );
}
