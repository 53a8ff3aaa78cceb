/** The words of an answer, paragraph by paragraph; those that carry figures stand out. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { answerParagraphs } from './answer-paragraphs.ts';

const highlighted = {
  borderLeft: '3px solid',
  borderColor: 'primary.main',
  bgcolor: 'tint.primary',
  borderRadius: '0 6px 6px 0',
  px: 1.5,
  py: 0.75,
} as const;

export function AnswerText({ response }: { response: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '68ch' }}>
      {answerParagraphs(response).map(({ text, hasFigure }, index) => (
        <Typography key={index} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(hasFigure ? highlighted : {}) }}>{text}</Typography>
      ))}
    </Box>
  );
}
