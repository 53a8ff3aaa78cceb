/** One question with its answer: the figure first, then the words, the picture, how it was read, and the rows behind it. */
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { QuestionCard_QuestionFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../format/date.ts';
import { formatQuantity } from '../../format/number.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { AnswerText } from './AnswerText.tsx';
import { AnswerVisual, hasVisual } from './AnswerVisual.tsx';
import { CitationsDrawer } from './CitationsDrawer.tsx';
import { PlanChips } from './PlanChips.tsx';
import { formatAnswerValue } from './answer-figures.ts';

interface Props {
  question: QuestionCard_QuestionFragment;
  /** Asks one of the readings that the assistant offers. */
  onAsk: (query: string) => void;
  isAsking: boolean;
}

function Headline({ answer }: { answer: QuestionCard_QuestionFragment['answer'] }) {
  const figure = answer.kind === 'answer' ? formatAnswerValue(answer.value, answer) : null;
  if (figure === null) return null;
  return (
    <Box>
      <Typography variant="figure" component="p" sx={{ overflowWrap: 'anywhere' }}>{figure}</Typography>
      {answer.period ? <Typography variant="caption" color="textSecondary">{answer.period.label}</Typography> : null}
    </Box>
  );
}

function Choices({ choices, onAsk, isAsking }: Pick<Props, 'onAsk' | 'isAsking'> & { choices: readonly string[] }) {
  if (choices.length === 0) return null;
  return (
    <Box role="group" aria-label="What did you mean?" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map((choice) => <Button key={choice} size="small" variant="outlined" disabled={isAsking} onClick={() => onAsk(choice)}>{choice}</Button>)}
    </Box>
  );
}

function engineWords(engine: string): string {
  return engine === 'local' ? 'Computed and worded on this server' : `Computed on this server, worded by ${engine}`;
}

export function QuestionCard({ question, onAsk, isAsking }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { query, response, createdAt, answer } = question;
  return (
    <Box component="article" aria-label={query} sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1.75, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>{query}</Typography>
          <Typography variant="caption" color="textSecondary">{createdAt ? formatDate(createdAt) : 'Unknown date'}</Typography>
        </Box>
        <CopyButton text={response} label="Copy answer" />
      </Box>
      <Headline answer={answer} />
      <AnswerText response={response} listsAre={hasVisual(answer) ? 'leftOut' : 'shown'} />
      <Choices choices={answer.choices} onAsk={onAsk} isAsking={isAsking} />
      {hasVisual(answer) ? <Box sx={{ maxWidth: 760, minWidth: 0 }}><AnswerVisual answer={answer} /></Box> : null}
      {answer.plan ? <PlanChips plan={answer.plan} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, ml: -1 }}>
        {answer.citationCount > 0 ? (
          <Button size="small" startIcon={<ReceiptLongIcon />} onClick={() => setOpen(true)}>{`${formatQuantity(answer.citationCount, 'transaction')} behind this`}</Button>
        ) : null}
        <Typography variant="caption" color="textDisabled" sx={{ ml: 1 }}>{engineWords(answer.engine)}</Typography>
      </Box>
      <CitationsDrawer isOpen={isOpen} query={query} answer={answer} onClose={() => setOpen(false)} />
    </Box>
  );
}
