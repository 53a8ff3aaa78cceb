/** A file as either door hands it to the services: whole, in memory, within the size limit. */
import { AppError } from '../errors.ts';

export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export function tooLarge(limitBytes: number): AppError {
  return new AppError('TOO_LARGE', `File is larger than ${limitBytes} bytes`);
}

export function tooManyFiles(): AppError {
  return new AppError('BAD_USER_INPUT', 'Too many files', { fields: { file: 'Upload one file at a time.' } });
}
