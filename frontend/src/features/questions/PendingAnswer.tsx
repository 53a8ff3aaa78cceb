/** An answer while it is being made: the question at once, then how it was read, its figures, its words, each as it is known. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { AnswerLayout } from './AnswerLayout.tsx';
import { AnswerLead } from './AnswerLead.tsx';
import { answerParts } from './answer-lead.ts';
import { AnswerText } from './AnswerText.tsx';
import { AnswerVisual, hasVisual } from './AnswerVisual.tsx';
import { formatAnswerValue } from './answer-figures.ts';
import { QuestionHead } from './QuestionHead.tsx';
import type { AnswerSoFar } from './use-answer-progress.ts';

function stateWords(soFar: AnswerSoFar | null): string {
  if (soFar?.figures) return 'Computed. Writing the answer…';
  return soFar?.reading ? `Read as: ${soFar.reading}. Computing…` : 'Reading your question…';
}

function Known({ soFar: { figures, words } }: { soFar: AnswerSoFar }) {
  const figure = figures ? formatAnswerValue(figures.value, figures) : null;
  const isDrawn = figures !== null && hasVisual(figures);
  const { lead, body } = answerParts(words ?? '', figure, isDrawn);
  return (
    <AnswerLayout
      first={(
        <>
          {figure !== null || lead !== '' ? <AnswerLead figure={figure} lead={lead || (figures?.period?.label ?? '')} /> : <Skeleton variant="rounded" height={84} />}
          <AnswerText paragraphs={body} />
        </>
      )}
      second={isDrawn ? <AnswerVisual answer={figures} caption="Figures of the answer" /> : null}
    />
  );
}

export function PendingAnswer({ query, soFar }: { query: string; soFar: AnswerSoFar | null }) {
  return (
    <Box aria-busy="true" sx={{ py: 2.5, display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuestionHead query={query} state={stateWords(soFar)} />
      <LinearProgress aria-label="Answering" />
      {soFar?.figures || soFar?.words ? <Known soFar={soFar} /> : <AnswerLayout first={<Skeleton variant="rounded" height={84} />} second={<Skeleton variant="rounded" height={160} />} />}
    </Box>
  );
}
