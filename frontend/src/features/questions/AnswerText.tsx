/** What explains an answer, paragraph by paragraph; those that carry figures stand out. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import type { AnswerParagraph } from './answer-paragraphs.ts';

const highlighted = { bgcolor: 'tint.primary', borderRadius: '6px', px: 1.25, py: 0.5, mx: -1.25, color: 'text.primary' } as const;

export function AnswerText({ paragraphs }: { paragraphs: readonly AnswerParagraph[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxWidth: '68ch' }}>
      {paragraphs.map(({ text, hasFigure }, index) => (
        <Typography key={index} variant="body2" color="textSecondary" data-highlighted={hasFigure || undefined} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(hasFigure ? highlighted : {}) }}><UnbrokenAmounts text={text} /></Typography>
      ))}
    </Box>
  );
}
