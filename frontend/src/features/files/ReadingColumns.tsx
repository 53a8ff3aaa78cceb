/** The first lines of a file as they stand there, with what each column holds to choose above it. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { FileReading_ReadingFragment, ReadingMappingInput } from '../../generated/graphql.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { withRole } from './own-mapping.ts';
import { ROLE_WORDS } from './reading-words.ts';

interface Props {
  reading: FileReading_ReadingFragment;
  mapping: ReadingMappingInput;
  onChange: (mapping: ReadingMappingInput) => void;
}

export function ReadingColumns({ reading: { columns, lines, mapping: used }, mapping, onChange }: Props) {
  const headingLine = used?.headingLine ?? 0;
  const firstDataLine = used?.firstDataLine ?? 1;
  const roleOf = (column: number): string => (mapping.columns ?? []).find((choice) => choice.column === column)?.role ?? columns[column]?.role ?? 'ignored';
  return (
    <TableContainer tabIndex={0} role="group" aria-label="Columns of the file" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, maxHeight: 380 }}>
      <Table size="small" stickyHeader>
        <caption style={visuallyHidden}>The first lines of the file, and what each column holds</caption>
        <TableHead>
          <TableRow>
            <TableCell sx={{ verticalAlign: 'bottom' }}>Line</TableCell>
            {columns.map(({ heading }, column) => {
              const name = heading || `Column ${column + 1}`;
              return (
                <TableCell key={`${column} ${heading}`} sx={{ minWidth: 148, verticalAlign: 'bottom' }}>
                  <Box component="span" sx={{ display: 'block', mb: 0.75, maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={name}>{name}</Box>
                  <TextField
                    select fullWidth size="small" value={roleOf(column)} onChange={(event) => onChange(withRole(mapping, column, event.target.value))}
                    slotProps={{ select: { SelectDisplayProps: { 'aria-label': `What ${name} holds: ${ROLE_WORDS[roleOf(column)]}` } } }}
                  >
                    {Object.entries(ROLE_WORDS).map(([role, words]) => <MenuItem key={role} value={role}>{words}</MenuItem>)}
                  </TextField>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ line, cells }) => {
            const isHeading = line === headingLine;
            const isSkipped = !isHeading && line < firstDataLine;
            return (
              <TableRow key={line} sx={isHeading ? { bgcolor: 'tint.primary', '& td': { fontWeight: 600 } } : isSkipped ? { '& td': { color: 'text.secondary', fontStyle: 'italic' } } : undefined}>
                <TableCell sx={{ fontVariantNumeric: tabularFigures, color: 'text.secondary' }}>{line}</TableCell>
                {columns.map((_, column) => (
                  <TableCell key={column} sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', opacity: isSkipped || isHeading || roleOf(column) !== 'ignored' ? 1 : 0.72 }} title={cells[column] ?? ''}>
                    {cells[column] ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
