/** The sticky header of the public pages. */
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/Brand.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';

const anchors = [
  { label: 'HOME', to: paths.landing },
  { label: 'HOW IT WORKS', to: paths.landingSection('how-it-works') },
  { label: 'PRICING', to: paths.landingSection('pricing') },
];

function NarrowMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const entries = [...anchors, { label: 'LOGIN', to: paths.login }];
  return (
    <>
      <IconButton edge="end" aria-label="Open menu" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {entries.map(({ label, to }) => <MenuItem key={label} component={Link} to={to} onClick={close}>{label}</MenuItem>)}
      </Menu>
    </>
  );
}

export function PublicHeader() {
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Container maxWidth="lg">
        <Toolbar disableGutters variant="dense" sx={{ minHeight: 64, gap: 1 }}>
          <Brand to={paths.landing} />
          <Stack component="nav" aria-label="Sections" direction="row" sx={{ ml: 4, gap: 0.5, flex: 1, display: { xs: 'none', md: 'flex' } }}>
            {anchors.map(({ label, to }) => (
              <Button key={label} component={Link} to={to} color="inherit" sx={{ color: 'text.secondary', fontSize: '0.8125rem', letterSpacing: '0.03em' }}>{label}</Button>
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 1, ml: 'auto', alignItems: 'center' }}>
            <ColorSchemeButton />
            <Button component={Link} to={paths.login} variant="outlined" color="inherit" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>LOGIN</Button>
            <Button component={Link} to={paths.signUp} variant="contained">TRY FOR FREE</Button>
            <NarrowMenu />
          </Stack>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
