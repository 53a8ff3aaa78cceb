/** Holds sample content: marked as such, dimmed, and out of reach of keyboard and screen reader. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { sampleOpacity } from '../../app/theme/tokens.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

const ink = 'var(--mui-palette-text-secondary)';
const tint = 'var(--mui-palette-action-hover)';

/** Coloured words would be too faint when dimmed: here they are all of one ink. */
const plainColors = {
  '--mui-palette-success-main': ink, '--mui-palette-error-main': ink, '--mui-palette-warning-main': ink, '--mui-palette-info-main': ink, '--mui-palette-text-disabled': ink,
  '--mui-palette-tint-positive': tint, '--mui-palette-tint-negative': tint, '--mui-palette-tint-warning': tint, '--mui-palette-tint-info': tint,
} as const;

export function SampleFrame({ label = 'Sample data', children }: { label?: 'Sample' | 'Sample data'; children: ReactNode }) {
  return (
    <Box component="section" aria-label="Sample data">
      <Box sx={{ mb: 1.5 }}><StatusChip label={label} tone="warning" /></Box>
      <Box inert aria-hidden="true" sx={{ ...plainColors, opacity: sampleOpacity, filter: 'grayscale(1)' }}>{children}</Box>
    </Box>
  );
}
