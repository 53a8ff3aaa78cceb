/** What the assistant says instead of a figure: a question back with readings to choose from, or what the data cannot tell and what it can. */
import HelpIcon from '@mui/icons-material/HelpOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { NextQuestions } from './NextQuestions.tsx';

interface Props {
  kind: AnswerCard_AnswerFragment['kind'];
  response: string;
  choices: readonly string[];
  /** What this data can answer, for a question that it cannot. */
  alternatives: readonly string[];
  onAsk: (query: string) => void;
  isAsking: boolean;
}

export function NoAnswer({ kind, response, choices, alternatives, onAsk, isAsking }: Props) {
  const isQuestionBack = kind === 'clarify';
  const Icon = isQuestionBack ? HelpIcon : InfoIcon;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, bgcolor: isQuestionBack ? 'tint.warning' : 'tint.info', borderRadius: '8px', px: 2, py: 1.5 }}>
      <Icon aria-hidden="true" fontSize="small" sx={{ color: isQuestionBack ? 'warning.main' : 'info.main', mt: 0.125 }} />
      <Box sx={{ display: 'grid', gap: 1.25, minWidth: 0 }}>
        <Typography variant="caption" component="h4" color="textSecondary" sx={{ fontWeight: 500 }}>{isQuestionBack ? 'Which do you mean?' : 'Your data cannot tell this'}</Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{response}</Typography>
        {isQuestionBack
          ? <NextQuestions title="Choose one" questions={choices} onAsk={onAsk} isAsking={isAsking} />
          : <NextQuestions title="It can tell" questions={alternatives} onAsk={onAsk} isAsking={isAsking} />}
      </Box>
    </Box>
  );
}
