/** A bounded piece of a list, newest first: how many, and after which item. */
import { AppError } from '../errors.ts';

export interface Page {
  readonly limit: number;
  /** The id of the last item of the page before; null for the first page. */
  readonly cursor: string | null;
}

export const DEFAULT_PAGE_SIZE = 50;
export const LARGEST_PAGE_SIZE = 200;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads a page as either door hands it over. Throws BAD_USER_INPUT naming `limit` or `cursor`. */
export function readPage(limit: number | null | undefined, cursor: string | null | undefined): Page {
  const size = limit ?? DEFAULT_PAGE_SIZE;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE_SIZE) {
    throw fieldError('limit', `The limit must be a whole number from 1 to ${LARGEST_PAGE_SIZE}.`);
  }
  if (cursor != null && !UUID.test(cursor)) throw fieldError('cursor', 'The cursor is not one that this list gave out.');
  return { limit: size, cursor: cursor ?? null };
}

/** Whether a text can be one of our identifiers at all; anything else is simply not found. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

function fieldError(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
