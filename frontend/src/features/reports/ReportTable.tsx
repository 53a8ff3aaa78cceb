/** A table of a report: sums ruled off, and each line a way to its transactions. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { StatedFigure } from '../../ui/StatedFigure.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import type { ReportColumn, ReportLine, ReportTableData } from './report-document.ts';
import { cellText } from './report-values.ts';

const cell = { px: { xs: 0.75, sm: 1.25 }, py: 0.625 } as const;
/** More lines than anybody reads; the papers have more. */
const MOST_LINES = 500;
/** The label stays in sight while figures scroll sideways. */
const stuck = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', '@media print': { position: 'static' } } as const;

const isWord = ({ unit }: ReportColumn) => unit === 'text' || unit === 'date';

function ruleOf(role: ReportLine['role']) {
  if (role === 'subtotal') return { borderTop: '1px solid', borderTopColor: 'divider', fontWeight: 600 } as const;
  if (role === 'total') return { borderTop: '1px solid', borderTopColor: 'text.primary', borderBottom: '3px double', borderBottomColor: 'text.primary', fontWeight: 600 } as const;
  return { fontWeight: role === 'heading' ? 600 : 400 } as const;
}

function Line({ line: { role, depth, cells, place, origin }, columns, currency, isFirst }: { line: ReportLine; columns: readonly ReportColumn[]; currency: string; isFirst: boolean }) {
  const look = { ...cell, ...ruleOf(role) };
  const label = String(cells[0] ?? '');
  const stated = origin ? <StatedFigure origin={origin} of={label}>{label}</StatedFigure> : label;
  return (
    <TableRow sx={{ breakInside: 'avoid' }}>
      <TableCell component="th" scope="row" sx={{ ...look, ...stuck, pl: { xs: 0.5 + depth * 1, sm: 1 + depth * 2 }, minWidth: 132, overflowWrap: 'anywhere' }}>
        {place ? <MuiLink component={Link} to={paths.transactions(place)} color="inherit" underline="hover">{label}</MuiLink> : stated}
      </TableCell>
      {columns.slice(1).map((column, index) => {
        const value = cells[index + 1] ?? null;
        const text = role === 'heading' && value === null ? '' : cellText(value, column, currency, isFirst || role === 'total');
        return <TableCell key={index} align={column.unit === 'text' ? 'left' : 'right'} sx={{ ...look, whiteSpace: 'nowrap' }}>{text}</TableCell>;
      })}
    </TableRow>
  );
}

/** The title is left out for the eye where it stands `above` already. */
export function ReportTable({ table: { title, columns, rows, note }, currency, above }: { table: ReportTableData; currency: string; above: string }) {
  const first = rows.findIndex(({ role, cells }) => role !== 'heading' && cells.slice(1).some((value) => value !== null));
  const left = rows.length - MOST_LINES;
  return (
    <Box sx={{ minWidth: 0 }}>
      {title === above ? null : <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>{title}</Typography>}
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small">
          <caption style={visuallyHidden}>{title}</caption>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={index} align={index === 0 || isWord(column) && column.unit === 'text' ? 'left' : 'right'} sx={{ ...cell, ...(index === 0 ? stuck : {}), whiteSpace: 'normal', verticalAlign: 'bottom' }}>
                  {column.header || <span style={visuallyHidden}>Line</span>}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{rows.slice(0, MOST_LINES).map((line, index) => <Line key={index} line={line} columns={columns} currency={currency} isFirst={index === first} />)}</TableBody>
        </Table>
      </TableContainer>
      {left > 0 ? <Typography variant="caption" color="textSecondary" component="p">{`${left} more lines are in the Excel workbook.`}</Typography> : null}
      {note ? <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>{note}</Typography> : null}
    </Box>
  );
}
