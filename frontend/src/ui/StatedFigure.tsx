/** A figure that no transactions add up to: pressed, it says who states it and of which day, with the way there. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../format/date.ts';
import { paths } from '../paths.ts';

export interface FigureOrigin {
  readonly kind: string;
  readonly name: string;
  readonly on: string;
  readonly fileId?: string | null;
}

interface Told { title: string; words: string; to: string; way: string }

function told({ kind, name, on, fileId }: FigureOrigin): Told {
  const title = `${name}, ${formatDay(on)}`;
  if (kind === 'opening') return { title, words: 'The opening balance that you entered for that day, and every payment since.', to: paths.accounts, way: 'See the account' };
  if (kind === 'file') return { title, words: 'The balance that the file states for that day. No single list of transactions adds up to it.', to: fileId ? paths.file(fileId) : paths.analysis, way: 'See the file' };
  return { title, words: 'Stated in the books for that day. No transactions here add up to it.', to: paths.integrations, way: 'See the connection' };
}

/** `of` is the figure's name for those who cannot see where it stands. */
export function StatedFigure({ origin, of, children }: { origin: FigureOrigin; of: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { title, words, to, way } = told(origin);
  return (
    <>
      <MuiLink
        component="button" type="button" color="inherit" underline="always" aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ font: 'inherit', textAlign: 'inherit', textDecorationStyle: 'dotted', textDecorationColor: 'var(--mui-palette-text-secondary)', textUnderlineOffset: '0.25em', '&:hover': { textDecorationStyle: 'solid' }, '@media print': { textDecoration: 'none' } }}
      >
        {children}
      </MuiLink>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { role: 'dialog', 'aria-label': `Where ${of} comes from` } }}>
        <Box sx={{ p: 2, maxWidth: 320 }}>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>{words}</Typography>
          <MuiLink component={Link} to={to} variant="body2">{way}</MuiLink>
        </Box>
      </Popover>
    </>
  );
}
