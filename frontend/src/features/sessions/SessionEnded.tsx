/** Stands in for a screen whose session ended while it was open: says so, and leads to sign in and back. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { comingFrom } from './use-after-sign-in.ts';

function request(pathname: string): string {
  return pathname === paths.queries ? 'Please log in to ask questions about your financial data.' : 'Please log in to see your financial data.';
}

export function SessionEnded() {
  const location = useLocation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', px: 2 }}>
      <Box component="header" sx={{ height: 64, display: 'flex', alignItems: 'center', maxWidth: 1168, width: 1, mx: 'auto' }}><Brand to={paths.landing} /></Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', textAlign: 'center', pb: 12 }}>
        <div>
          <PageTitle>Your session has ended</PageTitle>
          <Typography role="alert" sx={{ mt: 1, mb: 3 }}>{request(location.pathname)}</Typography>
          <Button component={Link} to={paths.login} state={comingFrom(location)} variant="contained">Log in</Button>
        </div>
      </Box>
    </Box>
  );
}
