/** Whether a question is read for certain here, so that nobody else has to be asked how it is meant. */
import { asOf } from '../as-of.ts';
import type { Question } from './answer-question.ts';
import { isCertain } from './certain-plan.ts';
import { interpret } from './interpret/interpret.ts';
import { understand } from './understand.ts';

/** By the grammar, and the second reader is not sure of another meaning. */
export function isReadForCertain({ text, vocabulary, today, previous }: Pick<Question, 'text' | 'vocabulary' | 'today' | 'previous'>): boolean {
  if (vocabulary.dateTo === null) return true;
  const context = { asOf: asOf(today, vocabulary.dateTo).date, previous };
  return isCertain(interpret(text, vocabulary, context)) && isCertain(understand(text, vocabulary, context));
}
