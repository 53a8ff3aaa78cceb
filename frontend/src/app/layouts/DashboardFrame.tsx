/** What stands around every page of the dashboard: top bar, navigation as a sidebar, a rail or a drawer by the width at hand. */
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { mainId } from '../../ui/SkipLink.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar, topBarHeightPx } from './TopBar.tsx';

const sidebarWidthPx = 248;
const railWidthPx = 72;
const contentWidthPx = 1280;

/** Fetched when the menu button is first pressed; wide screens never need it. */
const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'));

/** As tall as the page, so that the column reaches its end; what is in it stays in sight. */
const column = { flex: 'none', bgcolor: 'background.paper', borderRight: '1px solid', borderColor: 'divider' } as const;
const inSight = { position: 'sticky', top: topBarHeightPx, maxHeight: `calc(100dvh - ${topBarHeightPx}px)`, overflowY: 'auto' } as const;

/** The picture that the build draws has every shape, for it does not know the screen; the browser draws the one that it shows. */
const here = { noSsr: true, defaultMatches: true };

function Navigation({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), here);
  const isMiddle = useMediaQuery((theme: Theme) => theme.breakpoints.between('md', 'lg'), here);
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  return (
    <>
      {isWide ? <Box sx={{ ...column, width: sidebarWidthPx, display: { xs: 'none', lg: 'block' } }}><Box sx={inSight}><Sidebar /></Box></Box> : null}
      {isMiddle ? <Box sx={{ ...column, width: railWidthPx, display: { xs: 'none', md: 'block', lg: 'none' } }}><Box sx={inSight}><Sidebar shape="rail" /></Box></Box> : null}
      {hasOpened ? <Suspense fallback={null}><NavigationDrawer isOpen={isOpen} onClose={onClose} widthPx={sidebarWidthPx} /></Suspense> : null}
    </>
  );
}

export function DashboardFrame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <TopBar onOpenMenu={() => setMenuOpen(true)} />
      <Box sx={{ display: 'flex', minHeight: '100dvh', pt: `${topBarHeightPx}px` }}>
        <Navigation isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <Box sx={{ maxWidth: contentWidthPx, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}>{children}</Box>
        </Box>
      </Box>
    </>
  );
}
