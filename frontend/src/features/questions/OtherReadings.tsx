/** Other ways to read the question: what each would answer, asked with a click. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

interface Props {
  alternatives: AnswerCard_AnswerFragment['alternatives'];
  onAsk: (query: string) => void;
  isAsking: boolean;
}

export function OtherReadings({ alternatives, onAsk, isAsking }: Props) {
  if (alternatives.length === 0) return null;
  return (
    <Box role="group" aria-label="Other readings" sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <Typography variant="caption" color="textSecondary" aria-hidden="true" sx={{ fontWeight: 500 }}>Or did you mean</Typography>
      {alternatives.map(({ label, figure, question }) => (
        <Button
          key={question}
          size="small"
          disabled={isAsking}
          title={question}
          onClick={() => onAsk(question)}
          sx={{ ml: -1, fontWeight: 400, textAlign: 'left', columnGap: 1, justifyContent: 'flex-start', flexWrap: 'wrap', lineHeight: 1.35, maxWidth: '100%' }}
        >
          <span>{label}</span>
          {' '}
          <Box component="span" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 600, color: 'text.primary' }}>{figure}</Box>
          <span style={visuallyHidden}>{`. Ask: ${question}`}</span>
        </Button>
      ))}
    </Box>
  );
}
