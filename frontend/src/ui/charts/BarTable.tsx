/** Bars as a table: what each stands for, its figure, and what is said beside it. */
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { DataTable } from '../DataTable.tsx';
import type { Column } from '../DataTable.tsx';
import type { DrawnBar } from './bar-drawing.ts';

export default function BarTable({ caption, bars }: { caption: string; bars: readonly DrawnBar[] }) {
  const columns: Column<DrawnBar>[] = [
    { key: 'label', header: 'Name', cell: ({ label }) => label },
    { key: 'figure', header: 'Figure', kind: 'figure', cell: ({ figure, to }) => (to ? <MuiLink component={Link} to={to} color="inherit">{figure}</MuiLink> : figure) },
    ...(bars.some(({ note }) => note) ? [{ key: 'note', header: 'Beside it', kind: 'figure', cell: ({ note }: DrawnBar) => note ?? '—' } as const] : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={bars} rowKey={({ label }, index) => `${index} ${label}`} />;
}
