/** 'Recent Questions & Answers' in a scroll area of its own. */
import ForumIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import { readRequestError } from '../../request-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { useQuestionHistory } from './use-question-history.ts';

const SCROLL_AREA_HEIGHT_PX = 600;

interface Props {
  /** Null shows the questions about everything. */
  fileId: string | null;
  onAsk: (query: string) => void;
  isAsking: boolean;
}

export function QuestionHistory({ fileId, onAsk, isAsking }: Props) {
  const { questions, error, refetch, nextPage } = useQuestionHistory(fileId);

  function content() {
    if (error && readRequestError(error).status === 401) {
      return <EmptyState title="Please log in to ask questions about your financial data." />;
    }
    if (error) return <ErrorState title="Your questions could not be loaded" error={error} onRetry={refetch} />;
    if (!questions) return <CardsSkeleton count={2} what="questions" />;
    if (questions.length === 0) {
      return (
        <EmptyState title="Start Your Financial Conversation" icon={<ForumIcon />}>
          Ask about revenue, expenses, profit, customers or cash. Each answer shows its figure, how the question was read, and the transactions behind it.
        </EmptyState>
      );
    }
    return (
      <Box tabIndex={0} role="group" aria-label="Questions and answers" sx={{ maxHeight: SCROLL_AREA_HEIGHT_PX, overflowY: 'auto', position: 'relative', mt: -2, pr: { sm: 1 } }}>
        {questions.map((question) => <QuestionCard key={question.id} question={question} onAsk={onAsk} isAsking={isAsking} />)}
        <MoreButton page={nextPage} label="Show earlier questions" />
      </Box>
    );
  }

  return <SectionCard title="Recent Questions & Answers">{content()}</SectionCard>;
}
