/** Reads a rule as an owner states it: what it matches, and the category that it gives. */
import { Input } from '../input.ts';
import { RULE_MATCHES, wordsOf, type RuleTarget } from '../ledger/category-rules.ts';

export interface NewRule extends RuleTarget {
  /** Name of the category. */
  readonly category: string;
}

const LONGEST_PATTERN = 200;
const MOST_WORDS = 10;
const LONGEST_NAME = 200;
const DIRECTIONS = ['in', 'out'] as const;

/** Throws BAD_USER_INPUT with every field at fault. */
export function readNewRule(fields: unknown): NewRule {
  const input = new Input(fields);
  const match = input.oneOf('match', 'What to match', RULE_MATCHES);
  const pattern = input.text('pattern', match === 'counterparty' ? 'The counterparty' : 'The words', LONGEST_PATTERN).replace(/\s+/g, ' ');
  if (match === 'description' && wordsOf(pattern).length > MOST_WORDS) input.fault('pattern', `Give at most ${MOST_WORDS} words.`);
  const isEitherWay = (fields as { direction?: unknown } | null)?.direction == null;
  const direction = isEitherWay ? null : input.oneOf('direction', 'The direction', DIRECTIONS);
  const category = input.text('category', 'The category', LONGEST_NAME);
  input.check();
  return { match, pattern, direction, category };
}
