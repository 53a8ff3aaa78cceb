/** Holds sample content: marked as such, dimmed, and out of reach of keyboard and screen reader. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StatusChip } from '../../ui/StatusChip.tsx';

export function SampleFrame({ children }: { children: ReactNode }) {
  return (
    <Box component="section" aria-label="Sample data">
      <Box sx={{ mb: 1.5 }}><StatusChip label="Sample" tone="warning" /></Box>
      <Box inert aria-hidden="true" sx={{ opacity: 0.72, filter: 'grayscale(0.85)' }}>{children}</Box>
    </Box>
  );
}
