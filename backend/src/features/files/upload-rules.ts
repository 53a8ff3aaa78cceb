/** What may be uploaded: the name, the size and the content of one file, checked in this order. */
import { AppError } from '../../errors.ts';
import { withoutTurns } from '../../finance/ledger/ledger-text.ts';
import { ADVICE_BY_ENDING, endingOf, FORMATS_BY_ENDING, formatWords, MEDIA_TYPES, type Format, type MediaType } from '../../ingestion/formats.ts';
import { adviceOnContent, detectMediaType } from '../../ingestion/media-type.ts';

const LONGEST_NAME = 255;
/** What is left of a character that was cut in two. */
const HALF_IN_FRONT = /^[\udc00-\udfff]/;

export interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Whether how the file is read is to be confirmed before it counts; absent: as the business wants it of each file. */
export interface UploadOptions {
  readonly isChecked?: boolean | null | undefined;
}

export interface AcceptedUpload extends Upload {
  readonly mediaType: MediaType;
}

/** Which endings a door takes, and what it says about any other. */
export interface UploadKinds {
  readonly formatsByEnding: ReadonlyMap<string, readonly Format[]>;
  readonly refusal: string;
  /** What to do with files of other endings, where the door says that. */
  readonly advice?: ReadonlyMap<string, string>;
}

export const DOCUMENTED_KINDS: UploadKinds = { formatsByEnding: new Map([['csv', ['csv']], ['pdf', ['pdf']]]), refusal: 'File type must be .csv or .pdf' };

const ENDINGS = [...FORMATS_BY_ENDING.keys()].map((ending) => `.${ending}`);
export const IMPORT_KINDS: UploadKinds = { formatsByEnding: FORMATS_BY_ENDING, refusal: `File type must be ${ENDINGS.slice(0, -1).join(', ')} or ${ENDINGS.at(-1)}`, advice: ADVICE_BY_ENDING };

/** Throws BAD_USER_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA_TYPE. */
export function checkUpload(upload: Upload, kinds: UploadKinds, limitBytes: number): AcceptedUpload {
  const fileName = cleanName(upload.fileName);
  const formats = kinds.formatsByEnding.get(endingOf(fileName));
  if (!formats) throw fault('BAD_USER_INPUT', [kinds.refusal, kinds.advice?.get(endingOf(fileName))].filter(Boolean).join('. '));
  if (upload.bytes.length > limitBytes) throw fault('TOO_LARGE', `File is larger than ${limitBytes} bytes`);
  if (upload.bytes.length === 0) throw fault('BAD_USER_INPUT', 'The file is empty.');
  const mediaType = detectMediaType(upload.bytes, fileName);
  if (mediaType === null || !formats.some((format) => MEDIA_TYPES[format] === mediaType)) throw fault('UNSUPPORTED_MEDIA_TYPE', `The content of ${fileName} is not ${formatWords(formats)}.${kinds.advice ? ` ${adviceOnContent(upload.bytes) ?? ''}`.trimEnd() : ''}`);
  return { fileName, bytes: upload.bytes, mediaType };
}

/** The end of the last part of a path, without characters that act; browsers on other systems send whole paths. */
function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return withoutTurns(base).replaceAll(/\p{Cc}/gu, '').trim().slice(-LONGEST_NAME).replace(HALF_IN_FRONT, '').toWellFormed();
}

function fault(code: 'BAD_USER_INPUT' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE', message: string): AppError {
  return new AppError(code, message, { fields: { file: message } });
}
