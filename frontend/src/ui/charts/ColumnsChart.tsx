/** Flows over time as columns from a marked zero line. */
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ChartData } from './chart-data.ts';
import { chartLook, valueAxis } from './chart-look.ts';
import { CursorRule } from './CursorRule.tsx';
import { SeriesPatterns, useSeriesFills } from './SeriesPatterns.tsx';
import { useOpenAddress } from './use-open-address.ts';

export default function ColumnsChart({ data, heightPx = 260 }: { data: ChartData; heightPx?: number }) {
  const opening = useOpenAddress(data);
  const fills = useSeriesFills(data.series.length);
  return (
    <BarChart
      {...chartLook}
      {...opening}
      height={heightPx}
      colors={fills.colors}
      borderRadius={3}
      hideLegend={data.series.length < 2}
      xAxis={[{ scaleType: 'band', data: [...data.labels], categoryGapRatio: 0.35, barGapRatio: 0.08, disableLine: true, disableTicks: true }]}
      yAxis={[valueAxis(data)]}
      series={data.series.map(({ name, data: figures }) => ({
        label: name,
        data: [...figures],
        valueFormatter: (value: number | null) => (value === null ? '—' : data.formatValue(value)),
      }))}
    >
      <SeriesPatterns fills={fills} />
      <ChartsReferenceLine y={0} lineStyle={{ stroke: 'var(--mui-palette-edge)', strokeWidth: 1 }} />
      <CursorRule labels={data.labels} />
    </BarChart>
  );
}
