/** Uploads one file: puts it at the head of the list and says how it went. */
import type { ApolloCache } from '@apollo/client';
import { useImportStatementMutation, useUploadFileMutation, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetUploads } from './forget-figures.ts';
import { beginFile } from './known-file.ts';

interface UploadFile {
  /** `check`: its reading is to be confirmed first. Resolves to the file's id, or to null when it was refused: the toast has said why. */
  upload(file: File, check: boolean | undefined): Promise<string | null>;
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
  return { upload: useTelling((file, check) => mutate({ variables: { file, check } })), isUploading: loading };
}

/** Every format that can be read. */
export function useImportStatement(): UploadFile {
  const [mutate, { loading }] = useImportStatementMutation(OPTIONS);
  return { upload: useTelling((file, check) => mutate({ variables: { file, check } })), isUploading: loading };
}

function useTelling(send: (file: File, check: boolean | undefined) => Promise<Uploaded>): UploadFile['upload'] {
  const toasts = useToasts();
  return async (file, check) => {
    try {
      const { data } = await send(file, check);
      toasts.succeed('Upload Successful', 'Your file has been uploaded and AI analysis is starting. Check insights for results.');
      return data?.uploadFile.id ?? null;
    } catch (error) {
      toasts.fail('Upload Failed', requestErrorSentence(error) || 'Failed to upload file');
      return null;
    }
  };
}
