/** Deletes a question with its answer, and takes that back. */
import { putBackIntoLists } from '../../app/apollo/put-back-into-lists.ts';
import { useDeleteQuestionMutation, useRestoreQuestionMutation } from '../../generated/graphql.ts';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';

export function useDeleteQuestion(): Deletions {
  const [deleteQuestion] = useDeleteQuestionMutation();
  const [restoreQuestion] = useRestoreQuestionMutation();
  return useDeletions({
    noun: 'Question',
    remove: (id) => deleteQuestion({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Question', id })! }) }),
    restore: (id) => restoreQuestion({
      variables: { id },
      update(cache, { data }) {
        const fileId = data?.restoreQuestion.fileId ?? null;
        putBackIntoLists(cache, 'queries', { __typename: 'Question', id }, (list) => !list['fileId'] || list['fileId'] === fileId);
      },
    }),
  });
}
