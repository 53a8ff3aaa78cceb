/** Reads what an owner decides for single transactions. */
import { Input } from '../input.ts';

export interface Decision {
  readonly transactionIds: readonly string[];
  /** Name of the category; null takes an earlier choice back. */
  readonly category: string | null;
}

const MOST_AT_ONCE = 200;
const LONGEST_NAME = 200;

/** Throws BAD_USER_INPUT with every field at fault. */
export function readDecision(fields: unknown): Decision {
  const input = new Input(fields);
  const ids = (fields as { transactionIds?: unknown } | null)?.transactionIds;
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= MOST_AT_ONCE && ids.every((id) => typeof id === 'string');
  if (!isList) input.fault('transactionIds', `Name 1 to ${MOST_AT_ONCE} transactions by their identifiers.`);
  const category = input.optionalText('category', 'The category', LONGEST_NAME);
  input.check();
  return { transactionIds: [...new Set(ids as string[])], category };
}
