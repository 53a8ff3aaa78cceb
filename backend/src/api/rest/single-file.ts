/** The file of a multipart body that holds nothing else, where it lies: the platform's own reader would copy ten megabytes six times before anything is done with them. */
import type { UploadedFile } from '../uploaded-file.ts';

const BOUNDARY = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
/** Plain headers of one part; names that are quoted or encoded in any way are for the platform's reader. */
const HEADERS = /^Content-Disposition: form-data; name="file"; filename="([^"\\%\r\n]+)"(?:\r\nContent-Type: [\w.+/-]+)?$/i;
const HEADERS_END = '\r\n\r\n';
const MOST_HEADER_BYTES = 1_024;

/** Null for every other body: it may be sound all the same. */
export function singleFile(body: Buffer, contentType: string): UploadedFile | null {
  const boundary = BOUNDARY.exec(contentType)?.[2];
  if (boundary === undefined) return null;
  const opening = `--${boundary}\r\n`;
  const closing = `\r\n--${boundary}--`;
  const start = body.subarray(0, MOST_HEADER_BYTES).indexOf(HEADERS_END);
  if (start < 0 || body.toString('latin1', 0, opening.length) !== opening) return null;
  const fileName = HEADERS.exec(body.toString('utf8', opening.length, start))?.[1];
  const from = start + HEADERS_END.length;
  // The first delimiter behind the headers has to be the last: then there is one part.
  const end = body.indexOf(closing.slice(0, -2), from);
  if (fileName === undefined || end < 0 || body.length > end + closing.length + 2) return null;
  const rest = body.toString('latin1', end);
  if (rest !== closing && rest !== `${closing}\r\n`) return null;
  return { fileName, bytes: body.subarray(from, end) };
}
