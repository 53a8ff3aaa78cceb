/** The overview in its final shape while its figures load. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { FigureCardsSkeleton } from '../../ui/skeletons.tsx';
import { metricGrid } from './MetricCards.tsx';
import { verdictPlace } from './Verdict.tsx';

/** A chart's card with its title, its legend and the buttons below it. */
const chartCardHeightPx = 418;

export function ChartSkeleton() {
  return (
    <Card aria-hidden="true" sx={{ p: 2.5, mt: 2, height: chartCardHeightPx }}>
      <Skeleton width="50%" height={28} />
      <Skeleton variant="rounded" height={268} sx={{ mt: 3 }} />
    </Card>
  );
}

export function OverviewSkeleton() {
  return (
    <>
      <Box sx={verdictPlace}><Skeleton width="min(420px, 80%)" height="1.5rem" /></Box>
      <Box sx={metricGrid}><FigureCardsSkeleton /></Box>
      <ChartSkeleton />
    </>
  );
}
