/** Uploads one file: puts it at the head of the list and says how it went. */
import { useUploadFileMutation } from '../../generated/graphql.ts';
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from './forget-figures.ts';

interface UploadFile {
  /** Resolves to the file's id, or to null when it was refused: the toast has said why. */
  upload(file: File): Promise<string | null>;
  isUploading: boolean;
}

export function useUploadFile(): UploadFile {
  const toasts = useToasts();
  const [mutate, { loading }] = useUploadFileMutation({
    update(cache, { data }) {
      if (!data) return;
      prependToLists(cache, 'files', { __typename: 'FinancialFile', id: data.uploadFile.id });
      forgetFigures(cache);
    },
  });

  async function upload(file: File): Promise<string | null> {
    try {
      const { data } = await mutate({ variables: { file } });
      toasts.succeed('Upload Successful', 'Your file has been uploaded and AI analysis is starting. Check insights for results.');
      return data?.uploadFile.id ?? null;
    } catch (error) {
      toasts.fail('Upload Failed', requestErrorSentence(error) || 'Failed to upload file');
      return null;
    }
  }

  return { upload, isUploading: loading };
}
