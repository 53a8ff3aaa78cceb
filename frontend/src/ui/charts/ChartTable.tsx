/** The figures of a chart as a table. */
import { DataTable } from '../DataTable.tsx';
import { tableRows } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';

export default function ChartTable({ caption, labelHeader, data }: { caption: string; labelHeader: string; data: ChartData }) {
  const headers = [labelHeader, ...data.series.map(({ name }) => name)];
  return (
    <DataTable
      caption={caption}
      columns={headers.map((header, column) => ({
        key: `${column}`,
        header,
        kind: column === 0 ? 'words' : 'figure',
        cell: (row: string[]) => row[column],
      }))}
      rows={tableRows(data)}
      rowKey={(row, index) => `${index} ${row[0]}`}
    />
  );
}
