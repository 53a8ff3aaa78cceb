/** Uploads one file: puts it at the head of the list and says how it went. */
import type { ApolloCache } from '@apollo/client';
import { useImportStatementMutation, useUploadFileMutation, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetUploads } from './forget-figures.ts';
import { beginFile } from './known-file.ts';

interface UploadFile {
  /** Resolves to the file's id, or to null when it was refused: the toast has said why. */
  upload(file: File): Promise<string | null>;
  isUploading: boolean;
}

interface Uploaded { data?: { uploadFile: FileRow_FileFragment } | null }

const OPTIONS = {
  fetchPolicy: 'no-cache',
  update(cache: ApolloCache, { data }: Uploaded) {
    if (!data) return;
    beginFile(cache, data.uploadFile);
    forgetUploads(cache);
  },
} as const;

/** CSV and PDF. */
export function useUploadFile(): UploadFile {
  const [mutate, { loading }] = useUploadFileMutation(OPTIONS);
  return { upload: useTelling((file) => mutate({ variables: { file } })), isUploading: loading };
}

/** Every format that can be read. */
export function useImportStatement(): UploadFile {
  const [mutate, { loading }] = useImportStatementMutation(OPTIONS);
  return { upload: useTelling((file) => mutate({ variables: { file } })), isUploading: loading };
}

function useTelling(send: (file: File) => Promise<Uploaded>): UploadFile['upload'] {
  const toasts = useToasts();
  return async (file) => {
    try {
      const { data } = await send(file);
      toasts.succeed('Upload Successful', 'Your file has been uploaded and AI analysis is starting. Check insights for results.');
      return data?.uploadFile.id ?? null;
    } catch (error) {
      toasts.fail('Upload Failed', requestErrorSentence(error) || 'Failed to upload file');
      return null;
    }
  };
}
