/** A report that was written before there were documents, read back from its text: its opening, then its sections with their tables. */
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../../format/figure-style.ts';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { withTrueMinus } from '../../format/true-minus.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { reportSections, type ReportAmounts, type ReportRow, type ReportSection, type ReportTable } from './report-sections.ts';

/** Minus signs of figures only: dates and names keep their hyphens. */
const figureWords = (cell: string) => (/^-[$€£¥\d]/.test(cell) ? withTrueMinus(cell) : cell);

/** Four columns fit on a phone. */
const cell = { px: { xs: 0.75, sm: 1.5 } } as const;

function Line({ row: { cells, isPart, isSum, isRuled } }: { row: ReportRow }) {
  const look = { ...cell, fontWeight: isSum ? 600 : 400, ...(isRuled ? { borderTop: '1px solid', borderTopColor: 'text.secondary' } : {}) } as const;
  return (
    <TableRow>
      {cells.map((text, column) => (column === 0
        ? <TableCell key={column} component="th" scope="row" sx={{ ...look, pl: { xs: isPart ? 1.5 : 0, sm: isPart ? 3 : 1 } }}>{text}</TableCell>
        : <TableCell key={column} align="right" sx={{ ...look, whiteSpace: 'nowrap' }}>{figureWords(text)}</TableCell>))}
    </TableRow>
  );
}

function Figures({ table: { headers, rows }, title }: { table: ReportTable; title: string }) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title}>
      <Table size="small">
        <caption style={visuallyHidden}>{title}</caption>
        <TableHead>
          <TableRow>{headers.map((header, column) => <TableCell key={column} align={column === 0 ? 'left' : 'right'} sx={{ ...cell, whiteSpace: 'normal', verticalAlign: 'bottom' }}>{header || <span style={visuallyHidden}>Line</span>}</TableCell>)}</TableRow>
        </TableHead>
        <TableBody>{rows.map((row, index) => <Line key={index} row={row} />)}</TableBody>
      </Table>
    </TableContainer>
  );
}

function Amounts({ block: { intro, items } }: { block: ReportAmounts }) {
  return (
    <>
      <Typography variant="body2">{intro}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}>
        {items.map(({ amount, words }) => (
          <Box component="li" key={words} sx={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'baseline' }}>
            <Typography variant="body2" align="right" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500, color: amount.startsWith('-') ? 'error.main' : 'success.main' }}>{figureWords(amount)}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{words.replaceAll('->', '→')}</Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Block({ block, title }: { block: ReportSection['blocks'][number]; title: string }) {
  if (block.kind === 'table') return <Figures table={block} title={title} />;
  if (block.kind === 'amounts') return <Amounts block={block} />;
  return <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}><UnbrokenAmounts text={block.text} /></Typography>;
}

function Section({ section: { title, blocks } }: { section: ReportSection }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.25, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {title === null ? null : <Typography variant="h3" component="h3">{title}</Typography>}
      {blocks.map((block, index) => <Block key={index} block={block} title={title ?? 'Figures'} />)}
    </Box>
  );
}

/** `title` is the first line of the text and stands above already. */
export function ReportText({ title, content }: { title: string; content: string }) {
  const text = content.startsWith(`${title}\n`) ? content.slice(title.length + 1).replace(/^=+\n/, '') : content;
  return (
    <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {reportSections(text).map((section, index) => <Section key={index} section={section} />)}
    </Box>
  );
}
