/** The verdict line under the title; its place is kept while it loads, and stays empty when it cannot be had. */
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Verdict_ComparisonFragment } from '../../generated/graphql.ts';
import { verdict, type VerdictFigures } from './verdict.ts';

interface Props {
  figures: VerdictFigures;
  comparison: Verdict_ComparisonFragment | undefined;
  hasFailed: boolean;
}

/** On a phone nearly every verdict takes two lines. */
export const verdictPlace = { mb: 2, minHeight: { xs: '3.0375rem', sm: '1.51875rem' } } as const;

export const verdictType = { variant: 'h2', component: 'p', sx: { fontWeight: 500, textWrap: 'pretty' } } as const;

export function Verdict({ figures, comparison, hasFailed }: Props) {
  if (hasFailed) return null;
  return (
    <Box sx={verdictPlace}>
      {comparison
        ? <Typography {...verdictType}>{verdict(figures, comparison)}</Typography>
        : <Skeleton width="min(420px, 80%)" height="1.5rem" />}
    </Box>
  );
}
