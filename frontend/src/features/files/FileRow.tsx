/** One uploaded file: what it is, how far its reading is, what came out of it, and what can be done with it. */
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { formatDate, formatPeriod } from '../../format/date.ts';
import { formatBytes, formatQuantity } from '../../format/number.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { fileStateWords, isBeingRead, isProcessed } from './file-state.ts';

function Reading({ file }: { file: FileRow_FileFragment }) {
  return (
    <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        aria-label={`Reading ${file.fileName}`}
        variant={file.progressPercent > 0 ? 'determinate' : 'indeterminate'}
        value={file.progressPercent}
        sx={{ flex: 1, maxWidth: 360 }}
      />
      <Typography variant="caption" color="textSecondary">{file.progressPercent > 0 ? `${file.progressPercent}%` : 'Waiting'}</Typography>
    </Box>
  );
}

function Outcome({ file }: { file: FileRow_FileFragment }) {
  const counts = [
    formatQuantity(file.transactionCount, 'transaction'),
    file.duplicateCount > 0 ? `${formatQuantity(file.duplicateCount, 'duplicate')} skipped` : null,
    file.dateFrom && file.dateTo ? formatPeriod(file.dateFrom, file.dateTo) : null,
    file.currency,
  ];
  return <Typography variant="body2" sx={{ mt: 0.5 }}>{counts.filter(Boolean).join(' · ')}</Typography>;
}

function Failure({ reason }: { reason: string | null }) {
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>{reason ?? 'The file could not be read.'}</Typography>
      <Typography variant="body2" color="textSecondary">
        Nothing from this file has been counted. Delete it and upload another export: CSV straight from your bank works best.
      </Typography>
    </Box>
  );
}

export function FileRow({ file, actions }: { file: FileRow_FileFragment; actions: ReactNode }) {
  const Icon = file.mediaType === 'application/pdf' ? PictureAsPdfIcon : DescriptionIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Icon aria-hidden="true" sx={{ color: 'text.secondary', mt: 0.25, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>{file.fileName}</Typography>
          <StatusChip {...fileStateWords(file)} />
        </Box>
        <Typography variant="caption" color="textSecondary">{`${formatBytes(file.size)}, uploaded ${formatDate(file.uploadedAt)}`}</Typography>
        {isBeingRead(file) ? <Reading file={file} /> : null}
        {isProcessed(file) ? <Outcome file={file} /> : null}
        {file.status === 'needs-answer' ? <FileQuestion file={file} /> : null}
        {file.status === 'failed' ? <Failure reason={file.error} /> : null}
        <Box sx={{ mt: 1, ml: -1, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>{actions}</Box>
      </Box>
    </Box>
  );
}
