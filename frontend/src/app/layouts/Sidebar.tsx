/** The dashboard's navigation: the current entry is marked, locked ones are dimmed and can still be visited. */
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../../features/sessions/RequireSession.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { currentEntry, isLocked, sidebarEntries } from './sidebar-entries.ts';
import type { SidebarEntry } from './sidebar-entries.ts';
import { sidebarStyle } from './sidebar-style.ts';

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
  const link = (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined} data-locked={isLockedEntry || undefined}>
      <Icon />
      <span className="name" {...(isRail ? { style: visuallyHidden } : {})}>{label}</span>
      {isLockedEntry ? <Lock shape={shape} /> : null}
    </Link>
  );
  return <li>{isRail ? <Hint words={label} side="right">{link}</Hint> : link}</li>;
}

function Lock({ shape }: { shape: SidebarShape }) {
  return (
    <span className="lock">
      <LockIcon aria-hidden="true" />
      {shape === 'full' ? <span aria-hidden="true">Pro</span> : null}
      <span style={visuallyHidden}>(locked, Pro plan)</span>
    </span>
  );
}

export function Sidebar({ shape = 'full' }: { shape?: SidebarShape }) {
  const user = useUser();
  const current = currentEntry(useLocation().pathname);
  return (
    <Box component="nav" aria-label="Dashboard" data-shape={shape} sx={sidebarStyle}>
      <ul>
        {sidebarEntries.map((entry) => (
          <Entry key={entry.path} entry={entry} isCurrent={entry === current} isLockedEntry={isLocked(entry, user)} shape={shape} />
        ))}
      </ul>
    </Box>
  );
}
