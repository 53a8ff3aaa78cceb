/** A chart of a report, with its finding above it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BridgeBars } from '../../ui/charts/BridgeBars.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { ChartFigures } from '../../ui/charts/ChartFrame.tsx';
import { Columns, Lines } from '../../ui/charts/charts.tsx';
import { RankedBars } from '../../ui/charts/RankedBars.tsx';
import type { ReportChartData } from './report-document.ts';
import { changeText, figureText } from './report-values.ts';

const HEIGHT_PX = 220;

function Drawing({ chart, currency }: { chart: ReportChartData; currency: string }) {
  const { labels, series, unit } = chart;
  const values = series[0]?.values ?? [];
  const data: ChartData = {
    labels,
    series: series.map(({ name, values: figures }) => ({ name, data: figures.map((value) => (value === null ? null : Number(value))) })),
    formatValue: (value) => figureText(value, unit, currency),
    formatTick: (value) => figureText(value, unit, currency, 'compact'),
  };
  /** Of further series, beside the figure. */
  const earlier = (index: number) => series.slice(1).map(({ name, values: figures }) => `${name}: ${figureText(figures[index] ?? null, unit, currency)}`).join(', ') || undefined;
  switch (chart.chart) {
    case 'bridge': {
      const last = labels.length - 1;
      return <BridgeBars title={chart.title} caption={chart.caption} isRiseGood bars={labels.map((label, index) => {
        const isWhole = index === 0 || index === last;
        const value = values[index] ?? null;
        return { label, value: Number(value), isWhole, figure: isWhole ? figureText(value, unit, currency) : changeText(value, unit, currency) };
      })} />;
    }
    case 'bars': return <RankedBars title={chart.title} caption={chart.caption} bars={labels.map((label, index) => ({ label, value: Number(values[index] ?? 0), figure: figureText(values[index] ?? null, unit, currency), note: earlier(index) }))} />;
    case 'columns': return <ChartFigures title={chart.title} caption={chart.caption} labelHeader="Period" data={data}><Columns data={data} heightPx={HEIGHT_PX} /></ChartFigures>;
    case 'line': return <ChartFigures title={chart.title} caption={chart.caption} labelHeader="Period" data={data}><Lines data={data} heightPx={HEIGHT_PX} /></ChartFigures>;
  }
}

export function ReportChart({ chart, currency }: { chart: ReportChartData; currency: string }) {
  if (chart.labels.length === 0) return null;
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, breakInside: 'avoid' }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Typography variant="subtitle2" component="h4">{chart.title}</Typography>
        <Typography variant="caption" color="textSecondary">{chart.caption}</Typography>
      </Box>
      <Drawing chart={chart} currency={currency} />
    </Box>
  );
}
