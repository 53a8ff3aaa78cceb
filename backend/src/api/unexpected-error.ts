/** Turns whatever went wrong into an error that may leave the house; everything that was not foreseen is logged and kept inside. */
import { databaseTrouble, type DatabaseTrouble } from '../database/database-trouble.ts';
import { goneMeanwhile, type Gone } from '../database/gone-meanwhile.ts';
import { AppError } from '../errors.ts';

export type LogError = (error: unknown) => void;

/** Answers about the request itself that Express and the body readers put into a `status`. */
const CLIENT_STATUS: Readonly<Record<number, () => AppError>> = {
  400: () => new AppError('BAD_USER_INPUT', 'The request could not be read.'),
  404: () => new AppError('NOT_FOUND', 'There is nothing here.'),
  413: () => new AppError('TOO_LARGE', 'The body is too large.'),
  /** The reader of multipart says so of a client that went away. */
  499: () => new AppError('BAD_USER_INPUT', 'The upload ended before the whole file had arrived.'),
  415: () => new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body has the wrong media type.'),
};

/** What the same reader throws, without a status, at a body that is none. */
const UNREADABLE = new Set(['Malformed part header', 'Malformed content type', 'Multipart: Boundary not found', 'Unexpected end of form', 'Unexpected end of file']);

const TROUBLE: Readonly<Record<DatabaseTrouble, () => AppError>> = {
  'too-slow': () => new AppError('UNAVAILABLE', 'This took longer than one request may. Please try again in a moment, or ask for a shorter period.', { retryAfterSeconds: 30 }),
  away: () => new AppError('UNAVAILABLE', 'The database cannot be reached just now. Nothing was lost; please try again in a moment.', { retryAfterSeconds: 5 }),
};

/** Of a call that outlived what it is about. */
const GONE: Readonly<Record<Gone, () => AppError>> = {
  business: () => new AppError('UNAUTHENTICATED', 'This account was deleted meanwhile.'),
  'something-of-it': () => new AppError('NOT_FOUND', 'What this is about was deleted meanwhile.'),
};

/** Null for a fault of our own: the door answers 500 without a word about its cause. */
export function asAppError(error: unknown, log: LogError): AppError | null {
  if (error instanceof AppError) return error;
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  const known = CLIENT_STATUS[status];
  if (known) return known();
  if (error instanceof Error && UNREADABLE.has(error.message)) return new AppError('BAD_USER_INPUT', 'The multipart body could not be read.');
  const gone = goneMeanwhile(error);
  if (gone) return GONE[gone]();
  log(error);
  const trouble = databaseTrouble(error);
  return trouble && TROUBLE[trouble]();
}

export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';
