/** The frame of the pages that anybody may read: header, page, footer. */
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { mainId, SkipLink } from '../../ui/SkipLink.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

export function PublicLayout() {
  return (
    <Box sx={{ bgcolor: 'background.paper', minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <PublicHeader />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}><Outlet /></Box>
      <PublicFooter />
      <ScrollRestoration />
    </Box>
  );
}
