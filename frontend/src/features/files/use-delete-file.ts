/** Deletes a file and takes its rows out of everything that is shown. */
import { useDeleteFileMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from './forget-figures.ts';

interface DeleteFile {
  remove(file: { id: string; fileName: string }): Promise<void>;
  isDeleting: boolean;
}

export function useDeleteFile(): DeleteFile {
  const toasts = useToasts();
  const [mutate, { loading }] = useDeleteFileMutation();

  async function remove({ id, fileName }: { id: string; fileName: string }): Promise<void> {
    try {
      await mutate({
        variables: { id },
        update(cache) {
          cache.evict({ id: cache.identify({ __typename: 'FinancialFile', id })! });
          // Its summaries went with it.
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'executiveSummaries' });
          forgetFigures(cache);
        },
      });
      toasts.succeed('File Deleted', `${fileName} and its transactions have been removed.`);
    } catch (error) {
      toasts.fail('Delete Failed', requestErrorSentence(error));
    }
  }

  return { remove, isDeleting: loading };
}
