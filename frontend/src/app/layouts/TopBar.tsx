/** The bar above the dashboard: who is here, the colour scheme, settings and the way out. */
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useUser } from '../../features/sessions/RequireSession.tsx';
import { useLogout } from '../../features/sessions/use-logout.ts';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { welcome } from '../first-screen/fill-first-screen.ts';

export const topBarHeightPx = 56;

const bar = {
  position: 'fixed', top: 0, left: 0, right: 0, zIndex: 'appBar', height: topBarHeightPx, display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1.5, sm: 2 },
  bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider',
} as const;

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const user = useUser();
  const { signOut, isPending } = useLogout();
  return (
    <Box component="header" sx={bar}>
      <IconButton edge="start" aria-label="Open navigation" onClick={onOpenMenu} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Box sx={{ width: { lg: 224 }, mr: { sm: 2, lg: 0 }, display: { xs: 'none', sm: 'flex' } }}><Brand to={paths.dashboard} /></Box>
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
        {welcome(user.businessName || user.email)}
      </Typography>
      {user.isDemo ? <StatusChip label="Demo" tone="info" /> : null}
      <ColorSchemeButton />
      <Hint words="Settings">
        <IconButton component={Link} to={paths.settings} aria-label="Settings"><SettingsIcon fontSize="small" /></IconButton>
      </Hint>
      <Hint words="Log out">
        <IconButton edge="end" aria-label="Log out" disabled={isPending} onClick={() => void signOut()}><LogoutIcon fontSize="small" /></IconButton>
      </Hint>
    </Box>
  );
}
