/** Brings the sample statement into an account without files. */
import { useImportSampleStatementMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetUploads } from './forget-figures.ts';
import { beginFile } from './known-file.ts';

export function useImportSample() {
  const toasts = useToasts();
  const [mutate, { loading }] = useImportSampleStatementMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      if (!data) return;
      beginFile(cache, data.importSampleStatement);
      forgetUploads(cache);
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
