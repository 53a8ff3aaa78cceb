/** Reads what an owner decides in the review. */
import { AppError } from '../../errors.ts';
import { Input } from '../input.ts';
import { isId } from '../page.ts';

export interface ItemDecision {
  readonly id: string;
  /** Name of the category. */
  readonly category: string;
  /** For everything with this counterparty from now on: a rule. */
  readonly isAlways: boolean;
}

const MOST_AT_ONCE = 100;
const LONGEST_NAME = 200;

/** Throws BAD_USER_INPUT with every field at fault. */
export function readReviewDecisions(fields: unknown): ItemDecision[] {
  const list = (fields as { decisions?: unknown } | null)?.decisions;
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_AT_ONCE) {
    const message = `Send 1 to ${MOST_AT_ONCE} decisions.`;
    throw new AppError('BAD_USER_INPUT', message, { fields: { decisions: message } });
  }
  const decisions = list.map(readOne);
  if (new Set(decisions.map(({ id }) => id)).size < decisions.length) throw new AppError('BAD_USER_INPUT', 'Decide each item once.', { fields: { decisions: 'Decide each item once.' } });
  return decisions;
}

function readOne(fields: unknown): ItemDecision {
  const input = new Input(fields);
  const id = input.text('id', 'The item', LONGEST_NAME).toLowerCase();
  const category = input.text('category', 'The category', LONGEST_NAME);
  const isAlways = input.optionalFlag('isAlways', 'Always') ?? false;
  input.check();
  if (!isId(id)) throw noSuchItem();
  return { id, category, isAlways };
}

/** Also for one that was decided in the meantime. */
export function noSuchItem(): AppError {
  return new AppError('NOT_FOUND', 'There is nothing left to review here.');
}
