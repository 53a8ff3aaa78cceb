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

interface Props {
  response: string;
  /** What a chart or a table beside the words shows already. */
  listsAre: 'shown' | 'leftOut';
}

export function AnswerText({ response, listsAre }: Props) {
  const paragraphs = answerParagraphs(response).filter(({ isList }) => listsAre === 'shown' || !isList);
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '68ch' }}>
      {paragraphs.map(({ text, hasFigure }, index) => (
        <Typography key={index} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(hasFigure ? highlighted : {}) }}>{text}</Typography>
      ))}
    </Box>
  );
}
