/** The frame of sign-in, sign-up and the way to a new password: one column, the way home above it. */
import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';

export function EntranceLayout() {
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
