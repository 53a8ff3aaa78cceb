/** A forecast as a fan: the past solid, the likely path dashed, and behind it the ranges that held in past forecasts. */
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { chartLook, valueAxis } from './chart-look.ts';
import { CursorRule } from './CursorRule.tsx';
import { edgeMarginPx, useEdgeLabels } from './edge-labels.ts';
import { bandPath, fanDomain, fanTable } from './fan-data.ts';
import type { FanData } from './fan-data.ts';
import { seriesColors } from './series-colors.ts';
import { useOpenAddress } from './use-open-address.ts';

const bandLook = { fill: 'var(--mui-palette-series-1)', stroke: 'none' } as const;
const ruleLook = { stroke: 'var(--mui-palette-edge)', strokeWidth: 1 } as const;
const ruleLabel = { fill: 'var(--mui-palette-text-secondary)', fontSize: '0.75rem' } as const;

/** Helper series would be read aloud as values; a path is only a picture. */
function Bands({ labels, band80, band95 }: FanData) {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const x = (place: number): number => xScale(labels[place] ?? '') ?? 0;
  const y = (value: number): number => yScale(value);
  return (
    <g aria-hidden="true">
      <path d={bandPath(band95, x, y)} {...bandLook} fillOpacity={0.14} />
      <path d={bandPath(band80, x, y)} {...bandLook} fillOpacity={0.22} />
    </g>
  );
}

export default function FanChart({ data, heightPx }: { data: FanData; heightPx: number }) {
  const table = fanTable(data);
  const tickLabelInterval = useEdgeLabels(data.labels.length);
  const { sx = chartLook.sx, ...opening } = useOpenAddress(table);
  const written = (value: number | null): string => (value === null ? '—' : data.formatValue(value));
  return (
    <ChartsContainer
      {...opening}
      height={heightPx}
      margin={{ ...chartLook.margin, right: edgeMarginPx }}
      skipAnimation
      disableKeyboardNavigation
      colors={[...seriesColors]}
      sx={{ ...sx, '& [data-series="likely"]': { strokeDasharray: '6 4' } }}
      xAxis={[{ id: 'x', scaleType: 'point', data: [...data.labels], disableLine: true, disableTicks: true, tickLabelInterval }]}
      yAxis={[{ id: 'y', ...valueAxis(table), ...fanDomain(data) }]}
      series={[
        { type: 'line', id: 'past', label: 'Past', data: [...data.past], curve: 'linear', showMark: false, color: seriesColors[0]!, valueFormatter: written },
        { type: 'line', id: 'likely', label: 'Likely', data: [...data.likely], curve: 'linear', showMark: false, color: seriesColors[0]!, valueFormatter: (value, { dataIndex }) => likelyWords(data, value, dataIndex) },
      ]}
    >
      <ChartsGrid horizontal />
      <Bands {...data} />
      <ChartsReferenceLine y={0} lineStyle={ruleLook} label="No cash" labelAlign="start" labelStyle={ruleLabel} />
      {data.today ? <ChartsReferenceLine x={data.today} lineStyle={{ ...ruleLook, strokeDasharray: '2 3' }} label={data.today} labelAlign="start" labelStyle={ruleLabel} /> : null}
      <LinePlot />
      <CursorRule labels={data.labels} />
      <ChartsAxisHighlight x="line" />
      <ChartsXAxis axisId="x" />
      <ChartsYAxis axisId="y" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}

/** The likely figure and the range around it. */
function likelyWords({ band80, formatValue, past }: FanData, value: number | null, place: number): string {
  const band = band80[place];
  if (value === null) return '—';
  return band && past[place] === null ? `${formatValue(value)} (${formatValue(band.low)} to ${formatValue(band.high)})` : formatValue(value);
}
