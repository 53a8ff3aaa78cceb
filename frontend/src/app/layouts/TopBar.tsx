/** The bar above the dashboard: who is here, the colour scheme, settings and the way out. */
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useUser } from '../../features/sessions/RequireSession.tsx';
import { useLogout } from '../../features/sessions/use-logout.ts';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

export const topBarHeightPx = 56;

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const user = useUser();
  const { signOut, isPending } = useLogout();
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ zIndex: 'appBar', borderBottom: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: topBarHeightPx, height: topBarHeightPx, gap: 1, px: { xs: 1.5, sm: 2 } }}>
        <IconButton edge="start" aria-label="Open navigation" onClick={onOpenMenu} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <Box sx={{ width: { lg: 224 }, mr: { sm: 2, lg: 0 }, display: { xs: 'none', sm: 'flex' } }}><Brand to={paths.dashboard} /></Box>
        <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
          {`Welcome, ${user.businessName || user.email}`}
        </Typography>
        {user.isDemo ? <StatusChip label="Demo" tone="info" /> : null}
        <ColorSchemeButton />
        <Hint words="Settings">
          <IconButton component={Link} to={paths.settings} aria-label="Settings"><SettingsIcon fontSize="small" /></IconButton>
        </Hint>
        <Hint words="Log out">
          <IconButton edge="end" aria-label="Log out" disabled={isPending} onClick={() => void signOut()}><LogoutIcon fontSize="small" /></IconButton>
        </Hint>
      </Toolbar>
    </AppBar>
  );
}
