/** The dashboard's frame: top bar, navigation as a sidebar, a rail or a drawer by the width at hand, and the page. */
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FollowFiles } from '../../features/files/FollowFiles.tsx';
import { RequireSession } from '../../features/sessions/RequireSession.tsx';
import { mainId, SkipLink } from '../../ui/SkipLink.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar, topBarHeightPx } from './TopBar.tsx';

const sidebarWidthPx = 248;
const railWidthPx = 72;
const contentWidthPx = 1280;

const columnStyle = {
  position: 'fixed', top: topBarHeightPx, bottom: 0, overflowY: 'auto', bgcolor: 'background.paper', borderRight: '1px solid', borderColor: 'divider',
} as const;

function Navigation({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <>
      <Box sx={{ ...columnStyle, width: sidebarWidthPx, display: { xs: 'none', lg: 'block' } }}><Sidebar /></Box>
      <Box sx={{ ...columnStyle, width: railWidthPx, display: { xs: 'none', md: 'block', lg: 'none' } }}><Sidebar shape="rail" /></Box>
      <Drawer open={isOpen} onClose={onClose} sx={{ display: { md: 'none' } }} slotProps={{ paper: { sx: { width: sidebarWidthPx } } }}>
        {/* Following a link closes the drawer over the page that it led to. */}
        <Box onClick={onClose}><Sidebar /></Box>
      </Drawer>
    </>
  );
}

function Frame() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <FollowFiles />
      <TopBar onOpenMenu={() => setMenuOpen(true)} />
      <Navigation isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ pt: `${topBarHeightPx}px`, ml: { md: `${railWidthPx}px`, lg: `${sidebarWidthPx}px` }, minHeight: '100dvh', outline: 'none' }}
      >
        <Box sx={{ maxWidth: contentWidthPx, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}><Outlet /></Box>
      </Box>
      <ScrollRestoration />
    </>
  );
}

export default function DashboardLayout() {
  return <RequireSession><Frame /></RequireSession>;
}
