/** The figures of a chart as a table. */
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { DataTable } from '../DataTable.tsx';
import { tableRows } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';

interface Row {
  readonly cells: readonly string[];
  readonly address: string | null;
}

export default function ChartTable({ caption, labelHeader, data }: { caption: string; labelHeader: string; data: ChartData }) {
  const headers = [labelHeader, ...data.series.map(({ name }) => name)];
  return (
    <DataTable
      caption={caption}
      columns={headers.map((header, column) => ({
        key: `${column}`,
        header,
        kind: column === 0 ? 'words' : 'figure',
        cell: ({ cells, address }: Row) => (column === 1 && address ? <MuiLink component={Link} to={address} color="inherit">{cells[column]}</MuiLink> : cells[column]),
      }))}
      rows={tableRows(data).map((cells, index): Row => ({ cells, address: data.addresses?.[index] ?? null }))}
      rowKey={({ cells }, index) => `${index} ${cells[0]}`}
    />
  );
}
