/** A figure alone says little: here it stands beside those before it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { AnswerVisual } from './AnswerVisual.tsx';

interface Props {
  context: NonNullable<AnswerCard_AnswerFragment['context']>;
  answer: Pick<AnswerCard_AnswerFragment, 'unit' | 'currency'>;
}

export function AnswerContextChart({ context: { caption, chart }, answer: { unit, currency } }: Props) {
  return (
    <Box>
      <Typography variant="caption" component="h4" color="textSecondary" sx={{ fontWeight: 500 }}>{caption}</Typography>
      <AnswerVisual answer={{ chart, table: null, unit, currency }} caption={caption} />
    </Box>
  );
}
