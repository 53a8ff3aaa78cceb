/** Deletes a file and takes its rows out of everything that is shown; and takes that back. */
import type { ApolloCache } from '@apollo/client';
import { putBackIntoLists } from '../../app/apollo/put-back-into-lists.ts';
import { useDeleteFileMutation, useRestoreFileMutation } from '../../generated/graphql.ts';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';
import { forgetFigures } from './forget-figures.ts';

/** Questions and summaries about it went, or came, with it. */
function forgetWhatFollows(cache: ApolloCache): void {
  for (const fieldName of ['executiveSummaries', 'queries']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  forgetFigures(cache);
}

export function useDeleteFile(): Deletions {
  const [deleteFile] = useDeleteFileMutation();
  const [restoreFile] = useRestoreFileMutation();
  return useDeletions({
    noun: 'File',
    consequence: 'Its transactions are out of your figures.',
    remove: (id) => deleteFile({
      variables: { id },
      update(cache) {
        cache.evict({ id: cache.identify({ __typename: 'FinancialFile', id })! });
        forgetWhatFollows(cache);
      },
    }),
    restore: (id) => restoreFile({
      variables: { id },
      update(cache) {
        putBackIntoLists(cache, 'files', { __typename: 'FinancialFile', id });
        forgetWhatFollows(cache);
      },
    }),
  });
}
