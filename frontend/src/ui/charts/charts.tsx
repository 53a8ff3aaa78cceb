/** The charts as the rest of the client uses them: fetched only when one is shown, with a placeholder of the same size. */
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ChartData } from './chart-data.ts';

interface Props {
  data: ChartData;
  heightPx?: number;
}

const LazyColumns = lazy(() => import('./ColumnsChart.tsx'));
const LazyLines = lazy(() => import('./LineTrend.tsx'));

const defaultHeightPx = 260;

/** Flows over time. */
export function Columns({ data, heightPx = defaultHeightPx }: Props) {
  return <Suspense fallback={<Skeleton variant="rounded" height={heightPx} />}><LazyColumns data={data} heightPx={heightPx} /></Suspense>;
}

/** Levels over time. */
export function Lines({ data, heightPx = defaultHeightPx }: Props) {
  return <Suspense fallback={<Skeleton variant="rounded" height={heightPx} />}><LazyLines data={data} heightPx={heightPx} /></Suspense>;
}
