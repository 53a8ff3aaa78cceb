/** Further looks at an answer, each a small table that adds up to the same figure; for a bridge its own table is the first of them. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { AnswerTable } from './AnswerTable.tsx';

/** Tables of more columns need the whole width. */
const WIDEST_BESIDE = 4;

export function AnswerSections({ answer: { sections, chart, table, unit, currency } }: { answer: AnswerCard_AnswerFragment }) {
  const own = chart?.isBridge && table && table.columns.length > 2 ? [{ title: `By ${(table.columns[0] ?? 'part').toLowerCase()}`, table }] : [];
  const shown = [...own, ...sections];
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: shown.length === 1 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' } }}>
      {shown.map(({ title, table: figures }) => (
        <Box key={title} sx={{ minWidth: 0, ...(figures.columns.length > WIDEST_BESIDE ? { gridColumn: '1 / -1' } : {}) }}>
          <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>{title}</Typography>
          <AnswerTable table={figures} style={{ unit: unit ?? 'currency', currency }} caption={title} isWhole />
        </Box>
      ))}
    </Box>
  );
}
