/** A screen of the paid plans: locked with a sample for those without one. */
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { premiumScreens } from './premium-screens.ts';
import type { PremiumScreen, PremiumScreenName } from './premium-screens.ts';
import { SampleFrame } from './SampleFrame.tsx';
import { samples } from './samples.tsx';

function Locked({ benefits }: PremiumScreen) {
  return (
    <Card sx={{ p: 2.5, mb: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <LockIcon aria-hidden="true" sx={{ color: 'text.secondary' }} />
        <Box>
          <Typography variant="h3" component="p">Part of the Pro plan</Typography>
          <Typography variant="body2" color="textSecondary">{benefits.join(' · ')}</Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled>Upgrade to Premium</Button>
        <Button component={Link} to={paths.subscription}>See the plans</Button>
      </Box>
    </Card>
  );
}

/** `children` is the real screen, with a header of its own. */
export function PremiumView({ name, children }: { name: PremiumScreenName; children: ReactNode }) {
  const user = useUser();
  const screen = premiumScreens[name];
  const Sample = samples[name];
  if (user.isPro) return children;
  return (
    <>
      <PageHeader title={screen.title} purpose={screen.description} />
      <Locked {...screen} />
      <SampleFrame><Sample /></SampleFrame>
    </>
  );
}
