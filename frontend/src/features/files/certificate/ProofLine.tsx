/** One line below a file: whether what was read of it ties out. */
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileRow_FileFragment } from '../../../generated/graphql.ts';
import { tabularFigures } from '../../../format/figure-style.ts';
import { proofLine, proofTone } from './proof-words.ts';

const ICON = { success: CheckIcon, error: ErrorIcon, info: InfoIcon } as const;
const INK = { success: 'success.main', error: 'error.main', info: 'text.secondary' } as const;

export function ProofLine({ file }: { file: FileRow_FileFragment }) {
  const words = proofLine(file);
  if (words === null) return null;
  const tone = proofTone(file.proof);
  const Icon = ICON[tone];
  return (
    <Box sx={{ mt: 0.25, display: 'flex', alignItems: 'center', gap: 0.75, color: INK[tone] }}>
      <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
      <Typography variant="body2" sx={{ fontVariantNumeric: tabularFigures }}>{words}</Typography>
    </Box>
  );
}
