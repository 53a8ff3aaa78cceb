/** The dashboard's navigation: the current entry is marked, locked ones are dimmed and can still be visited. */
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../../features/sessions/RequireSession.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { currentEntry, isLocked, sidebarEntries } from './sidebar-entries.ts';
import type { SidebarEntry } from './sidebar-entries.ts';

/** A rail shows icons only; names are read out and appear as tooltips. */
export type SidebarShape = 'full' | 'rail';

interface EntryProps {
  entry: SidebarEntry;
  isCurrent: boolean;
  isLockedEntry: boolean;
  shape: SidebarShape;
}

function Entry({ entry: { label, path, Icon }, isCurrent, isLockedEntry, shape }: EntryProps) {
  const isRail = shape === 'rail';
  return (
    <ListItem disablePadding>
      <Hint words={isRail ? label : ''} side="right">
        <ListItemButton
          component={Link}
          to={path}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          sx={(theme) => ({
            minHeight: 40,
            borderRadius: '6px',
            px: 1.25,
            justifyContent: isRail ? 'center' : 'flex-start',
            color: isCurrent ? 'primary.main' : isLockedEntry ? 'text.disabled' : 'text.primary',
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.tint.primary },
          })}
        >
          <ListItemIcon sx={{ minWidth: isRail ? 0 : 32, color: 'inherit' }}><Icon fontSize="small" /></ListItemIcon>
          <ListItemText
            primary={label}
            sx={{ my: 0.5 }}
            {...(isRail ? { style: visuallyHidden } : {})}
            slotProps={{ primary: { variant: 'body2', noWrap: true, sx: { fontWeight: isCurrent ? 600 : 500 } } }}
          />
          {isLockedEntry ? <Lock shape={shape} /> : null}
        </ListItemButton>
      </Hint>
    </ListItem>
  );
}

function Lock({ shape }: { shape: SidebarShape }) {
  if (shape === 'rail') {
    return (
      <>
        <LockIcon aria-hidden="true" sx={{ fontSize: 12, position: 'absolute', right: 3, bottom: 4 }} />
        <span style={visuallyHidden}>(locked, Pro plan)</span>
      </>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, ml: 0.5, fontSize: '0.6875rem', fontWeight: 500 }}>
      <LockIcon aria-hidden="true" sx={{ fontSize: 14 }} />
      <span aria-hidden="true">Pro</span>
      <span style={visuallyHidden}>(locked, Pro plan)</span>
    </Box>
  );
}

export function Sidebar({ shape = 'full' }: { shape?: SidebarShape }) {
  const user = useUser();
  const current = currentEntry(useLocation().pathname);
  return (
    <Box component="nav" aria-label="Dashboard" sx={{ p: 1.5 }}>
      <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
        {sidebarEntries.map((entry) => (
          <Entry key={entry.path} entry={entry} isCurrent={entry === current} isLockedEntry={isLocked(entry, user)} shape={shape} />
        ))}
      </List>
    </Box>
  );
}
