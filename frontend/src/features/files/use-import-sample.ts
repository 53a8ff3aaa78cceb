/** Brings the sample statement into an account without files. */
import { useImportSampleStatementMutation } from '../../generated/graphql.ts';
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from './forget-figures.ts';

export function useImportSample() {
  const toasts = useToasts();
  const [mutate, { loading }] = useImportSampleStatementMutation({
    update(cache, { data }) {
      if (!data) return;
      prependToLists(cache, 'files', { __typename: 'FinancialFile', id: data.importSampleStatement.id });
      forgetFigures(cache);
    },
  });

  async function importSample(): Promise<void> {
    try {
      await mutate();
      toasts.succeed('Sample Statement Added', 'It is being read like any file of yours. Remove it whenever you like.');
    } catch (error) {
      toasts.fail('Upload Failed', requestErrorSentence(error));
    }
  }

  return { importSample, isImporting: loading };
}
