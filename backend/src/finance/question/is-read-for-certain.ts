/** Whether a question is read for certain here, so that nobody else has to be asked how it is meant. */
import { asOf } from '../as-of.ts';
import type { Question } from './answer-question.ts';
import { isCertain } from './certain-plan.ts';
import { interpret } from './interpret/interpret.ts';

export function isReadForCertain({ text, vocabulary, today, previous }: Pick<Question, 'text' | 'vocabulary' | 'today' | 'previous'>): boolean {
  return vocabulary.dateTo === null || isCertain(interpret(text, vocabulary, { asOf: asOf(today, vocabulary.dateTo).date, previous }));
}
