/** One report in the list: title, dates, its beginning, and ways to read, keep or delete the whole. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReportCard_ReportFragment } from '../../generated/graphql.ts';
import { formatDate, formatPeriod } from '../../format/date.ts';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import type { Deletions } from '../../ui/deletions/use-deletions.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { ReportDownloads } from './ReportDownloads.tsx';

const PREVIEW_LENGTH = 200;

interface Props {
  report: ReportCard_ReportFragment;
  typeLabel: string;
  deletions: Deletions;
  onRead: () => void;
}

export function ReportCard({ report, typeLabel, deletions, onRead }: Props) {
  const { id, title, content, createdAt, period } = report;
  const preview = content.length > PREVIEW_LENGTH ? `${content.slice(0, PREVIEW_LENGTH)}…` : content;
  return (
    <Box component="article" aria-label={title} sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 }, '&:last-of-type': { pb: 0 } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
            <StatusChip label={typeLabel} tone="info" />
          </Box>
          <Typography variant="caption" color="textSecondary">
            {`${formatPeriod(period.from, period.to)}, generated ${createdAt ? formatDate(createdAt) : 'Recently'}`}
          </Typography>
        </Box>
        <DeleteButton item={{ id, name: title }} deletions={deletions} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '84ch' }}>{preview}</Typography>
      <Box sx={{ mt: 1, ml: -1.25, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button size="small" onClick={onRead} aria-label={`Read report ${title}`}>Read report</Button>
        <ReportDownloads report={{ id, title, content }} />
      </Box>
    </Box>
  );
}
