/** Deletes a report, and takes that back. */
import { putBackIntoLists } from '../../app/apollo/put-back-into-lists.ts';
import { useDeleteReportMutation, useRestoreReportMutation } from '../../generated/graphql.ts';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';

export function useDeleteReport(): Deletions {
  const [deleteReport] = useDeleteReportMutation();
  const [restoreReport] = useRestoreReportMutation();
  return useDeletions({
    noun: 'Report',
    remove: (id) => deleteReport({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'FinancialReport', id })! }) }),
    restore: (id) => restoreReport({
      variables: { id },
      update(cache, { data }) {
        putBackIntoLists(cache, 'reports', { __typename: 'FinancialReport', id }, (list) => !list['type'] || list['type'] === data?.restoreReport.type);
      },
    }),
  });
}
