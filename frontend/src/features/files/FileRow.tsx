/** One uploaded file: what it is, how far its reading is, what came out of it, and what can be done with it. */
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { formatDate, formatPeriod } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatBytes, formatQuantity } from '../../format/number.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { FileDocument } from './FileDocument.tsx';
import { ProofLine } from './certificate/ProofLine.tsx';
import { FileCheck } from './FileCheck.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { fileRowId } from './file-row-id.ts';
import { awaitsCheck, fileStateWords, isBeingRead, isProcessed } from './file-state.ts';

/** Rows so far, and the share of the file that they are: both true, and never ahead of the ledger. */
function Reading({ file }: { file: FileRow_FileFragment }) {
  const { fileName, progressPercent, transactionCount } = file;
  const words = progressPercent > 0 ? `${formatQuantity(transactionCount, 'row')} read · ${progressPercent}%` : 'Waiting for its turn';
  return (
    <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        aria-label={`Reading ${fileName}`}
        aria-valuetext={words}
        variant={progressPercent > 0 ? 'determinate' : 'indeterminate'}
        value={progressPercent}
        sx={{ flex: 1, maxWidth: 360 }}
      />
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: tabularFigures }}>{words}</Typography>
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
  return <Typography variant="body2" sx={{ mt: 0.25 }}>{counts.filter(Boolean).join(' · ')}</Typography>;
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

interface Props {
  file: FileRow_FileFragment;
  actions: ReactNode;
  /** Opens everything about how it is read. */
  onReading: () => void;
}

export function FileRow({ file, actions, onReading }: Props) {
  const Icon = file.mediaType === 'application/pdf' ? PictureAsPdfIcon : DescriptionIcon;
  const keptFocus = useKeptFocus<HTMLLIElement>();
  return (
    <Box component="li" {...keptFocus} id={fileRowId(file.id)} aria-label={file.fileName} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, alignItems: 'flex-start', py: 1.75, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Icon aria-hidden="true" sx={{ color: 'text.secondary', mt: 0.25, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>{file.fileName}</Typography>
          <StatusChip {...fileStateWords(file)} />
        </Box>
        {isProcessed(file) && !file.document ? <><Outcome file={file} /><ProofLine file={file} /></> : null}
        {file.document ? <FileDocument document={file.document} /> : null}
        {isProcessed(file) && file.error ? <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>{file.error}</Typography> : null}
        <Typography variant="caption" color="textSecondary" component="p">{`${formatBytes(file.size)}, uploaded ${formatDate(file.uploadedAt)}`}</Typography>
        {isBeingRead(file) ? <Reading file={file} /> : null}
        {awaitsCheck(file) ? <FileCheck file={file} onReading={onReading} /> : null}
        {file.status === 'needs-answer' && !awaitsCheck(file) ? <FileQuestion file={file} /> : null}
        {file.status === 'failed' ? <Failure reason={file.error} /> : null}
      </Box>
      <Box sx={{ ml: { xs: -1.25, sm: 'auto' }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>{actions}</Box>
    </Box>
  );
}
