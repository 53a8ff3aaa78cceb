/** A table of an answer: words left, figures right, each figure that stands for rows a link to them. */
import Box from '@mui/material/Box';
import { DataTable } from '../../ui/DataTable.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { formatCell, formatLabel, isNumeric, type FigureStyle } from './answer-figures.ts';
import type { Table } from './answer-picture.ts';
import { RowsLink } from './RowsLink.tsx';

const TABLE_HEIGHT_PX = 300;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Line {
  readonly cells: readonly unknown[];
  readonly index: number;
}

interface Props {
  table: Table;
  style: FigureStyle;
  caption: string;
  /** Short tables are seen whole. */
  isWhole?: boolean;
}

export function AnswerTable({ table, style, caption, isWhole = false }: Props) {
  const isFigureColumn = (column: number) => column > 0 && table.rows.some((row) => isNumeric(row[column]));

  function cellOf({ cells, index }: Line, column: number, header: string) {
    if (column === 0) return formatLabel(cells[0]);
    const figure = formatCell(cells[column], header, style);
    const place = table.places?.[index]?.[column];
    const shown = place ? <RowsLink place={place} figure={figure} /> : figure;
    return isFigureColumn(column) || DAY.test(String(cells[column])) ? <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{shown}</Box> : shown;
  }

  return (
    <Box sx={isWhole ? {} : { maxHeight: TABLE_HEIGHT_PX, overflow: 'auto', '@media print': { maxHeight: 'none' } }}>
      <DataTable
        caption={caption}
        rows={table.rows.map((cells, index): Line => ({ cells, index }))}
        rowKey={({ index }) => `${index}`}
        columns={table.columns.map((header, column) => ({
          key: `${column}`,
          header: header || <span style={visuallyHidden}>What</span>,
          kind: isFigureColumn(column) ? 'figure' : 'words',
          cell: (line: Line) => cellOf(line, column, header),
        }))}
      />
    </Box>
  );
}
