/** What may be uploaded: the name, the size and the content of one file, checked in this order. */
import { AppError } from '../../errors.ts';
import { detectMediaType, type MediaType } from '../../ingestion/media-type.ts';

const LONGEST_NAME = 255;

export interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface AcceptedUpload extends Upload {
  readonly mediaType: MediaType;
}

const NAMED_TYPES: Readonly<Record<string, MediaType>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** Throws BAD_USER_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA_TYPE. */
export function checkUpload(upload: Upload, limitBytes: number): AcceptedUpload {
  const fileName = cleanName(upload.fileName);
  const namedType = NAMED_TYPES[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  if (!namedType) throw fault('BAD_USER_INPUT', 'File type must be .csv or .pdf');
  if (upload.bytes.length > limitBytes) throw fault('TOO_LARGE', `File is larger than ${limitBytes} bytes`);
  if (upload.bytes.length === 0) throw fault('BAD_USER_INPUT', 'The file is empty.');
  const mediaType = detectMediaType(upload.bytes, fileName);
  if (mediaType !== namedType) throw fault('UNSUPPORTED_MEDIA_TYPE', `The content of ${fileName} is not a ${namedType === 'text/csv' ? 'CSV' : 'PDF'} file.`);
  return { fileName, bytes: upload.bytes, mediaType };
}

/** The last part of a path, without control characters; browsers on other systems send whole paths. */
function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return base.replaceAll(/\p{Cc}/gu, '').trim().slice(-LONGEST_NAME);
}

function fault(code: 'BAD_USER_INPUT' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE', message: string): AppError {
  return new AppError(code, message, { fields: { file: message } });
}
