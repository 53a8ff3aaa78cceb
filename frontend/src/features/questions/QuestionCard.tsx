/** One question with its answer: the figure first, the picture beside it, then how it was read, the rows behind it, and what to ask next. */
import Box from '@mui/material/Box';
import type { QuestionCard_QuestionFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../format/date.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import type { Deletions } from '../../ui/deletions/use-deletions.ts';
import { SaveAsScenario } from '../scenarios/SaveAsScenario.tsx';
import { SinceThen } from '../proofs/SinceThen.tsx';
import { AnswerContextChart } from './AnswerContextChart.tsx';
import { AnswerCoverage } from './AnswerCoverage.tsx';
import { AnswerLayout } from './AnswerLayout.tsx';
import { AnswerLead } from './AnswerLead.tsx';
import { answerParts } from './answer-lead.ts';
import { AnswerSections } from './AnswerSections.tsx';
import { AnswerSources } from './AnswerSources.tsx';
import { AnswerText } from './AnswerText.tsx';
import { AnswerVisual, hasVisual } from './AnswerVisual.tsx';
import { formatAnswerValue, formatChange, isNumeric } from './answer-figures.ts';
import { LeverEditor } from './LeverEditor.tsx';
import { NextQuestions } from './NextQuestions.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { OtherReadings } from './OtherReadings.tsx';
import { PlanChips } from './PlanChips.tsx';
import { isCost } from './plan-words.ts';
import { PrintButton } from './PrintButton.tsx';
import { QuestionHead } from './QuestionHead.tsx';

interface Props {
  question: QuestionCard_QuestionFragment;
  /** Questions that this data can answer, for one that it cannot. */
  alternatives: readonly string[];
  /** Asks one of the readings that the assistant offers, or what goes on from here. */
  onAsk: (query: string) => void;
  isAsking: boolean;
  deletions: Deletions;
}

function Answered({ question: { id, query, response, answer, fileId }, onAsk, isAsking }: Pick<Props, 'question' | 'onAsk' | 'isAsking'>) {
  const figure = formatAnswerValue(answer.value, answer);
  const isDrawn = hasVisual(answer);
  const isChange = answer.table?.columns[1] === 'Change';
  const { lead, body, footing } = answerParts(response, figure, isDrawn);
  const headline = <AnswerLead figure={isChange && isNumeric(answer.value) ? formatChange(Number(answer.value), answer) : figure} lead={lead} />;
  const reading = (
    <>
      <AnswerText paragraphs={body} />
      {answer.plan ? <PlanChips plan={answer.plan} /> : null}
      <OtherReadings alternatives={answer.alternatives} onAsk={onAsk} isAsking={isAsking} />
    </>
  );
  const picture = isDrawn ? <AnswerVisual answer={answer} caption={answer.plan?.text ?? query} isCost={isCost(answer.plan?.metric)} /> : answer.context ? <AnswerContextChart context={answer.context} answer={answer} /> : null;
  return (
    <>
      {picture ? <AnswerLayout first={<>{headline}{reading}</>} second={picture} /> : <AnswerLayout first={headline} second={reading} />}
      <LeverEditor levers={answer.levers} onAsk={onAsk} isAsking={isAsking} />
      {answer.levers.length > 0 ? <SaveAsScenario questionId={id} query={query} /> : null}
      <AnswerSections answer={answer} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <AnswerSources query={query} answer={answer} fileId={fileId} />
        <AnswerCoverage answer={answer} footing={footing} />
      </Box>
      <NextQuestions title="Ask next" questions={answer.followUps} onAsk={onAsk} isAsking={isAsking} />
    </>
  );
}

export function QuestionCard({ question, alternatives, onAsk, isAsking, deletions }: Props) {
  const { id, query, response, createdAt, answer, hasLedgerMoved } = question;
  return (
    <Box component="article" aria-label={query} sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1.75, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuestionHead
        query={query}
        state={createdAt ? formatDate(createdAt) : 'Unknown date'}
        actions={<><CopyButton text={response} label="Copy answer" of={query} /><PrintButton of={query} /><DeleteButton item={{ id, name: query }} deletions={deletions} /></>}
      />
      {answer.kind === 'answer'
        ? <><SinceThen proven={{ kind: 'answer', id }} of={query} hasLedgerMoved={hasLedgerMoved} /><Answered question={question} onAsk={onAsk} isAsking={isAsking} /></>
        : <NoAnswer kind={answer.kind} response={response} choices={answer.choices} alternatives={alternatives} onAsk={onAsk} isAsking={isAsking} />}
    </Box>
  );
}
