/** One executive summary, whole, with a way to keep it. */
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SummaryCard_SummaryFragment } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { saveText } from '../../ui/save-text.ts';

export function SummaryCard({ summary }: { summary: SummaryCard_SummaryFragment }) {
  const { title, content, createdAt } = summary;
  const paragraphs = content.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Box component="article" aria-label={title} sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between', mb: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="caption" color="textSecondary">{formatMoment(createdAt)}</Typography>
        </Box>
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={`Download ${title}`}
          onClick={() => saveText(`${title}.txt`, content, 'text/plain')}
        >
          Download
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: '68ch' }}>
        {paragraphs.map((paragraph, index) => <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>{paragraph}</Typography>)}
      </Box>
    </Box>
  );
}
