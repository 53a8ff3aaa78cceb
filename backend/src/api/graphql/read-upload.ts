/** Reads a file that came with a GraphQL multipart request, whole and within the size limit. */
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError } from '../../errors.ts';
import { tooLarge, type UploadedFile } from '../uploaded-file.ts';

/** Throws TOO_LARGE; can be called again on the same upload. */
export async function readUpload(upload: Promise<FileUpload>, limitBytes: number): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  try {
    const { filename, createReadStream } = await upload;
    for await (const chunk of createReadStream() as AsyncIterable<Buffer>) chunks.push(chunk);
    return { fileName: nameOf(filename), bytes: Buffer.concat(chunks) };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    if (status === 413) throw tooLarge(limitBytes);
    throw new AppError('BAD_USER_INPUT', 'The upload ended before the whole file had arrived.');
  }
}

/** A part can be a file by its type alone, and then has no name. */
function nameOf(filename: string | undefined): string {
  return filename ?? '';
}
