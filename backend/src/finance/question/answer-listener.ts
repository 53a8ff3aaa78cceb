/** Hears of an answer while it is being made, of each stage once it is really done. A question that is read anew is told anew. */
import type { AnswerData } from './answer.ts';

export interface AnswerListener {
  /** The question is understood: the plan in plain words, which is computed next. */
  read(reading: string): void;
  /** The figures are there, their words are not yet. */
  computed(answer: AnswerData): void;
}
