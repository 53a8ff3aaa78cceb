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
  const size = readLimit(limit, { standard: DEFAULT_PAGE_SIZE, most: LARGEST_PAGE_SIZE });
  if (cursor != null && !UUID.test(cursor)) throw fieldError('cursor', 'The cursor is not one that this list gave out.');
  return { limit: size, cursor: cursor ?? null };
}

/** How many items a caller wants. Throws BAD_USER_INPUT naming `limit`. */
export function readLimit(limit: number | null | undefined, { standard, most }: { standard: number; most: number }): number {
  const size = limit ?? standard;
  if (!Number.isInteger(size) || size < 1 || size > most) throw fieldError('limit', `The limit must be a whole number from 1 to ${most}.`);
  return size;
}

/** Whether a text can be one of our identifiers at all; anything else is simply not found. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

function fieldError(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
