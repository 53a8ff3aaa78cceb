/** Reads a request's body within its bound: JSON for most routes, one multipart file for uploads, bytes as they came for deliveries. */
import type { Request } from 'express';
import { AppError } from '../../errors.ts';
import { checkBody } from '../body-check.ts';
import { tooLarge, tooManyFiles, type UploadedFile } from '../uploaded-file.ts';
import { singleFile } from './single-file.ts';

const JSON_LIMIT_BYTES = 256 * 1024;
const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const DELIVERY_LIMIT_BYTES = 1024 * 1024;
/** Room for the part's own headers and boundaries around a file of the largest size. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

/** Undefined for an empty body. Throws BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE or TOO_LARGE. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, JSON_LIMIT_BYTES, () => new AppError('TOO_LARGE', `The body is larger than ${JSON_LIMIT_BYTES} bytes.`));
  // An empty body of another type, too: what forms of other sites' pages send, empty or not, is none of ours.
  const type = request.get('content-type');
  const isOther = type === undefined ? bytes.length > 0 : !JSON_TYPE.test(type);
  if (isOther) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  if (bytes.length === 0) return undefined;
  const body = parsed(bytes.toString('utf8'));
  checkBody(body);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The body is not valid JSON.');
  }
}

export async function readUpload(request: Request, limitBytes: number): Promise<UploadedFile> {
  if (!request.is('multipart/form-data')) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data in a part named "file".');
  const body = await readBytes(request, limitBytes + MULTIPART_OVERHEAD_BYTES, () => tooLarge(limitBytes));
  const contentType = request.get('content-type') ?? '';
  const file = singleFile(body, contentType) ?? await fileOf(body, contentType);
  if (file.bytes.length > limitBytes) throw tooLarge(limitBytes);
  return file;
}

async function fileOf(body: Buffer<ArrayBuffer>, contentType: string): Promise<UploadedFile> {
  const parts = await readParts(body, contentType);
  const files = parts.filter((part) => typeof part !== 'string');
  if (files.length > 1) throw tooManyFiles();
  const file = files[0];
  if (!file) throw new AppError('BAD_USER_INPUT', 'Send one file in a part named "file".', { fields: { file: 'A file is required.' } });
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Whatever its media type: only its sender knows what it means. Throws TOO_LARGE. */
export async function readDelivery(request: Request): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const body = await readBytes(request, DELIVERY_LIMIT_BYTES, () => new AppError('TOO_LARGE', `The body is larger than ${DELIVERY_LIMIT_BYTES} bytes.`));
  const headers = Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { headers: Object.fromEntries(headers), body };
}

async function readParts(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<(string | File)[]> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return form.getAll('file');
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The multipart body could not be read.');
  }
}

/** Stops listening at the bound; the rest of the body is drained unread so that the answer reaches the client. */
async function readBytes(request: Request, limit: number, refusal: () => AppError): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > 4 * limit) throw refusal();
  }
  if (size > limit) throw refusal();
  return Buffer.concat(chunks);
}
