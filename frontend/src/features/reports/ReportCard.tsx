/** One report in the list: title, dates, its beginning, and ways to read or keep the whole. */
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReportCard_ReportFragment } from '../../generated/graphql.ts';
import { formatDate, formatPeriod } from '../../format/date.ts';
import { saveText } from '../../ui/save-text.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

const PREVIEW_LENGTH = 200;

interface Props {
  report: ReportCard_ReportFragment;
  typeLabel: string;
  onRead: () => void;
}

export function ReportCard({ report, typeLabel, onRead }: Props) {
  const { title, content, createdAt, period } = report;
  const preview = content.length > PREVIEW_LENGTH ? `${content.slice(0, PREVIEW_LENGTH)}…` : content;
  return (
    <Box component="article" aria-label={title} sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        <StatusChip label={typeLabel} tone="info" />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {`${formatPeriod(period.from, period.to)}, generated ${createdAt ? formatDate(createdAt) : 'Recently'}`}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{preview}</Typography>
      <Box sx={{ mt: 1, ml: -1, display: 'flex', gap: 0.5 }}>
        <Button size="small" onClick={onRead} aria-label={`Read report ${title}`}>Read report</Button>
        <Button size="small" startIcon={<DownloadIcon />} aria-label={`Download ${title}`} onClick={() => saveText(`${title}.txt`, content, 'text/plain')}>Download</Button>
      </Box>
    </Box>
  );
}
