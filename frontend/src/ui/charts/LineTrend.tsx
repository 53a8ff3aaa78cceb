/** Levels over time as straight lines; gaps stay gaps. */
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartData } from './chart-data.ts';
import { chartLook, valueAxis } from './chart-look.ts';
import { CursorRule } from './CursorRule.tsx';
import { edgeMarginPx, useEdgeLabels } from './edge-labels.ts';
import { seriesColors } from './series-colors.ts';
import { useOpenAddress } from './use-open-address.ts';

/** Dashes of the series, so that lines differ without their colours, too. */
const dashes = ['none', '7 4', '2 3', '10 3 2 3'] as const;
const dashOf = (index: number): string => dashes[index % dashes.length] ?? 'none';
const dashesOf = ({ series }: ChartData) => Object.fromEntries(series.map((_, index) => [`& .MuiLineElement-root[data-series="line-${index}"]`, { strokeDasharray: dashOf(index) }]));

/** Beyond this many points single marks only clutter the line. */
const mostMarks = 14;

export default function LineTrend({ data, heightPx = 260 }: { data: ChartData; heightPx?: number }) {
  const opening = useOpenAddress(data);
  const tickLabelInterval = useEdgeLabels(data.labels.length);
  return (
    <LineChart
      {...chartLook}
      margin={{ ...chartLook.margin, right: edgeMarginPx }}
      {...opening}
      sx={[opening.sx ?? chartLook.sx, dashesOf(data)]}
      height={heightPx}
      colors={[...seriesColors]}
      hideLegend={data.series.length < 2}
      xAxis={[{ scaleType: 'point', data: [...data.labels], disableLine: true, disableTicks: true, tickLabelInterval }]}
      yAxis={[valueAxis(data)]}
      series={data.series.map(({ name, data: figures }, index) => ({
        id: `line-${index}`,
        label: name,
        data: [...figures],
        curve: 'linear',
        showMark: data.labels.length <= mostMarks,
        valueFormatter: (value: number | null) => (value === null ? '—' : data.formatValue(value)),
      }))}
    >
      <CursorRule labels={data.labels} />
    </LineChart>
  );
}
