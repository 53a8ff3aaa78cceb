/** The first thing to read of an answer: its figure, large, and the sentence that says what it is. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { answerParagraphs } from './answer-paragraphs.ts';

interface Props {
  /** Already written; null where a table or words answer. */
  figure: string | null;
  lead: string;
}

export function AnswerLead({ figure, lead }: Props) {
  const isHighlighted = figure !== null || (answerParagraphs(lead)[0]?.hasFigure ?? false);
  return (
    <Box data-highlighted={isHighlighted || undefined} sx={{ borderRadius: '8px', ...(isHighlighted ? { bgcolor: 'tint.primary', px: 2, py: 1.5 } : {}) }}>
      {figure === null ? null : <Typography variant="figure" component="p" sx={{ overflowWrap: 'anywhere' }}>{figure}</Typography>}
      <Typography variant={figure === null ? 'subtitle1' : 'body2'} component="p" sx={{ overflowWrap: 'anywhere', ...(figure === null ? {} : { mt: 0.25 }) }}><UnbrokenAmounts text={lead} /></Typography>
    </Box>
  );
}
