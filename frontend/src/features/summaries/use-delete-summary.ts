/** Deletes an executive summary, and takes that back. */
import { putBackIntoLists } from '../../app/apollo/put-back-into-lists.ts';
import { useDeleteExecutiveSummaryMutation, useRestoreExecutiveSummaryMutation } from '../../generated/graphql.ts';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';

export function useDeleteSummary(): Deletions {
  const [deleteSummary] = useDeleteExecutiveSummaryMutation();
  const [restoreSummary] = useRestoreExecutiveSummaryMutation();
  return useDeletions({
    noun: 'Summary',
    remove: (id) => deleteSummary({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'ExecutiveSummary', id })! }) }),
    restore: (id) => restoreSummary({
      variables: { id },
      update(cache, { data }) {
        const fileId = data?.restoreExecutiveSummary.fileId;
        putBackIntoLists(cache, 'executiveSummaries', { __typename: 'ExecutiveSummary', id }, (list) => !list['fileId'] || list['fileId'] === fileId);
      },
    }),
  });
}
