/** The charts as the rest of the client uses them: fetched only when one comes near the window, with a placeholder of the same size. */
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { WhenNear } from '../WhenNear.tsx';
import type { ChartData } from './chart-data.ts';
import type { FanData } from './fan-data.ts';

interface Props {
  data: ChartData;
  heightPx?: number;
}

const LazyColumns = lazy(() => import('./ColumnsChart.tsx'));
const LazyFan = lazy(() => import('./FanChart.tsx'));
const LazyInOut = lazy(() => import('./InOutChart.tsx'));
const LazyLines = lazy(() => import('./LineTrend.tsx'));

const defaultHeightPx = 260;
/** Above a drawing of several series. */
const legendHeightPx = 29;

function Drawn({ Chart, data, heightPx = defaultHeightPx }: Props & { Chart: ComponentType<Required<Props>> }) {
  const placeholder = <Skeleton variant="rounded" height={data.series.length < 2 ? heightPx : heightPx + legendHeightPx} />;
  return <WhenNear inTime placeholder={placeholder}><Suspense fallback={placeholder}><Chart data={data} heightPx={heightPx} /></Suspense></WhenNear>;
}

/** Flows over time. */
export function Columns(props: Props) {
  return <Drawn Chart={LazyColumns} {...props} />;
}

/** Levels over time. */
export function Lines(props: Props) {
  return <Drawn Chart={LazyLines} {...props} />;
}

/** Money in and money out over time: two series of positive figures. */
export function InOutColumns(props: Props) {
  return <Drawn Chart={LazyInOut} {...props} />;
}

/** What is likely, with its ranges, behind what was. */
export function Fan({ data, heightPx = defaultHeightPx }: { data: FanData; heightPx?: number }) {
  const placeholder = <Skeleton variant="rounded" height={heightPx} />;
  return <WhenNear inTime placeholder={placeholder}><Suspense fallback={placeholder}><LazyFan data={data} heightPx={heightPx} /></Suspense></WhenNear>;
}
