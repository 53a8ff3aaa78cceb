/** The look of the sidebar: one style for all of its entries, for two dozen styled components would be most of what the first page costs. */
import type { Theme } from '@mui/material/styles';

export const sidebarStyle = ({ vars: { palette }, typography, transitions }: Theme) => ({
  p: 1.5,
  '& ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  '& a': {
    position: 'relative', display: 'flex', alignItems: 'center', minHeight: 40, px: 1, py: 0.5, borderRadius: '6px',
    ...typography.body2, fontWeight: 500, color: palette.text.primary, textDecoration: 'none',
    transition: transitions.create('background-color', { duration: transitions.duration.shortest }),
  },
  '& a:hover': { backgroundColor: palette.action.hover },
  '& a[data-locked]': { color: palette.text.disabled },
  '& a[aria-current]': { color: palette.primary.main, fontWeight: 600, backgroundColor: palette.tint.primary },
  '@media (forced-colors: active)': { '& a[aria-current]': { border: '2px solid Highlight' } },
  '& svg': { flex: 'none', fontSize: 20 },
  '& .name': { flex: 1, minWidth: 0, ml: 1.25, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .lock': { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: '2px', ml: 0.5, fontSize: '0.6875rem' },
  '& .lock svg': { fontSize: 14 },
  '&[data-shape=rail] a': { justifyContent: 'center' },
  '&[data-shape=rail] .lock': { position: 'absolute', right: 3, bottom: 4 },
  '&[data-shape=rail] .lock svg': { fontSize: 12 },
} as const);
