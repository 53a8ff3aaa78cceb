/** 'Recent Questions & Answers' in a scroll area of its own. */
import ForumIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import { readRequestError } from '../../request-error.ts';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import { withDeleted } from '../../ui/deletions/with-deleted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { LoginWanted } from './LoginWanted.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { useDeleteQuestion } from './use-delete-question.ts';
import { useQuestionHistory } from './use-question-history.ts';

const SCROLL_AREA_HEIGHT_PX = 600;

interface Props {
  /** Null shows the questions about everything. */
  fileId: string | null;
  alternatives: readonly string[];
  onAsk: (query: string) => void;
  isAsking: boolean;
  /** The answer that is being made, above the others. */
  pending: ReactNode;
  scrollArea: RefObject<HTMLDivElement | null>;
}

export function QuestionHistory({ fileId, alternatives, onAsk, isAsking, pending, scrollArea }: Props) {
  const { questions, error, refetch, nextPage } = useQuestionHistory(fileId);
  const deletions = useDeleteQuestion();

  function content() {
    if (error && readRequestError(error).status === 401) return <LoginWanted />;
    if (error) return <ErrorState title="Your questions could not be loaded" error={error} onRetry={refetch} />;
    if (!questions) return <CardsSkeleton count={2} what="questions" />;
    if (questions.length === 0 && deletions.deleted.length === 0 && !pending) {
      return (
        <EmptyState title="Start Your Financial Conversation" icon={<ForumIcon />}>
          Ask about revenue, expenses, profit, customers or cash. Each answer shows its figure, how the question was read, and the transactions behind it.
        </EmptyState>
      );
    }
    return (
      <Box ref={scrollArea} tabIndex={0} role="group" aria-label="Questions and answers" sx={{ maxHeight: SCROLL_AREA_HEIGHT_PX, overflowY: 'auto', position: 'relative', mt: -1, mx: -1, px: 1, '& > :first-of-type': { borderTop: 0 } }}>
        {pending}
        {withDeleted(questions, deletions.deleted).map(({ item, deleted }) => (item
          ? <QuestionCard key={item.id} question={item} alternatives={alternatives} onAsk={onAsk} isAsking={isAsking} deletions={deletions} />
          : <DeletedNote key={deleted.id} item={deleted} deletions={deletions} />))}
        <MoreButton page={nextPage} label="Show earlier questions" />
      </Box>
    );
  }

  return <SectionCard title="Recent Questions & Answers">{content()}</SectionCard>;
}
