/** Asks a question of the whole ledger or of one file; the answer goes to the head of the history. */
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { useAskQuestionMutation, type QuestionCard_QuestionFragment } from '../../generated/graphql.ts';
import { readRequestError } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { askFailure } from './ask-failure.ts';
import { useAnswerProgress, type AnswerSoFar } from './use-answer-progress.ts';

interface AskQuestion {
  /** Resolves to the answered question, or to null when it was not taken: the toast has said why. */
  ask(query: string): Promise<QuestionCard_QuestionFragment | null>;
  /** What is known of the answer that is being made. */
  soFar: AnswerSoFar | null;
}

/** `fileId` null asks the whole ledger, as the assistant does. */
export function useAskQuestion(fileId: string | null): AskQuestion {
  const toasts = useToasts();
  const { soFar, begin, end } = useAnswerProgress();
  const [mutate] = useAskQuestionMutation({
    update(cache, { data }) {
      if (!data) return;
      prependToLists(cache, 'queries', { __typename: 'Question', id: data.askQuestion.id }, (list) => !list.fileId || list.fileId === fileId);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'subscriptionUsage' });
    },
  });

  async function ask(query: string): Promise<QuestionCard_QuestionFragment | null> {
    try {
      const progressId = await begin();
      const { data } = await mutate({ variables: { input: { query: query.trim(), fileId, progressId } } });
      toasts.succeed('Query submitted successfully', 'Your question has been analyzed.');
      return data?.askQuestion ?? null;
    } catch (error) {
      const { message, status } = readRequestError(error);
      toasts.fail('Error', fileId === null ? askFailure(message, status) : 'Failed to submit query. Please try again.');
      return null;
    } finally {
      end();
    }
  }

  return { ask, soFar };
}
