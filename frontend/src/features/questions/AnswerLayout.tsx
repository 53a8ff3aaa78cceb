/** Two columns of an answer: the headline with its words, and beside it what one would rather look at; below each other where there is no room. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const column = { display: 'grid', gap: 1.5, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export function AnswerLayout({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' } }}>
      <Box sx={column}>{first}</Box>
      <Box sx={column}>{second}</Box>
    </Box>
  );
}
