/** Has a file read by a mapping, and forgets what was remembered of earlier ones. */
import { useForgetLayoutMutation, useReadFileAgainMutation, type ReadingMappingInput } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { rereading } from './known-file.ts';

interface ReadAgain {
  /** True where the reading began. */
  readAgain(id: string, mapping: ReadingMappingInput): Promise<boolean>;
  forget(layoutId: string): Promise<boolean>;
  isBusy: boolean;
}

export function useReadAgain(): ReadAgain {
  const toasts = useToasts();
  const [read, { loading: isStarting, client }] = useReadFileAgainMutation({ fetchPolicy: 'no-cache' });
  const [forgetLayout, { loading: isForgetting }] = useForgetLayoutMutation();

  async function told(work: () => Promise<unknown>, title: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toasts.fail(title, requestErrorSentence(error));
      return false;
    }
  }

  return {
    readAgain(id, mapping) {
      const begun = rereading(client.cache, id);
      return told(() => read({ variables: { id, mapping }, update: (_cache, { data }) => { if (data) begun(data.readFileAgain); } }), 'Reading Not Changed');
    },
    forget: (id) => told(() => forgetLayout({ variables: { id } }), 'Not Forgotten'),
    isBusy: isStarting || isForgetting,
  };
}
