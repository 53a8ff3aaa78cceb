/** Uploads one file: puts it at the head of the list and says how it went. */
import { useUploadFileMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetUploads } from './forget-figures.ts';
import { beginFile } from './known-file.ts';

interface UploadFile {
  /** Resolves to the file's id, or to null when it was refused: the toast has said why. */
  upload(file: File): Promise<string | null>;
  isUploading: boolean;
}

export function useUploadFile(): UploadFile {
  const toasts = useToasts();
  const [mutate, { loading }] = useUploadFileMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      if (!data) return;
      beginFile(cache, data.uploadFile);
      forgetUploads(cache);
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
