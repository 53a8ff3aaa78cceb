/** The dashboard's home as it is drawn before the product is there: its real frame and cards, with places for the few words that come with the page. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ChartSkeleton } from '../../features/overview/OverviewSkeleton.tsx';
import { MEASURES, metricGrid } from '../../features/overview/MetricCards.tsx';
import { loadingPurpose } from '../../features/overview/overview-purpose.ts';
import { verdictPlace, verdictType } from '../../features/overview/Verdict.tsx';
import { MEASURE_LABEL } from '../../features/transactions/measures.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { SelectSkeleton } from '../../ui/forms/SelectSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DashboardFrame } from '../layouts/DashboardFrame.tsx';
import { HOME_ONLY, place } from './places.ts';

export function FirstScreen() {
  return (
    <DashboardFrame>
      <div {...place(HOME_ONLY)}>
        <PageHeader title="Financial Overview" purpose={<span {...place('purpose')}>{loadingPurpose}</span>} actions={<><Button>See transactions</Button><SelectSkeleton /></>} />
        <Box sx={verdictPlace}>
          <Typography {...verdictType} {...place('verdict')}><Skeleton width="min(420px, 80%)" height="1.5rem" /></Typography>
        </Box>
        <Box sx={metricGrid}>
          {MEASURES.map((measure) => (
            <FigureCard key={measure} label={MEASURE_LABEL[measure]} figure={<span {...place(measure)}><Skeleton width="70%" /></span>} delta={<Typography variant="caption" component="p"><Skeleton width="85%" /></Typography>} chart={<Box sx={{ height: 44 }} />} />
          ))}
        </Box>
        <ChartSkeleton />
      </div>
    </DashboardFrame>
  );
}
