/** The head of an answer's card: the question, when it was asked, and what can be done with the answer. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  query: string;
  /** When it was asked, or what is being done about it. */
  state: string;
  actions?: ReactNode;
}

export function QuestionHead({ query, state, actions }: Props) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>{query}</Typography>
        <Typography variant="caption" color="textSecondary">{state}</Typography>
      </Box>
      {actions ? <Box sx={{ display: 'flex', gap: 0.25, mt: -0.5, mr: -0.5 }}>{actions}</Box> : null}
    </Box>
  );
}
