/** Where a page of the review begins: behind an item of a certain size. It holds also once that item has been decided. */
import { AppError } from '../../errors.ts';

export interface ReviewCursor {
  /** What the item's transactions add up to, without its sign. */
  readonly sizeMinor: string;
  readonly id: string;
}

const FORM = /^(\d{1,18})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ sizeMinor, id }: ReviewCursor): string => `${sizeMinor}_${id}`;

/** Throws BAD_USER_INPUT naming `cursor`. */
export function readCursor(text: string | null | undefined): ReviewCursor | null {
  if (text == null) return null;
  const [, sizeMinor, id] = FORM.exec(text) ?? [];
  if (sizeMinor !== undefined && id !== undefined) return { sizeMinor, id };
  const message = 'The cursor is not one that this list gave out.';
  throw new AppError('BAD_USER_INPUT', message, { fields: { cursor: message } });
}
