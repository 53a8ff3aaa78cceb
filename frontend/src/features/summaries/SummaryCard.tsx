/** One executive summary, whole: what it comes to first, with a way to keep it. */
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SummaryCard_SummaryFragment } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import type { Deletions } from '../../ui/deletions/use-deletions.ts';
import { saveText } from '../../ui/save-text.ts';
import { ProofButton } from '../proofs/ProofButton.tsx';
import { SinceThen } from '../proofs/SinceThen.tsx';
import { summaryParts } from './summary-parts.ts';

export function SummaryCard({ summary, deletions }: { summary: SummaryCard_SummaryFragment; deletions: Deletions }) {
  const { id, title, content, createdAt, hasLedgerMoved } = summary;
  const proven = { kind: 'summary', id } as const;
  const { opening, parts } = summaryParts(content);
  return (
    <Box component="article" aria-label={title} sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 }, '&:last-of-type': { pb: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, alignItems: 'flex-start', mb: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="caption" color="textSecondary">{formatMoment(createdAt)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Button size="small" variant="outlined" startIcon={<DownloadIcon />} aria-label={`Download ${title}`} onClick={() => saveText(`${title}.txt`, content, 'text/plain')}>Download</Button>
          <DeleteButton item={{ id, name: title }} deletions={deletions} />
        </Box>
      </Box>
      <Typography variant="body1" sx={{ overflowWrap: 'anywhere', bgcolor: 'tint.primary', borderRadius: '8px', px: 2, py: 1.5, maxWidth: '92ch' }}><UnbrokenAmounts text={opening} /></Typography>
      {parts.map(({ about, text }, index) => (
        <Box key={index} sx={{ mt: 1.5, display: 'grid', columnGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' }, maxWidth: '92ch' }}>
          {about === null ? null : <Typography variant="body2" component="h4" sx={{ fontWeight: 600 }}>{about}</Typography>}
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', gridColumn: { sm: about === null ? '1 / -1' : 'auto' } }}><UnbrokenAmounts text={text} /></Typography>
        </Box>
      ))}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ ml: -0.5 }}><ProofButton proven={proven} of={title} /></Box>
        <SinceThen proven={proven} of={title} hasLedgerMoved={hasLedgerMoved} />
      </Box>
    </Box>
  );
}
