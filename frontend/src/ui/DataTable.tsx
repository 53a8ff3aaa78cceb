/** A plain table: words left, figures right, light rules, an emphasised total; it scrolls inside itself on a narrow screen. */
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from './visually-hidden.ts';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique in its table. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  kind?: 'words' | 'figure';
}

interface Props<Row> {
  /** What the table shows, for those who cannot see where it stands. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** One cell per column. */
  total?: readonly ReactNode[];
}

const alignment = { words: 'left', figure: 'right' } as const;
const totalStyle = { fontWeight: 600, color: 'text.primary', borderTop: '1px solid', borderTopColor: 'text.secondary', borderBottom: 0 } as const;

export function DataTable<Row>({ caption, columns, rows, rowKey, total }: Props<Row>) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={caption}>
      <Table size="small">
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map(({ key, header, kind = 'words' }) => <TableCell key={key} align={alignment[kind]}>{header}</TableCell>)}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row, index)}>
              {columns.map(({ key, cell, kind = 'words' }) => <TableCell key={key} align={alignment[kind]}>{cell(row)}</TableCell>)}
            </TableRow>
          ))}
        </TableBody>
        {total ? (
          <TableFooter>
            <TableRow>
              {columns.map(({ key, kind = 'words' }, index) => (
                <TableCell key={key} align={alignment[kind]} sx={totalStyle}>{total[index]}</TableCell>
              ))}
            </TableRow>
          </TableFooter>
        ) : null}
      </Table>
    </TableContainer>
  );
}
