/** The frame of sign-in and sign-up: one column, the way home above it; who is signed in already goes on to the dashboard. */
import Box from '@mui/material/Box';
import { Navigate, Outlet } from 'react-router-dom';
import { useWantedPath } from '../../features/sessions/use-after-sign-in.ts';
import { useSession } from '../../features/sessions/use-session.ts';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';

export function EntranceLayout() {
  const session = useSession();
  const wantedPath = useWantedPath();
  // The forms show at once: most who come here are signed out, and need not wait until that is known.
  if (session.state === 'signed-in') return <Navigate to={wantedPath} replace />;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', px: 2 }}>
      <Box component="header" sx={{ height: 64, display: 'flex', alignItems: 'center', justifyContent: 'space-between', maxWidth: 1168, width: 1, mx: 'auto' }}>
        <Brand to={paths.landing} />
        <ColorSchemeButton />
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: { xs: 'start center', sm: 'center' }, py: 3 }}>
        <Box sx={{ width: 1, maxWidth: 400 }}><Outlet /></Box>
      </Box>
    </Box>
  );
}
